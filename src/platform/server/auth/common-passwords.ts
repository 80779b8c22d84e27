import { readFileSync } from "node:fs";

/**
 * The ten thousand most used passwords of eight characters or more, lower case, and some of this country's.
 * Source: the frequency list of zxcvbn-ts (MIT licence, github.com/zxcvbn-ts/zxcvbn), from public leaks.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);
