import { createHash } from "node:crypto";

/** Returns the hash under which a long random secret is stored and found. */
export const secretHash = (secret: string): Buffer => createHash("sha256").update(secret).digest();
