import path from "node:path";
import { specsOf } from "./failed-tests.mjs";

const shown = 10;

/** The ten files of vitest's JSON report that took longest, as lines: seconds and name. */
export function slowestTestFiles({ testResults }, root) {
  return longest(
    testResults.map(({ name, startTime, endTime }) => [path.relative(root, name), endTime - startTime]),
  );
}

/** The same of Playwright's JSON report: all journeys of a file and all their tries together. */
export function slowestJourneyFiles({ suites }) {
  const times = new Map();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + spent);
  }
  return longest([...times]);
}

function longest(times) {
  return times
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}
