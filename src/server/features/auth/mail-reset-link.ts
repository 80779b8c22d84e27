import { z } from "zod";
import { fallbackLanguage, isLanguage } from "../../../messages/languages.ts";
import type { Deps } from "../../platform/deps.ts";
import { makeToken } from "../../platform/http/actor.ts";
import { job } from "../../platform/jobs/jobs.ts";
import { passwordMail } from "./password-mail.ts";
import { insertReset } from "./reset-queries.ts";
import { type User, userOfUsername } from "./user-of-username.ts";

/** Life of a reset link in milliseconds: 30 minutes. */
const RESET_MS = 30 * 60_000;

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
    await mailLink(deps, user, username);
    deps.log.info({ tenant: user.tenantId, user: user.userId }, "reset link mailed");
  },
});

async function mailLink(deps: Deps, user: User, username: string): Promise<void> {
  const token = makeToken(user.tenantId);
  const { userId, name } = user;
  const expiresAt = new Date(deps.clock().getTime() + RESET_MS);
  await deps.db.inTenant(user.tenantId, (tx) =>
    insertReset(tx, { hash: token.hash, userId, username, expiresAt }),
  );
  const language = isLanguage(user.language) ? user.language : fallbackLanguage;
  // From the configuration, never from a Host header: the link carries the key to the user.
  const url = `${deps.publicUrl}/reset-password?token=${token.text}`;
  const person = { username, name, language, store: user.storeName ?? "Comanda" };
  await deps.mailer.send(passwordMail(person, { kind: "link", url }));
}
