import { cents } from "#platform/domain/money/cents.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { dayText } from "../paper/paper-texts.ts";
import { documentPage } from "../stored/read-copies.ts";
import type { StoredDocument } from "../stored/stored-documents.ts";

export interface MailedDocument {
  readonly to: string;
  readonly language: Language;
  readonly document: StoredDocument;
  readonly publicUrl: string;
}

/** The mail that a document goes with: what it is, its numbers, and where it is seen. */
export function documentMail({ to, language, document, publicUrl }: MailedDocument): Mail {
  const say = sayIn(language);
  const { issuer: store, type, control_number: number, generation_code: code, seal, state } = document;
  const what = say(`taxDocuments.types.${type}`);
  // The one currency of tax documents (guide §3).
  const total = moneyText({ language }, cents(document.to_pay_cents), "USD");
  return composeMail({
    to,
    language,
    subject: say("taxDelivery.mail.subject", { store, what, number }),
    paragraphs: [
      say("taxDelivery.mail.greeting", { store, what, total, day: dayText(document.issued_on) }),
      ...(state === "invalidated" ? [say("taxDelivery.mail.invalidated")] : []),
      ...(seal === null ? [say("taxDelivery.mail.contingency")] : []),
      say("taxDelivery.mail.number", { number }),
      say("taxDelivery.mail.code", { code }),
      ...(seal === null ? [] : [say("taxDelivery.mail.seal", { seal })]),
    ],
    action: { label: say("taxDelivery.mail.see"), url: `${publicUrl}${documentPage(code)}` },
    footer: say("taxDelivery.mail.footer", { store }),
  });
}
