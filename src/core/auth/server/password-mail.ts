import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";

export interface MailedPerson {
  /** Username, which is the address the mail goes to. */
  readonly username: string;
  readonly name: string;
  readonly store: string;
  readonly language: Language;
}

/** What a mail about a password says: here is the link, or it was changed. */
export type PasswordMail = { readonly kind: "link"; readonly url: string } | { readonly kind: "changed" };

/** The mail about a password in the person's language. */
export function passwordMail({ username, name, store, language }: MailedPerson, about: PasswordMail): Mail {
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
