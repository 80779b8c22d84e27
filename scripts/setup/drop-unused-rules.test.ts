import { parseAst } from "vite";
import { expect, test } from "vitest";
import { dropUnusedRules } from "./drop-unused-rules.ts";

type Transform = (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | null;

const transformed = (code: string, id: string) =>
  (dropUnusedRules().transform as unknown as Transform).call({ parse: parseAst }, code, id)?.code;

test("calls that make a value of the contract may be left out, whatever they are given", () => {
  const code = "export const a = z.object({ b: c() });\nconst d = e().f();\nexport const g = 1;\nh();\n";
  expect(transformed(code, "/src/menu/menu/contract/things.ts")).toBe(
    "export const a = /* @__PURE__ */ (() => z.object({ b: c() }))();\nconst d = /* @__PURE__ */ (() => e().f())();\nexport const g = 1;\nh();\n",
  );
});

test("other sources stay as they are", () => {
  expect(transformed("export const a = b();", "/src/app/web/main.tsx")).toBeUndefined();
  expect(transformed("export const a = b();", "/node_modules/zod/index.js")).toBeUndefined();
});
