import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { trimmed } from "../../tools/words";
import { LANGUAGES, sources } from "./words";

test("comments go, messages of several lines stay whole", () => {
  const source = "# why\na = 1\n\nb = { $n ->\n    [one] one\n   *[other] many\n}\n# end\nc = 3\n";
  expect(trimmed(source)).toBe("a = 1\nb = { $n ->\n    [one] one\n   *[other] many\n}\nc = 3\n");
  expect(trimmed(source, (id) => id === "b")).toContain("*[other] many");
});

test.each(LANGUAGES)("no sentence is lost in %s", (language) => {
  const ids = (texts: string[]) => {
    const bundle = new FluentBundle(language);
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return [...bundle._messages.keys()];
  };
  const whole = sources(language);
  expect(ids(whole.map((text) => trimmed(text)))).toEqual(ids(whole));
});
