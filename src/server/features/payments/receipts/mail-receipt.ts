import type { payOrders } from "../../../../contract/payments.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { isEmail } from "../../../../domain/identity/contact.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import type { Language } from "../../../platform/i18n/say.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Mailer } from "../../../platform/mail/mail.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
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
