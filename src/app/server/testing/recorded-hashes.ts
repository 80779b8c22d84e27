import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Argon2 = typeof crypto.argon2;
export type HashParameters = Parameters<Argon2>[1];

/**
 * Does `work` with a list of the password hashes that it makes the server compute, in their order.
 * None is computed before `mayCompute`: whatever happens earlier happened without waiting for a hash.
 */
export async function withRecordedHashes<T>(
  work: (hashes: readonly HashParameters[]) => Promise<T>,
  mayCompute: Promise<void> = Promise.resolve(),
): Promise<T> {
  const original = crypto.argon2;
  const hashes: HashParameters[] = [];
  const recording: Argon2 = (algorithm, parameters, callback) => {
    hashes.push(parameters);
    void mayCompute.then(() => original(algorithm, parameters, callback));
  };
  crypto.argon2 = recording;
  syncBuiltinESMExports();
  try {
    return await work(hashes);
  } finally {
    crypto.argon2 = original;
    syncBuiltinESMExports();
  }
}
