import { readFileSync } from "node:fs";
import { decidePassword, passwordContextWords } from "../../domain/identity/password.ts";
import { unreachable } from "../../domain/unreachable.ts";
import { AppError } from "../http/app-error.ts";

/** Throws for a new password that is too short, too long or easy to guess for this person (decision 3). */
export function refuseWeakPassword(
  password: string,
  person: { readonly name: string; readonly username: string },
): void {
  const decision = decidePassword(password, commonPasswords, passwordContextWords(person));
  if (decision.ok) return;
  switch (decision.reason) {
    case "password_too_common":
      throw new AppError("password_too_common", { field: "password" });
    case "password_too_short":
      throw new AppError("invalid_input", { fields: [{ field: "password", code: "too_short" }] });
    case "password_too_long":
      throw new AppError("invalid_input", { fields: [{ field: "password", code: "too_long" }] });
    default:
      unreachable(decision.reason);
  }
}

/**
 * The ten thousand most used passwords of eight characters or more, lower case, and some of this country's.
 * Source: the frequency list of zxcvbn-ts (MIT licence, github.com/zxcvbn-ts/zxcvbn), from public leaks.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);
