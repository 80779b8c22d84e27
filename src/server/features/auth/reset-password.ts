import { fallbackLanguage, isLanguage } from "../../../messages/languages.ts";
import { inHashQueue } from "../../platform/auth/hash-queue.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { refuseWeakPassword } from "../../platform/auth/refuse-weak-password.ts";
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

async function changePassword(
  tx: Tx,
  now: Date,
  person: ResettingPerson,
  hash: string,
): Promise<EndedSession[]> {
  const ended = await replacePassword(tx, person.id, hash, { now, userId: person.id, sessionId: null });
  const language = isLanguage(person.language) ? person.language : fallbackLanguage;
  await addJob(tx, sendMail, passwordMail({ ...person, language }, { kind: "changed" }));
  return ended;
}
