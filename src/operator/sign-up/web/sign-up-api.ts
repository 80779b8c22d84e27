import { sha256 } from "@noble/hashes/sha2.js";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { isSolution, puzzleText } from "#platform/domain/identity/puzzle.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { signUp, signUpDoor } from "../contract/sign-up.ts";

/** Fields that the person fills in; the browser solves the puzzle. */
export const signUpForm = signUp.body.omit({ puzzle: true, solution: true });

/** Tells whether an account may be made here, and whom to ask otherwise. */
export const signUpStateQuery = queryOptions({
  queryKey: ["sign-up"],
  queryFn: ({ signal }) => call(signUpDoor, { signal }),
});

type Solved = Pick<z.output<typeof signUp.body>, "puzzle" | "solution">;

async function solveOne(): Promise<Solved> {
  const { puzzle } = await call(signUpDoor);
  return { puzzle, solution: await solvePuzzle(puzzle) };
}

/** Asks for an account. A puzzle works once; a stale one is replaced and solved again without a message. */
export async function requestAccount(values: z.output<typeof signUpForm>) {
  try {
    return await call(signUp, { body: { ...values, ...(await solveOne()) } });
  } catch (error) {
    if (!isApiError(error, "sign_up_puzzle_stale")) throw error;
    return call(signUp, { body: { ...values, ...(await solveOne()) } });
  }
}

/** Longest time in milliseconds in which the page is blocked, so that typing shows at once. */
const SLICE_MS = 8;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Finds the number that solves a puzzle while the person types. It does not use the browser's own crypto: a
 * page without https lacks it, and it answers each hash later.
 */
export async function solvePuzzle(puzzle: string): Promise<string> {
  const encoder = new TextEncoder();
  let sliceEnds = performance.now() + SLICE_MS;
  for (let tried = 0; ; tried += 1) {
    const solution = String(tried);
    if (isSolution(sha256(encoder.encode(puzzleText(puzzle, solution))))) return solution;
    if (performance.now() < sliceEnds) continue;
    await nextTask();
    sliceEnds = performance.now() + SLICE_MS;
  }
}
