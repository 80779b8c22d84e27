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
  const seen = await cruiseAt(process.cwd(), ["src/messages", "src/ui/forms"]);
  const files = ["src/messages", "src/ui/forms"].flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(50);
  expect(files.some((file) => file.endsWith(".tsx"))).toBe(true);
  expect(faultsOf(seen, files)).toEqual([]);
  expect(faultsOf(seen, ["src/none.ts"])).toEqual(["not seen: src/none.ts"]);
  expect(seen.modules.some((module) => module.dependencies.length > 0)).toBe(true);
});

test.each([
  ["domain-imports-nothing", "src/domain/a.ts", "src/server/platform/b.ts"],
  ["contract-imports-domain", "src/contract/a.ts", "src/messages/b.ts"],
  ["messages-import-nothing", "src/messages/a.ts", "src/domain/b.ts"],
  ["ui-imports-no-other-root", "src/ui/a.ts", "src/web/b.ts"],
  ["ui-imports-no-other-root", "src/ui/a.ts", "src/domain/cart/b.ts"],
  ["platform-imports-no-feature", "src/server/platform/a.ts", "src/server/features/orders/b.ts"],
  ["features-import-inward", "src/server/features/orders/a.ts", "src/web/b.ts"],
  ["ministry-imports-no-product", "src/ministry/a.ts", "src/server/features/orders/b.ts"],
  ["ministry-is-started-alone", "src/server/platform/a.ts", "src/ministry/b.ts"],
  ["web-imports-no-server", "src/web/a.ts", "src/server/platform/b.ts"],
  ["guest-imports-no-server", "src/guest/a.ts", "src/ui/b.ts"],
  ["features-by-their-public-door", "src/server/features/orders/a.ts", "src/server/features/menu/b.ts"],
  ["nobody-imports-the-gallery", "src/web/features/cash/a.ts", "src/web/gallery/b.ts"],
  ["nobody-imports-tests", "src/domain/a.ts", "src/domain/b.test.ts"],
])("%s: %s may not import %s, not even a type", async (rule, from, to) => {
  const between = path.relative(path.dirname(from), to);
  const specifier = between.startsWith(".") ? between : `./${between}`;
  expect(await brokenBy({ [from]: `export type { x } from "${specifier}";\n`, [to]: leaf })).toContain(rule);
});

test("a feature may enter another one by its public door", async () => {
  const files = {
    "src/server/features/orders/a.ts": 'export { x } from "../menu/public.ts";\n',
    "src/server/features/menu/public.ts": 'export { x } from "./b.ts";\n',
    "src/server/features/menu/b.ts": leaf,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test("circles and packages in the pure roots are refused", async () => {
  const circle = {
    "src/domain/a.ts": 'import { y } from "./b.ts";\nexport const x = () => y;\n',
    "src/domain/b.ts": 'import { x } from "./a.ts";\nexport const y = () => x;\n',
  };
  expect(await brokenBy(circle)).toEqual(["no-circles"]);
  const packages = {
    "src/domain/a.ts": 'import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n',
  };
  expect(await brokenBy(packages)).toEqual(["domain-imports-nothing-packages"]);
});
