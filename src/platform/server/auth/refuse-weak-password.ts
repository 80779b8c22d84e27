import { decidePassword, passwordContextWords } from "../../domain/identity/password.ts";
import { unreachable } from "../../domain/unreachable.ts";
import { AppError } from "../http/app-error.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Refuses a new password of this person that is too short, too long or what others try first (decision 3). */
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
