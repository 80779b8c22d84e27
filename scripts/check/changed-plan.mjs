import { execFileSync } from "node:child_process";
import { SetupError } from "../setup/step.mjs";
import { journeyFinder } from "./journeys-touched.mjs";
import { readerOf, testsTouchedBy } from "./tests-touched.mjs";

/** What `npm test -- changed` runs: every check, and the tests and journeys that a change reaches. */
export function changedPlan(root, [commit]) {
  const base = commit ?? defaultBase(root);
  const changed = changedFiles(root, base);
  console.log(`  ${changed.length} files changed since ${base.slice(0, 12)}`);
  if (changed.length === 0) return { checks: () => false, unit: false, e2e: false };
  const files = git(root, ["ls-files", "--cached", "--others", "--exclude-standard"]).split("\n");
  const read = readerOf(root);
  const tests = testsTouchedBy(changed, files, read);
  console.log(`  test files: ${tests === undefined ? "all" : tests.length}`);
  const journeys = journeyFinder(files, read)(changed);
  console.log(`  journeys: ${journeys.join(", ") || "none"}`);
  return { checks: () => true, unit: tests ?? [], e2e: journeys.length > 0 && journeys };
}

/** Where the branch left main; on main itself what is not yet pushed, or not yet committed. */
function defaultBase(root) {
  for (const other of ["origin/main", "main"]) {
    try {
      return git(root, ["merge-base", "HEAD", other]);
    } catch {
      // There is no such branch here.
    }
  }
  return git(root, ["rev-parse", "HEAD"]);
}

function changedFiles(root, base) {
  const changed = git(root, ["diff", "--name-only", "--no-renames", base]);
  const added = git(root, ["ls-files", "--others", "--exclude-standard"]);
  return [...new Set(`${changed}\n${added}`.split("\n"))].filter((name) => name !== "");
}

function git(root, args) {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  } catch (error) {
    throw new SetupError(`git ${args.join(" ")}: ${String(error.stderr ?? error.message).trim()}`);
  }
}
