import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { dayText } from "#platform/server/i18n/clock-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";

/** Why: it took nothing for days, or no key opens its secret any more. */
export type SwitchedOffCause = "failing" | "secret";

interface SwitchedOffMail {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly url: string;
  readonly cause: SwitchedOffCause;
  readonly since: Date;
  /** IANA name of the restaurant's zone. */
  readonly zone: string;
  readonly publicUrl: string;
}

/** Tells an admin that an endpoint was switched off, why, and where to switch it on again. */
export function switchedOffMail({
  to,
  name,
  language,
  store,
  url,
  cause,
  since,
  zone,
  publicUrl,
}: SwitchedOffMail): Mail {
  const say = sayIn(language);
  return composeMail({
    to,
    language,
    subject: say("integrations.mail.off_subject", { store }),
    paragraphs: [
      ...(cause === "secret"
        ? [say("integrations.mail.lost_text", { name, url }), say("integrations.mail.lost_hint")]
        : [
            say("integrations.mail.off_text", { name, url, since: dayText(since, zone, language) }),
            say("integrations.mail.off_hint"),
          ]),
    ],
    action: { label: say("integrations.mail.off_action"), url: `${publicUrl}/dashboard/settings/api` },
    footer: say("integrations.mail.footer", { store }),
  });
}
