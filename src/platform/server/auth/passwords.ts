import { argon2, randomBytes, timingSafeEqual } from "node:crypto";

/** argon2id, 19 MiB, 2 passes, 1 lane: OWASP's and ASVS 5.0 appendix C's minimum. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

function deriveKey(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2("argon2id", { message: password, nonce, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hash of a password with its own salt, in the PHC text form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt);
  const b64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${b64(salt)}$${b64(key)}`;
}

// Compared with when the user is unknown, so that both answers take the same time.
const decoyHash = hashPassword(randomBytes(16).toString("hex"));

/** Tells whether the password belongs to the hash. Without a hash (unknown user) it takes as long and returns false. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const [, , , , salt, key] = (hash ?? (await decoyHash)).split("$");
  if (salt === undefined || key === undefined) return false;
  const derived = await deriveKey(password, Buffer.from(salt, "base64"));
  const expected = Buffer.from(key, "base64");
  return hash !== undefined && expected.length === derived.length && timingSafeEqual(derived, expected);
}
