import { fileURLToPath } from "node:url";
import { ensureDependencies } from "../setup/dependencies.mjs";
import { ensureNode } from "../setup/node-runtime.mjs";
import { exitOnError } from "../setup/step.mjs";
import { writeRouteTree } from "../setup/web-build.mjs";
import { changedPlan } from "./changed-plan.mjs";
import { buildChecks, sourceChecks } from "./checks.mjs";
import { beginRun } from "./end-run.mjs";
import { startProgress } from "./progress.mjs";
import { browserSuite, hasBrowserTests, testFiles, unitSuite } from "./suites.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const parts = ["checks", "unit", "e2e", "further", "changed"];
const usage = `npm test [-- <part> [arguments]]

  npm test                          every check, and the tests and journeys that each change is to pass
  npm test -- checks                types, lint, boundaries, what is unused, the build and its size
  npm test -- unit [arguments]      unit, API and database tests; arguments go to vitest, for example a folder
  npm test -- further               the tests and journeys that npm test leaves out; what lands has passed them as well
  npm test -- e2e [arguments]       all journeys in a browser; arguments go to Playwright, for example e2e/cash.spec.ts
  npm test -- changed [commit]      what changes since the commit touch; without one, since the branch left main,
                                    or what is not yet committed

More seeds for random tests: npm run explore -- --help`;

/**
 * Runs the parts that are asked for (all without an argument) and ends the process: last line "N passed, N failed",
 * exit code 0 only when nothing failed. What follows `unit` goes to vitest, what follows `e2e` to Playwright.
 */
export async function runEverything([part, ...filters]) {
  if (["help", "--help", "-h"].includes(part)) {
    console.log(usage);
    process.exit(0);
  }
  if (part !== undefined && !parts.includes(part)) {
    console.error(`Unknown part "${part}":\n\n${usage}`);
    process.exit(1);
  }
  const node = await exitOnError(async () => {
    await ensureDependencies(root, { development: true });
    const program = await ensureNode(root);
    await writeRouteTree(root, program);
    return program;
  });
  const plan = await exitOnError(async () => planOf(part, filters));
  const folder = beginRun();
  const run = { node, folder, progress: startProgress(), results: [] };
  const begin = performance.now();
  const [build, size] = buildChecks(root, node);
  // The checks share the cores with the tests, which take what the checks leave and all of it when those are through.
  await Promise.all([
    runPart(run, "checks", [...sourceChecks(root, node), build, size].filter(plan.checks)),
    plan.unit &&
      runSuite(run, "unit, API and database tests (vitest)", (count) =>
        unitSuite(root, node, { filters: ["--maxWorkers=100%", ...plan.unit], folder, count }),
      ),
  ]);
  // A journey waits for what other programs would take from it, so nothing runs beside it.
  if (plan.e2e && !plan.checks(build)) await runPart(run, "build", [build]);
  if (plan.e2e) await browserTests(run, plan.e2e);
  run.progress.stop();
  printSumAndExit(run.results, performance.now() - begin);
}

/** What runs: which checks, and the arguments for the programs of the tests, false where they do not run. */
function planOf(part, filters) {
  if (part === "changed") return changedPlan(root, filters);
  if (part === "further") {
    const tests = testFiles(root, (text) => text.startsWith("/** @module-tag further */"));
    return { checks: ({ isFurther = false }) => isFurther, unit: tests, e2e: ["--grep=@further"] };
  }
  if (part === undefined) {
    const checks = ({ isFurther }) => !isFurther;
    return { checks, unit: ["--tags-filter=!further"], e2e: ["--grep-invert=@further"] };
  }
  return {
    checks: () => part === "checks",
    unit: part === "unit" && filters,
    e2e: part === "e2e" && filters,
  };
}

async function runPart(run, name, checks) {
  if (checks.length === 0) return;
  const begin = performance.now();
  for (const { title, work } of checks)
    await runAndPrint(run, title, async () => ({ passed: 1, failed: 0, line: await work() }));
  console.log(`    ${name} in all: ${secondsSince(begin)} s`);
}

async function runSuite(run, title, work) {
  await runAndPrint(run, title, async (count) => {
    const result = await work(count);
    return { ...result, line: `${result.passed} passed, ${result.failed} failed` };
  });
}

async function browserTests(run, filters) {
  const title = "browser tests (Playwright)";
  if (!hasBrowserTests(root))
    return console.log(`  - ${title}: none are written yet, e2e/ has no *.spec.ts; not counted`);
  const { node, folder } = run;
  return runSuite(run, title, (count) => browserSuite(root, node, { filters, folder, count }));
}

async function runAndPrint({ progress, results }, title, work) {
  const begin = performance.now();
  const step = progress.begin(title);
  const result = await work(step.count).catch((error) => ({ passed: 0, failed: 1, details: error.message }));
  step.end();
  const seconds = secondsSince(begin);
  const remark = typeof result.line === "string" && !result.line.includes("\n") ? `: ${result.line}` : "";
  console.log(`  ${result.failed === 0 ? "✓" : "✗"} ${title}${remark} (${seconds} s)`);
  if (result.failed > 0 && result.details) console.log(`${result.details.replace(/^/gm, "      ")}\n`);
  if (result.slowest?.length > 1)
    console.log(`    slowest files:\n${result.slowest.join("\n").replace(/^/gm, "    ")}`);
  for (const journey of result.remarks ?? []) console.log(`${journey.replace(/^/gm, "      ")}\n`);
  results.push({ title, ...result });
}

function secondsSince(begin) {
  return ((performance.now() - begin) / 1000).toFixed(1);
}

function printSumAndExit(results, milliseconds) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter((result) => result.failed > 0);
  if (broken.length > 0) console.log(`\nFailed: ${broken.map((result) => result.title).join("; ")}`);
  const seconds = Math.round(milliseconds / 1000);
  console.log(`\nin all ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 ? 0 : 1);
}
