import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { freePorts } from "../setup/free-port.mjs";
import { run, SetupError } from "../setup/step.mjs";
import { ensureBrowser } from "./browser.mjs";
import { failedTests, journeyReport } from "./failed-tests.mjs";
import { slowestJourneyFiles, slowestTestFiles } from "./slowest-files.mjs";

/**
 * Runs all vitest tests. Answers how many passed and failed, what to show of the failed ones, and the slowest files.
 * `count` hears how far it is; what the tests write goes to `folder`.
 */
export async function unitSuite(root, node, { filters = [], environment = {}, folder, count }) {
  const report = freshReport(root, "vitest.json");
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    "--reporter=./scripts/check/vitest-progress.ts",
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const env = { ...process.env, TZ: "UTC", NO_COLOR: "1", TMPDIR: folder, ...environment };
  const error = await errorOf(node, args, { cwd: root, env, onLine: progressLine(count) });
  const found = readReport(report, error);
  const brokenFiles = found.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const failed = found.numFailedTests + brokenFiles.length;
  const failures = failedTests(found, root);
  // Besides failed tests, vitest ends in failure for an error that no test caught: then its own words tell.
  const details = failures.length > 0 ? failures.join("\n\n") : undefined;
  const result = verdict({ passed: found.numPassedTests, failed, error, details });
  return { ...result, slowest: slowestTestFiles(found, root) };
}

/** Names of the test files whose text is one that is wanted, in the order of the alphabet. */
export function testFiles(root, isWanted) {
  return ["src", "db", "scripts"]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
        path.join(folder, String(name)),
      ),
    )
    .filter((file) => file.endsWith(".test.ts") && isWanted(readFileSync(path.join(root, file), "utf8")))
    .map((file) => file.replaceAll(path.sep, "/"))
    .toSorted();
}

/** Tells whether browser tests have been written. */
export function hasBrowserTests(root) {
  const folder = path.join(root, "e2e");
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(".spec.ts"))
  );
}

/** The same of Playwright, against the built product, on a free port with a data folder that is thrown away. */
export async function browserSuite(root, node, { filters = [], folder, count }) {
  const browser = await ensureBrowser(root, node);
  const report = freshReport(root, "playwright.json");
  const dataDir = mkdtempSync(path.join(folder, "e2e-"));
  const [port, stripePort] = await freePorts(2);
  try {
    const error = await errorOf(node, ["node_modules/@playwright/test/cli.js", "test", ...filters], {
      cwd: root,
      onLine: progressLine(count),
      env: {
        ...process.env,
        TMPDIR: folder,
        CHROME_PATH: browser,
        COMANDA_E2E_NODE: node,
        COMANDA_E2E_PORT: String(port),
        COMANDA_E2E_STRIPE_PORT: String(stripePort),
        COMANDA_E2E_DATA_DIR: dataDir,
      },
    });
    const written = readReport(report, error);
    const { passed, failed, again } = journeyReport(written);
    const details = failed.length > 0 ? failed.join("\n\n") : undefined;
    const result = verdict({ passed: passed + again.length, failed: failed.length, error, details });
    const slowest = slowestJourneyFiles(written);
    return {
      ...result,
      slowest,
      remarks: again.map((journey) => `went through only when tried again: ${journey}`),
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A suite that fails as a whole counts as one failure, and so does one that ran nothing. */
function verdict({ passed, failed, error, details = error?.message }) {
  if (error !== undefined) return { passed, failed: Math.max(failed, 1), details };
  if (passed + failed === 0) return { passed, failed: 1, details: "no test was found" };
  return { passed, failed, details: "" };
}

function progressLine(count) {
  return (line) => {
    const [, text] = /^progress (.*)$/.exec(line) ?? [];
    if (text !== undefined) count(text);
    return text !== undefined;
  };
}

async function errorOf(node, args, options) {
  try {
    await run(node, args, { ...options, failure: "failed", lines: 200 });
    return undefined;
  } catch (error) {
    return error;
  }
}

function freshReport(root, name) {
  const folder = path.join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, name);
  rmSync(report, { force: true });
  return report;
}

function readReport(report, error) {
  if (!existsSync(report)) throw new SetupError(error?.message ?? `${report} was not written`);
  return JSON.parse(readFileSync(report, "utf8"));
}
