// The page as a slow line wants it: first what is asked of the server (`src/early.ts`, a script of its own), then what the page is painted with, then
// what makes it work, and letters last, which nothing waits for.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const EARLY = join(import.meta.dirname, "../src/early.ts");
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPTS = /\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g;

export function page(): Plugin {
  let early = "";
  return {
    name: "page",
    apply: "build",
    enforce: "pre",
    async generateBundle() {
      const source = await compiled();
      early = `assets/early-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName: early, source });
    },
    transformIndexHtml: { order: "post", handler: (html) => inOrder(html, early) },
  };
}

async function compiled(): Promise<string> {
  const rolldownOptions = { input: EARLY, output: { format: "iife" as const } };
  const built = (await build({ configFile: false, logLevel: "warn", publicDir: false, build: { write: false, target: "es2022", rolldownOptions } })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

export function inOrder(html: string, early: string): string {
  const styles = html.match(STYLES) ?? [];
  const scripts = html.match(SCRIPTS) ?? [];
  const ask = `\n    <script async fetchpriority="high" src="/${early}"></script>`;
  const rest = html.replace(STYLES, "").replace(SCRIPTS, "");
  return rest.replace("</title>", ["</title>", ask, ...styles, ...scripts].join(""));
}
