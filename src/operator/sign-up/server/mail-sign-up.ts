import { z } from "zod";
import { userOfUsername } from "#core/auth/server/public.ts";
import { knownLanguage, writingOf } from "#platform/domain/text/languages.ts";
import { wholeLengthText } from "#platform/domain/writing/length-words.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { dropMail, LINK_HOURS, noteMail } from "./sign-up-queries.ts";

/**
 * Mails a fresh link, or says that the address has an account. The link is made here, so that none waits in
 * the database. A second attempt mails another one.
 */
export const mailSignUp = job({
  name: "mail-sign-up",
  payload: z.object({ signUpId: z.number().int().positive() }),
  maxAttempts: 5,
  async handle({ signUpId }, { db, clock, mailer, publicUrl, log }) {
    const token = makeToken(signUpId);
    const signUp = await noteMail(db, signUpId, token.hash, clock());
    if (!signUp) {
      log.info({ signUp: signUpId }, "no mail: the sign-up is over, or its address was mailed enough");
      return;
    }
    const { username } = signUp;
    const language = knownLanguage(signUp.language);
    try {
      const user = await userOfUsername(db, username);
      const own = knownLanguage(user?.language, signUp.language);
      const mail = user
        ? accountMail({ username, language: own, publicUrl }, user.name)
        : linkMail({ username, language, publicUrl }, token.text);
      await mailer.send(mail);
    } catch (error) {
      await dropMail(db, signUpId, token.hash);
      throw error;
    }
    log.info({ signUp: signUpId }, "sign-up mailed");
  },
});

interface Addressed {
  readonly username: string;
  readonly language: Language;
  readonly publicUrl: string;
}

/**
 * Writes the mail with the link. Of the typed text it holds only the address: otherwise the form could mail
 * any text to strangers.
 * @proof
 */
export function linkMail({ username, language, publicUrl }: Addressed, token: string): Mail {
  const say = sayIn(language);
  return composeMail({
    to: username,
    language,
    subject: say("signUp.mail.subject"),
    paragraphs: [
      say("signUp.mail.greeting"),
      say("signUp.mail.once", { hours: wholeLengthText(LINK_HOURS, "hour", writingOf(language)) }),
      say("signUp.mail.not_you"),
    ],
    action: { label: say("signUp.mail.action"), url: `${publicUrl}/sign-up/confirm?token=${token}` },
    footer: say("signUp.mail.footer", { username }),
  });
}

/**
 * Writes the mail for an address that has an account, with what its owner can do instead. `name` comes from
 * that account.
 * @proof
 */
export function accountMail({ username, language, publicUrl }: Addressed, name: string): Mail {
  const say = sayIn(language);
  return composeMail({
    to: username,
    language,
    subject: say("signUp.mail.known_subject"),
    paragraphs: [
      say("signUp.mail.known_greeting", { name }),
      say("signUp.mail.known_password", { url: `${publicUrl}/forgot-password` }),
      say("signUp.mail.known_another"),
      say("signUp.mail.known_not_you"),
    ],
    action: { label: say("common.sign_in"), url: `${publicUrl}/login` },
    footer: say("signUp.mail.footer", { username }),
  });
}
