import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/**
 * Seals secrets that must not be readable in the database: passwords and certificates of the ministry
 * (docs/decisions/0067).
 */
export interface SecretBox {
  /** Encrypts and authenticates; `purpose` names row and column, so that a sealed text opens only there. */
  seal(plain: string, purpose: string): Buffer;
  /** Opens a text sealed for this purpose. Throws SecretError when no key of the box opens it, or it was changed. */
  open(sealed: Buffer, purpose: string): string;
  /** Names of the keys, the one that seals first: 128 bits of a keyed hash, which reveal nothing and may be stored. */
  readonly fingerprints: readonly string[];
  /** Tells whether the newest key sealed it; texts of older keys are sealed again before their key is removed. */
  isNewest(sealed: Buffer): boolean;
}

/** A sealed text that cannot be opened: its key is not among those that were given, or it was changed. */
export class SecretError extends Error {}

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NAME_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates a box of keys, 32 bytes each in hex: the first seals, all open. A sealed text is the key's name, a
 * random start, the tag and the text, one behind the other. Throws RangeError without a key, or on one of
 * another length.
 */
export function createSecretBox(keys: readonly string[]): SecretBox {
  const named = keys.map((hex) => {
    const key = Buffer.from(hex, "hex");
    if (key.length !== KEY_BYTES) throw new RangeError(`a key has ${KEY_BYTES} bytes in hex`);
    return { key, name: createHash("sha256").update(key).digest().subarray(0, NAME_BYTES) };
  });
  const fingerprints = named.map(({ key }) =>
    createHmac("sha256", key).update("fingerprint").digest("base64url").slice(0, 22),
  );
  const [newest] = named;
  if (!newest) throw new RangeError("a box without a key");
  return {
    fingerprints,
    seal: (plain, purpose) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest.key, iv).setAAD(Buffer.from(purpose, "utf8"));
      const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return Buffer.concat([newest.name, iv, cipher.getAuthTag(), text]);
    },
    open: (sealed, purpose) => {
      const found = named.find(({ name }) => name.equals(sealed.subarray(0, NAME_BYTES)));
      if (!found) throw new SecretError("sealed with a key that is not given");
      return opened(sealed, found.key, purpose);
    },
    isNewest: (sealed) => newest.name.equals(sealed.subarray(0, NAME_BYTES)),
  };
}

function opened(sealed: Buffer, key: Buffer, purpose: string): string {
  const iv = sealed.subarray(NAME_BYTES, NAME_BYTES + IV_BYTES);
  const tag = sealed.subarray(NAME_BYTES + IV_BYTES, NAME_BYTES + IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose, "utf8"))
      .setAuthTag(tag);
    const text = sealed.subarray(NAME_BYTES + IV_BYTES + TAG_BYTES);
    return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
  } catch (error) {
    throw new SecretError("sealed for something else, or changed", { cause: error });
  }
}

/** Opens a text as `open` does; undefined when no key of the box opens it, or somebody changed it. */
export function openOrUndefined(box: SecretBox, sealed: Buffer, purpose: string): string | undefined {
  try {
    return box.open(sealed, purpose);
  } catch (error) {
    if (error instanceof SecretError) return undefined;
    throw error;
  }
}

/** Purpose of a restaurant's sealed secrets: they open for no other restaurant and nothing else (docs/decisions/0067). */
export const secretPurpose = (tenantId: number, environment: "00" | "01", what: "password" | "certificate") =>
  `${tenantId}:${environment}:${what}`;

/** Purpose of a person's sealed secret: it opens in no other row. */
export function factorPurpose(tenantId: number, userId: number): string {
  return `second_factors:${tenantId}:${userId}`;
}
