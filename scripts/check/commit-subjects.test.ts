import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

const SUBJECT_LENGTH = 72;
/** The rule holds for what came after this commit; longer ones before it stay as they are. */
const FIRST_COMMIT = "8d7df95c2148ac4784dcf360f228b8110a0ccfea";

/** Subjects that are longer than they may be. A merge's subject is git's own. */
const tooLong = (subjects: readonly string[]) =>
  subjects.filter((subject) => subject.length > SUBJECT_LENGTH && !subject.startsWith("Merge "));

/** Subjects of the commits since the rule; none in an archive or a clone without its history. */
function subjectsSince(commit: string): string[] {
  if (!existsSync(".git")) return [];
  try {
    const log = execFileSync("git", ["log", "--format=%s", `${commit}..HEAD`], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return log.split("\n").filter((line) => line !== "");
  } catch {
    return [];
  }
}

test(`a commit's subject has at most ${SUBJECT_LENGTH} characters`, () => {
  expect(tooLong(["x".repeat(72), "y".repeat(73)])).toEqual(["y".repeat(73)]);
  expect(tooLong(subjectsSince(FIRST_COMMIT))).toEqual([]);
});

test("a history without that commit is let through", () => {
  expect(subjectsSince("0000000")).toEqual([]);
});
