import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isSolution, puzzleText } from "#platform/domain/identity/puzzle.ts";
import { solvePuzzle } from "./sign-up-api.ts";

test("what the browser finds is what the server takes", async () => {
  for (const puzzle of ["1794000000000.ñandú", "1794000000001.b"]) {
    const found = await solvePuzzle(puzzle);
    expect(isSolution(createHash("sha256").update(puzzleText(puzzle, found)).digest())).toBe(true);
  }
});
