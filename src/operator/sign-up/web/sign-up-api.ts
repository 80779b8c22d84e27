import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { type CallInput, call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { confirmSignUp, mailSignUpAgain, signUp, signUpDoor } from "../contract/sign-up.ts";
import { solvePuzzle } from "./solve-puzzle.ts";

/** What the person fills in; the puzzle is the browser's. */
export const signUpForm = signUp.body.omit({ puzzle: true, solution: true });

/** Whether an account may be made here, and whom to ask else. */
export const doorQuery = queryOptions({
  queryKey: ["sign-up"],
  queryFn: ({ signal }) => call(signUpDoor, { signal }),
});

type Solved = Pick<z.output<typeof signUp.body>, "puzzle" | "solution">;

async function solveOne(): Promise<Solved> {
  const { puzzle } = await call(signUpDoor);
  return { puzzle, solution: await solvePuzzle(puzzle) };
}

/** Asks for an account. Each puzzle opens once: one that was open for too long is solved anew without a word. */
export async function askForAccount(values: z.output<typeof signUpForm>) {
  try {
    return await call(signUp, { body: { ...values, ...(await solveOne()) } });
  } catch (error) {
    if (!isApiError(error, "sign_up_puzzle_stale")) throw error;
    return call(signUp, { body: { ...values, ...(await solveOne()) } });
  }
}

/** Has another mail sent. */
export const askForMailAgain = () => call(mailSignUpAgain);

/** Opens the restaurant of a mailed link. */
export const openRestaurant = (input: CallInput<typeof confirmSignUp>) => call(confirmSignUp, input);
