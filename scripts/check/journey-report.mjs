/**
 * What Playwright's JSON report says of the journeys that did not go through at once, as text: those that failed, and
 * those that went through when they were tried again (`flaky`), each with the errors of its first attempt.
 */
export function journeyReport({ suites, stats }) {
  const journeys = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map(({ status, results }) => ({ status, spec, first: results[0] })));
  const told = (wanted) =>
    journeys
      .filter(({ status }) => status === wanted)
      .map(
        ({ spec, first }) =>
          `${spec.file}:${spec.line} ${spec.title}\n${(first?.errors ?? []).map(({ message }) => plain(message)).join("\n")}`,
      );
  return { passed: stats.expected, failed: told("unexpected"), again: told("flaky") };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function plain(message = "") {
  return message.replace(colour, "").replace(/^/gm, "    ");
}
