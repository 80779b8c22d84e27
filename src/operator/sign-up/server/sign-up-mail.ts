import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { LINK_HOURS } from "./sign-up-times.ts";

interface Addressed {
  readonly username: string;
  readonly language: Language;
  readonly publicUrl: string;
}

/**
 * The mail with the link. Nothing that was typed stands in it but the address: the form would else mail strangers whatever somebody
 * likes to tell them.
 */
export function linkMail({ username, language, publicUrl }: Addressed, token: string): Mail {
  const say = sayIn(language);
  return composeMail({
    to: username,
    language,
    subject: say("signUp.mail.subject"),
    paragraphs: [
      say("signUp.mail.greeting"),
      say("signUp.mail.once", { hours: LINK_HOURS }),
      say("signUp.mail.not_you"),
    ],
    action: { label: say("signUp.mail.action"), url: `${publicUrl}/sign-up/confirm?token=${token}` },
    footer: say("signUp.mail.footer", { username }),
  });
}

/** The mail to somebody who has an account: what they can do instead. `name`: as their own account has it. */
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
    action: { label: say("signUp.mail.known_action"), url: `${publicUrl}/login` },
    footer: say("signUp.mail.footer", { username }),
  });
}
