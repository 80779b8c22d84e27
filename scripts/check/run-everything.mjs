import { fileURLToPath } from "node:url";
import { ensureDependencies } from "../setup/dependencies.mjs";
import { ensureNode } from "../setup/node-runtime.mjs";
import { orTell } from "../setup/step.mjs";
import { buildChecks, sourceChecks } from "./checks.mjs";
import { browserSuite, hasBrowserTests, unitSuite } from "./suites.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const parts = ["checks", "unit", "e2e"];

/**
 * Runs the parts that are asked for (all without an argument) and ends the process: last line "N passed, N failed",
 * exit code 0 only when nothing failed. Further arguments go to vitest or Playwright when one part is named.
 */
export async function runEverything([part, ...filters]) {
  if (part !== undefined && !parts.includes(part)) {
    console.error(`Unknown part "${part}": npm test [-- ${parts.join(" | ")}]`);
    process.exit(1);
  }
  const wants = (name) => part === undefined || part === name;
  const node = await orTell(async () => {
    await ensureDependencies(root, { development: true });
    return ensureNode(root);
  });
  const results = [];
  // Two lanes, because two cores are certain: the checks of the sources beside the tests.
  await Promise.all([
    wants("checks") && runChecks(sourceChecks(root, node), results),
    wants("unit") &&
      runSuite("unit, API and database tests (vitest)", () => unitSuite(root, node, filters), results),
  ]);
  // A browser test measures time-outs, so nothing runs beside it.
  if (wants("checks") || wants("e2e")) {
    const [build, size] = buildChecks(root, node);
    await runChecks(wants("checks") ? [build, size] : [build], results);
  }
  if (wants("e2e")) await browserTests(node, filters, results);
  tellAndEnd(results);
}

async function runChecks(checks, results) {
  for (const { title, work } of checks) {
    await note(title, results, async () => ({ passed: 1, failed: 0, line: await work() }));
  }
}

async function runSuite(title, work, results) {
  await note(title, results, async () => {
    const result = await work();
    return { ...result, line: `${result.passed} passed, ${result.failed} failed` };
  });
}

async function browserTests(node, filters, results) {
  const title = "browser tests (Playwright)";
  if (hasBrowserTests(root)) return runSuite(title, () => browserSuite(root, node, filters), results);
  console.log(`  - ${title}: none are written yet, e2e/ has no *.spec.ts; not counted`);
}

async function note(title, results, work) {
  const begin = performance.now();
  const result = await work().catch((error) => ({ passed: 0, failed: 1, details: error.message }));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const remark = typeof result.line === "string" && !result.line.includes("\n") ? `: ${result.line}` : "";
  console.log(`  ${result.failed === 0 ? "✓" : "✗"} ${title}${remark} (${seconds} s)`);
  if (result.failed > 0 && result.details) console.log(`${result.details.replace(/^/gm, "      ")}\n`);
  for (const told of result.remarks ?? []) console.log(`${told.replace(/^/gm, "      ")}\n`);
  results.push({ title, ...result });
}

function tellAndEnd(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter((result) => result.failed > 0);
  if (broken.length > 0) console.log(`\nFailed: ${broken.map((result) => result.title).join("; ")}`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 ? 0 : 1);
}
