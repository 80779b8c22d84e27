import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What Playwright's JSON report says of the journeys that did not go through at once, as text: those that failed, and
 * those that went through when they were tried again (`flaky`), each with the errors of its first attempt and the
 * page that it saw then.
 */
export function journeyReport({ suites, stats }) {
  const journeys = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map(({ status, results }) => ({ status, spec, first: results[0] })));
  const described = (wanted) =>
    journeys
      .filter(({ status }) => status === wanted)
      .map(
        ({ spec, first }) =>
          `${spec.file}:${spec.line} ${spec.title}\n${(first?.errors ?? []).map(({ message }) => withoutColour(message)).join("\n")}${pageThen(first)}`,
      );
  return { passed: stats.expected, failed: described("unexpected"), again: described("flaky") };
}

const PAGE_LINES_MAX = 60;

/** The main part of the page on which an attempt failed, as Playwright read it; empty where there was none. */
function pageThen(attempt) {
  const file = attempt?.attachments?.find(({ name }) => name === "error-context")?.path;
  if (file === undefined || !existsSync(file)) return "";
  const [, page] = /```yaml\n(.*?)\n```/su.exec(readFileSync(file, "utf8")) ?? [];
  if (page === undefined) return "";
  const lines = page.split("\n");
  const shown = lines.slice(Math.max(lines.indexOf("- main:"), 0)).slice(0, PAGE_LINES_MAX);
  return `\n    The page then:\n${shown.map((line) => `      ${line}`).join("\n")}`;
}

/** The failed tests of vitest's JSON report with their errors, and the files that did not even load. */
export function failedTests({ testResults }, root) {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const described = failed.map(({ fullName, failureMessages }) => [
        fullName,
        ...failureMessages.map(withoutColour),
      ]);
      return (described.length > 0 ? described : [[withoutColour(message)]]).map((lines) =>
        [path.relative(root, name), ...lines].join("\n"),
      );
    });
}

/** The journeys of a part of Playwright's JSON report and of all parts in it. */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function withoutColour(message = "") {
  const own = message
    .replace(colour, "")
    .split("\n")
    .filter((line) => !line.includes("/node_modules/"));
  return own.join("\n").replace(/^/gm, "    ");
}
