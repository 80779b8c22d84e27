import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { refuseInTransaction } from "./open-transactions.ts";

type Argon2 = typeof crypto.argon2;

/** The least that argon2 computes: 8 KiB, once. */
const least = { memory: 8, passes: 1 } as const;

const real = crypto.argon2;
const cheap: Argon2 = (algorithm, parameters, callback) => {
  refuseInTransaction("A password is hashed");
  real(algorithm, { ...parameters, ...least }, callback);
};

/**
 * Lets password hashes of this process cost next to nothing, though the server asks for dear ones: tests make thousands of them, and
 * none is about how long one takes.
 */
export function makeHashesCheap(): void {
  crypto.argon2 = cheap;
  syncBuiltinESMExports();
}
