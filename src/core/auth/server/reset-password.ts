import { z } from "zod";
import { isHouseName } from "#platform/domain/identity/user-name.ts";
import type { Id } from "#platform/domain/ids.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { makeToken, parseToken } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob, addJobWithoutTenant, job } from "#platform/server/jobs/jobs.ts";
import { forgetDevices } from "./known-device.ts";
import { type EndedSession, endSessions } from "./session-queries.ts";
import { type FoundUser, userOfUsername } from "./user-of-username.ts";

/**
 * Promises a mail. Whether the user exists is looked up by the job, so the request does the same, takes the same
 * time and says the same for every address. The job makes the link as it sends it: no link waits in the database.
 */
export async function forgotPassword(
  ctx: PublicContext,
  deps: Deps,
  username: string,
): Promise<{ message: string }> {
  await addJobWithoutTenant(deps.db, mailResetLink, { username });
  return { message: ctx.say("auth.reset_mailed") };
}

/** Life of a reset link in milliseconds: 10 minutes (ASVS 5.0, 6.5.5). */
const RESET_MS = 10 * 60_000;
/**
 * With this many links of at least half their life in the mailbox no further one is mailed: the person has
 * one that works, and strangers can neither flood a mailbox nor keep anybody out.
 */
const MAX_FRESH_LINKS = 3;

/** Mails a fresh reset link to the user of this username, when there is one. A second try mails another link. */
export const mailResetLink = job({
  name: "mail-reset-link",
  payload: z.object({ username: z.string() }),
  maxAttempts: 5,
  async handle({ username }, deps) {
    // Whoever has no address is given another password by those who manage the people of the restaurant.
    if (isHouseName(username)) return;
    const user = await userOfUsername(deps.db, username);
    if (!user?.isActive) {
      deps.log.info("reset link asked for an address without a user");
      return;
    }
    const mailed = await mailLink(deps, user, username);
    const what = mailed ? "reset link mailed" : "reset link asked for, and fresh ones are in the mailbox";
    deps.log.info({ tenant: user.tenantId, user: user.userId }, what);
  },
});

async function mailLink(deps: Deps, user: FoundUser, username: string): Promise<boolean> {
  const token = makeToken(user.tenantId);
  const { userId, name } = user;
  const now = deps.clock().getTime();
  const reset = { hash: token.hash, userId, username, expiresAt: new Date(now + RESET_MS) };
  const fresh = { most: MAX_FRESH_LINKS, liveBeyond: new Date(now + RESET_MS / 2) };
  const isNoted = await deps.db.inTenant(user.tenantId, (tx) => insertReset(tx, reset, fresh));
  if (!isNoted) return false;
  const language = knownLanguage(user.language);
  // From the configuration, never from a Host header: the link carries the key to the user.
  const door = user.tenantKind === "platform" ? "&at=console" : "";
  const url = `${deps.publicUrl}/reset-password?token=${token.text}${door}`;
  const person = { username, name, language, store: user.storeName ?? "Comanda" };
  try {
    await deps.mailer.send(passwordMail(person, { kind: "link", url }));
  } catch (error) {
    await deps.db.inTenant(user.tenantId, (tx) => deleteReset(tx, token.hash));
    throw error;
  }
  return true;
}

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
  const personOfLink = async (tx: Tx) => {
    const person = await lockReset(tx, token.hash, ctx.now);
    if (!person) throw new AppError("reset_link_invalid");
    refuseWeakPassword(password, person);
    return person;
  };
  // Asked twice, so that nobody without a link makes the server compute, and nothing is held while it does.
  await deps.db.inTenant(token.tenantId, personOfLink);
  const hash = await inHashQueue(
    () => hashPassword(password),
    async () => true,
  );
  const { userId, ended } = await deps.db.inTenant(token.tenantId, async (tx) => {
    const person = await personOfLink(tx);
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
  const language = knownLanguage(person.language);
  await addJob(tx, sendMail, passwordMail({ ...person, language }, { kind: "changed" }));
  return ended;
}

export interface ForgetfulPerson {
  /** Username, which is the address the mail goes to. */
  readonly username: string;
  readonly name: string;
  readonly store: string;
  readonly language: Language;
}

/** Content of a mail about a password: a link, or the notice that it was changed. */
export type PasswordMail = { readonly kind: "link"; readonly url: string } | { readonly kind: "changed" };

/**
 * Writes the mail about a password in the person's language.
 * @proof
 */
export function passwordMail(
  { username, name, store, language }: ForgetfulPerson,
  about: PasswordMail,
): Mail {
  const say = sayIn(language);
  const base = { to: username, language, footer: say("auth.mail.footer", { username, store }) };
  if (about.kind === "changed") {
    return composeMail({
      ...base,
      subject: say("auth.mail.changed_subject"),
      paragraphs: [say("auth.mail.changed_greeting", { name }), say("auth.mail.changed_not_you")],
    });
  }
  return composeMail({
    ...base,
    subject: say("auth.mail.reset_subject"),
    paragraphs: [
      say("auth.mail.reset_greeting", { name }),
      say("auth.mail.reset_once"),
      say("auth.mail.reset_not_you"),
    ],
    action: { label: say("auth.mail.reset_action"), url: about.url },
  });
}

/**
 * Sets a new password and locks out everybody who knew the old one: every session ends, every reset link is
 * used up, every device is unknown again. `actor` is the person themself when nobody is signed in. Returns
 * the ended sessions; cut their sockets with `deps.realtime` after the commit.
 */
export async function replacePassword(
  tx: Tx,
  userId: Id<"User">,
  passwordHash: string,
  actor: AuditActor,
): Promise<EndedSession[]> {
  await setPassword(tx, userId, passwordHash, actor.now);
  const ended = await endSessions(tx, { userId }, "password_changed", actor.now);
  await forgetDevices(tx, userId);
  await recordAudit(tx, actor, [
    { action: "password.reset", subject: "user", subjectId: userId, before: null, after: null },
  ]);
  return ended;
}

interface NewReset {
  readonly hash: Buffer;
  readonly userId: Id<"User">;
  /** The address the link is mailed to. */
  readonly username: string;
  readonly expiresAt: Date;
}

/**
 * Notes a reset link by its hash, unless the person has `most` of them at this address already that live beyond
 * `liveBeyond`; tells whether it did.
 */
async function insertReset(
  tx: Tx,
  { hash, userId, username, expiresAt }: NewReset,
  { most, liveBeyond }: { readonly most: number; readonly liveBeyond: Date },
): Promise<boolean> {
  // Links requested at the same moment are counted one after the other.
  await tx.run(
    sqlOf
      .selectFrom("users")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", userId)
      .forNoKeyUpdate(),
  );
  const noted = await tx.query<{ user_id: number }>({
    text: `insert into password_resets (tenant_id, token_hash, user_id, username, expires_at)
      select $1, $2, $3, $4, $5 where $6 > (select count(*) from password_resets r
        where r.tenant_id = $1 and r.user_id = $3 and r.username = $4 and r.used_at is null and r.expires_at > $7)
      returning user_id`,
    values: [tx.tenantId, hash, userId, username, expiresAt, most, liveBeyond],
  });
  return noted.length > 0;
}

/** Deletes a link that could not be mailed: it must not count as one that the person has. */
async function deleteReset(tx: Tx, hash: Buffer): Promise<void> {
  await tx.run(
    sqlOf.deleteFrom("password_resets").where("tenant_id", "=", tx.tenantId).where("token_hash", "=", hash),
  );
}

interface ResettingPerson {
  readonly id: Id<"User">;
  readonly username: string;
  readonly name: string;
  /** The person's own, else the restaurant's. */
  readonly language: string | null;
  readonly store: string;
}

/**
 * The person a link is for, the link being held until the transaction ends. Undefined when it is unknown, used, run
 * out, mailed to another address than the user has now, or just being used: who comes second does not wait.
 */
async function lockReset(tx: Tx, hash: Buffer, now: Date): Promise<ResettingPerson | undefined> {
  return tx.first(
    sqlOf
      .selectFrom("password_resets as r")
      .innerJoin("users as u", (join) =>
        join
          .onRef("u.tenant_id", "=", "r.tenant_id")
          .onRef("u.id", "=", "r.user_id")
          .onRef("u.username", "=", "r.username"),
      )
      .innerJoin("store_settings as s", "s.tenant_id", "u.tenant_id")
      .select((eb) => [
        "u.id",
        "u.username",
        "u.name",
        "s.store_name as store",
        eb.fn.coalesce("u.language", "s.language").as("language"),
      ])
      .where("r.tenant_id", "=", tx.tenantId)
      .where("r.token_hash", "=", hash)
      .where("r.used_at", "is", null)
      .where("r.expires_at", ">", now)
      .where("u.is_active", "=", true)
      .forUpdate("r")
      .skipLocked(),
  );
}

/** Sets the new password; this link and all others of the person are used up. */
async function setPassword(tx: Tx, userId: Id<"User">, passwordHash: string, now: Date): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", userId),
  );
  await tx.run(
    sqlOf
      .updateTable("password_resets")
      .set({ used_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("user_id", "=", userId)
      .where("used_at", "is", null),
  );
}
