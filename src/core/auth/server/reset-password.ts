import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { parseToken } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { fallbackLanguage, isLanguage } from "#platform/words/languages.ts";
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
