import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** What knip says of these files under our own configuration; empty when it is content. */
function unusedIn(files: Readonly<Record<string, string>>, ...options: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-unused-"));
  copyFileSync("knip.jsonc", path.join(folder, "knip.jsonc"));
  for (const [file, content] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const knip = path.resolve("node_modules/knip/bin/knip.js");
  const args = [
    knip,
    "--directory",
    folder,
    "--no-progress",
    "--no-config-hints",
    "--include",
    "files,exports",
  ];
  try {
    return execFileSync(process.execPath, [...args, ...options], { encoding: "utf8" });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("what only a test uses is found in the production mode alone", () => {
  const files = {
    "vitest.config.ts": "export default {};",
    "package.json":
      '{ "type": "module", "devDependencies": { "vitest": "5" }, "scripts": { "test": "vitest" } }',
    "src/app/server/main.ts": 'import { used } from "../../domain/rule.ts";\nused();',
    "src/domain/rule.ts": "export const used = () => 1;\nexport const forTestsOnly = () => 2;",
    "src/domain/rule.test.ts": 'import { forTestsOnly } from "./rule.ts";\nforTestsOnly();',
  };
  expect(unusedIn(files)).toBe("");
  expect(unusedIn(files, "--production")).toContain("forTestsOnly");
});
