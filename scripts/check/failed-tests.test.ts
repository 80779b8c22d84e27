import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { journeyReport } from "./failed-tests.mjs";

/** Returns the report of a run with one journey that failed and was tried again. */
function reportOf(page: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const context = path.join(folder, "error-context.md");
  writeFileSync(context, page);
  const first = {
    errors: [{ message: "no button" }],
    attachments: [{ name: "error-context", path: context }],
  };
  const spec = {
    file: "cash.spec.ts",
    line: 7,
    title: "counts",
    tests: [{ status: "flaky", results: [first, {}] }],
  };
  return { suites: [{ specs: [spec] }], stats: { expected: 3 } };
}

test("a journey that was tried again is told with the page of its first attempt", () => {
  const page = '# Test info\n\n```yaml\n- navigation "Menú"\n- main:\n  - alert: Sin conexión\n```\n';
  const { passed, failed, again } = journeyReport(reportOf(page));
  expect({ passed, failed }).toEqual({ passed: 3, failed: [] });
  expect(again[0]).toContain("cash.spec.ts:7 counts\n    no button\n    The page then:\n      - main:\n");
  expect(again[0]).toContain("Sin conexión");
  expect(again[0]).not.toContain("Menú");
});

test("a journey that saw no page is told by its error alone", () => {
  expect(journeyReport(reportOf("# Test info\n")).again[0]).toMatch(/no button$/);
});
