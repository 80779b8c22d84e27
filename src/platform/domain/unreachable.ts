/** Ends a `switch` over a union: a new member fails to compile here, and at run time it throws. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
