import { decidePassword, passwordContextWords } from "../../../domain/identity/password.ts";
import { unreachable } from "../../../domain/unreachable.ts";
import { fallbackLanguage, isLanguage } from "../../../messages/languages.ts";
import { commonPasswords } from "../../platform/auth/common-passwords.ts";
import { inHashQueue } from "../../platform/auth/hash-queue.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { Deps } from "../../platform/deps.ts";
import { parseToken } from "../../platform/http/actor.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { PublicContext } from "../../platform/http/context.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { passwordMail } from "./password-mail.ts";
import { replacePassword } from "./replace-password.ts";
import { lockReset, type ResettingPerson } from "./reset-queries.ts";
import type { EndedSession } from "./session-queries.ts";

/**
 * Sets a new password with a mailed link and ends all sessions of the person. Throws `reset_link_invalid` for a link
 * that is not good (any more), `password_too_common`, after which the link can still be used, and
 * `too_many_requests` when too many passwords are being checked.
 */
export async function resetPassword(
  ctx: PublicContext,
  deps: Deps,
  { token: text, password }: { token: string; password: string },
): Promise<{ message: string }> {
  const token = parseToken(text);
  if (!token) throw new AppError("reset_link_invalid");
  const { userId, ended } = await deps.db.inTenant(token.tenantId, async (tx) => {
    const person = await lockReset(tx, token.hash, ctx.now);
    if (!person) throw new AppError("reset_link_invalid");
    refuseWeakPassword(password, person);
    // Inside the transaction, because only one holder of a good link gets here at a time.
    const hash = await inHashQueue(
      () => hashPassword(password),
      async () => true,
    );
    return { userId: person.id, ended: await changePassword(tx, ctx.now, person, hash) };
  });
  for (const { id } of ended) deps.realtime.endSession(token.tenantId, id);
  ctx.log.info({ tenant: token.tenantId, user: userId, address: ctx.address }, "password reset");
  return { message: ctx.say("auth.password_set") };
}

function refuseWeakPassword(password: string, person: ResettingPerson): void {
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

async function changePassword(
  tx: Tx,
  now: Date,
  person: ResettingPerson,
  hash: string,
): Promise<EndedSession[]> {
  const ended = await replacePassword(tx, person.id, hash, now);
  const language = isLanguage(person.language) ? person.language : fallbackLanguage;
  await addJob(tx, sendMail, passwordMail({ ...person, language }, { kind: "changed" }));
  return ended;
}
