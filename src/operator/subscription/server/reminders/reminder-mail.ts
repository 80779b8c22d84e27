import type { Cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import type { MailedPerson } from "#platform/outside/mail/people-to-mail.ts";
import { dayInWords } from "#platform/server/i18n/clock-text.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import type { ReminderKind } from "../../domain/reminder.ts";

export interface MailedReminder extends MailedPerson {
  readonly kind: ReminderKind;
  /** The last day that is paid or given. */
  readonly about: CalendarDate;
  readonly store: string;
  readonly publicUrl: string;
  readonly monthlyPrice: Cents;
  readonly currency: string;
}

/** What an admin is told of the subscription, in their language. */
export function reminderMail(reminder: MailedReminder): Mail {
  const { kind, about, to, name, language, store, publicUrl } = reminder;
  const say = sayIn(language);
  const day = dayInWords(about, language);
  const price = moneyText({ language }, reminder.monthlyPrice, reminder.currency);
  return composeMail({
    to,
    language,
    subject: say(`subscription.mail.${kind}.subject`, { store, day }),
    paragraphs: [say(`subscription.mail.${kind}.first`, { name, store, day, price })],
    action: {
      label: say("subscription.mail.action"),
      url: `${publicUrl}/dashboard/${kind === "expired" ? "inactive-subscription" : "profile"}`,
    },
    footer: say("subscription.mail.footer", { store }),
  });
}
