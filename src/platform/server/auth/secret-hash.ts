import { createHash } from "node:crypto";

/** Returns the hash under which a secret of enough chance is stored and found. */
export const secretHash = (secret: string): Buffer => createHash("sha256").update(secret).digest();
