import { z } from "zod";
import type { Deps } from "#platform/server/deps.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { fallbackLanguage, isLanguage } from "#platform/words/languages.ts";
import { passwordMail } from "./password-mail.ts";
import { dropReset, insertReset } from "./reset-queries.ts";
import { type User, userOfUsername } from "./user-of-username.ts";

/** Life of a reset link in milliseconds: 30 minutes. */
const RESET_MS = 30 * 60_000;
/**
 * With so many links of at least half their life in the mailbox no further one is mailed: whoever asks has one that works,
 * and strangers who ask for somebody flood no mailbox and keep nobody out.
 */
const MOST_FRESH_LINKS = 3;

/** Mails a fresh reset link to the user of this username, when there is one. A second try mails another link. */
export const mailResetLink = job({
  name: "mail-reset-link",
  payload: z.object({ username: z.string() }),
  maxAttempts: 5,
  async handle({ username }, deps) {
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

async function mailLink(deps: Deps, user: User, username: string): Promise<boolean> {
  const token = makeToken(user.tenantId);
  const { userId, name } = user;
  const now = deps.clock().getTime();
  const reset = { hash: token.hash, userId, username, expiresAt: new Date(now + RESET_MS) };
  const fresh = { most: MOST_FRESH_LINKS, liveBeyond: new Date(now + RESET_MS / 2) };
  const isNoted = await deps.db.inTenant(user.tenantId, (tx) => insertReset(tx, reset, fresh));
  if (!isNoted) return false;
  const language = isLanguage(user.language) ? user.language : fallbackLanguage;
  // From the configuration, never from a Host header: the link carries the key to the user.
  const door = user.tenantKind === "platform" ? "&at=console" : "";
  const url = `${deps.publicUrl}/reset-password?token=${token.text}${door}`;
  const person = { username, name, language, store: user.storeName ?? "Comanda" };
  try {
    await deps.mailer.send(passwordMail(person, { kind: "link", url }));
  } catch (error) {
    await deps.db.inTenant(user.tenantId, (tx) => dropReset(tx, token.hash));
    throw error;
  }
  return true;
}
