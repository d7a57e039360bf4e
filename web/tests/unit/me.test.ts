import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import type { Me } from "../../src/lib/types";
import { meet, rename, whoAmI } from "../../src/lib/me.svelte";

afterEach(() => vi.restoreAllMocks());

test("a name given before the server has said who this is waits for that", async () => {
  let introduce = (_: Me): void => {};
  vi.spyOn(api, "me").mockReturnValue(new Promise((resolve) => (introduce = resolve)));
  const changed = vi.spyOn(api, "changeMe").mockResolvedValue({ id: "g", name: "Ada", language: null, avatar: "owl" });
  const met = meet();
  const renamed = rename("Ada");
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
  introduce({ id: "g", name: "", language: null, avatar: "owl" });
  await Promise.all([met, renamed]);
  expect(changed).toHaveBeenCalledOnce();
  expect(whoAmI()?.name).toBe("Ada");
});
