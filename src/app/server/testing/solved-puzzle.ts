import { hash } from "node:crypto";
import { makePuzzle } from "#operator/sign-up/server/sign-up-door.ts";
import { isSolution, puzzleText } from "#platform/domain/identity/puzzle.ts";
import type { TestServer } from "./test-server.ts";

/** The first number that solves a puzzle, as a browser finds it, or that does not. */
export function numberThat(puzzle: string, { solves }: { solves: boolean }): string {
  for (let tried = 0; ; tried += 1) {
    const solution = String(tried);
    if (isSolution(hash("sha256", puzzleText(puzzle, solution), "buffer")) === solves) return solution;
  }
}

/** A fresh puzzle of this server with its solution. */
export function solvedFor({ deps }: Pick<TestServer, "deps">): { puzzle: string; solution: string } {
  const puzzle = makePuzzle(deps.cookieSecret, deps.clock());
  return { puzzle, solution: numberThat(puzzle, { solves: true }) };
}
