import { createHash, randomBytes } from "node:crypto";

/** How many a person gets. */
export const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for each other, 32 of them: five bits each. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** 120 random bits: at 112 and more a plain hash is enough (ASVS 5.0 §6.5.2). */
const LENGTH = 24;
const IN_A_GROUP = 4;

/** Fresh codes, as they are shown: "K7QM-…", six groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
    return Array.from({ length: LENGTH / IN_A_GROUP }, (_, group) =>
      letters.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP).join(""),
    ).join("-");
  });
}

/** How a code is kept; typed in small letters or without dashes it is the same one. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest();
}
