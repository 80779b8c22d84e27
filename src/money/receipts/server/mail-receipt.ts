import type { payOrders } from "#money/payments/contract/payments.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { isEmail } from "#platform/domain/identity/contact.ts";
import type { Mailer } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Language } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { receiptMail } from "./receipt-mail.ts";

type PaymentResponse = ResponseOf<typeof payOrders>;

/** What becomes of the buyer's mail; the same for a payment and for every repetition of it. Null without an address. */
export function emailResult(
  ctx: StaffContext,
  to: string | null,
  { delivers }: Pick<Mailer, "delivers">,
): PaymentResponse["emailSent"] {
  if (to === null) return null;
  if (!isEmail(to)) return { success: false, to, error: ctx.say("payments.mail.not_an_address") };
  return delivers
    ? { success: true, to, error: null }
    : { success: false, to, error: ctx.say("payments.mail.no_server") };
}

/** Sends the receipt to the buyer, once the payment is committed; who gets a tax document is mailed that instead, once it is sealed. */
export async function mailReceipt(
  tx: Tx,
  response: PaymentResponse,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): Promise<void> {
  const { emailSent, receipt, receptor } = response;
  if (!emailSent?.success || receipt.document !== null) return;
  const name = receptor?.nombre || null;
  await addJob(tx, sendMail, receiptMail({ to: emailSent.to, name, language, receipt, publicUrl }));
}
