import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cruiseAt, faultsOf } from "./cruise-at.ts";
import { sourceFiles } from "./source-files.ts";

/** Names of the rules that these files break. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-rules-"));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const result = await cruiseAt(folder, ["src"]);
  rmSync(folder, { recursive: true });
  return [...new Set(result.summary.violations.map((violation) => violation.rule.name))].sort();
}

const leaf = "export const x = 1;\n";

test("the guard sees every source file, and says which it does not", async () => {
  const seen = await cruiseAt(process.cwd(), ["src/app/words", "src/ui/forms"]);
  const files = ["src/app/words", "src/ui/forms"].flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(50);
  expect(files.some((file) => file.endsWith(".tsx"))).toBe(true);
  expect(faultsOf(seen, files)).toEqual([]);
  expect(faultsOf(seen, ["src/none.ts"])).toEqual(["not seen: src/none.ts"]);
  expect(seen.modules.some((module) => module.dependencies.length > 0)).toBe(true);
});

test.each([
  ["domain-imports-nothing", "src/menu/menu/domain/a.ts", "src/platform/server/b.ts"],
  ["contract-imports-domain", "src/menu/menu/contract/a.ts", "src/menu/menu/words/b.ts"],
  ["words-import-nothing", "src/menu/menu/words/a.ts", "src/menu/menu/domain/b.ts"],
  ["ui-imports-no-other-root", "src/ui/a.ts", "src/platform/web/b.ts"],
  ["ui-imports-no-other-root", "src/ui/a.ts", "src/service/cart/domain/b.ts"],
  ["platform-imports-no-feature", "src/platform/server/a.ts", "src/service/orders/server/b.ts"],
  ["server-imports-no-web", "src/service/orders/server/a.ts", "src/service/orders/web/b.ts"],
  ["ministry-imports-no-product", "src/ministry/a.ts", "src/service/orders/server/b.ts"],
  ["ministry-is-started-alone", "src/platform/server/a.ts", "src/ministry/b.ts"],
  ["web-imports-no-server", "src/service/orders/web/a.ts", "src/platform/server/b.ts"],
  ["guest-imports-no-server", "src/service/visits/guest/a.ts", "src/ui/b.ts"],
  ["other-areas-by-their-door", "src/service/orders/server/a.ts", "src/menu/menu/server/b.ts"],
  ["nobody-imports-the-gallery", "src/money/cash/web/a.ts", "src/app/web/gallery/b.ts"],
  ["nobody-imports-tests", "src/menu/menu/domain/a.ts", "src/menu/menu/domain/b.test.ts"],
])("%s: %s may not import %s, not even a type", async (rule, from, to) => {
  const between = path.relative(path.dirname(from), to);
  const specifier = between.startsWith(".") ? between : `./${between}`;
  expect(await brokenBy({ [from]: `export type { x } from "${specifier}";\n`, [to]: leaf })).toContain(rule);
});

test("a feature may enter one of another area by its door, and of its own by file", async () => {
  const files = {
    "src/service/orders/server/a.ts": 'export { x } from "../../../menu/menu/server/public.ts";\n',
    "src/menu/menu/server/public.ts": 'export { x } from "./b.ts";\n',
    "src/menu/menu/server/b.ts": 'export { x } from "../../combos/server/c.ts";\n',
    "src/menu/combos/server/c.ts": leaf,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test("circles and packages in the pure roots are refused", async () => {
  const circle = {
    "src/menu/menu/domain/a.ts": 'import { y } from "./b.ts";\nexport const x = () => y;\n',
    "src/menu/menu/domain/b.ts": 'import { x } from "./a.ts";\nexport const y = () => x;\n',
  };
  expect(await brokenBy(circle)).toEqual(["no-circles"]);
  const packages = {
    "src/menu/menu/domain/a.ts": 'import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n',
  };
  expect(await brokenBy(packages)).toEqual(["domain-imports-nothing-packages"]);
});
