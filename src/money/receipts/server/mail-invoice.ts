import { readSettings } from "#core/settings/server/public.ts";
import { invoiceById } from "#money/payments/server/invoice-queries.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { invoiceReceipt } from "./invoice-receipt.ts";
import { receiptMail } from "./receipt-mail.ts";

/** Sends the receipt of an invoice to an address, which may be another than the buyer's. Refuses `no_mail_server`. */
export function mailInvoice(
  ctx: StaffContext,
  id: InvoiceId,
  to: string,
  { mailer, publicUrl }: Pick<Deps, "mailer" | "publicUrl">,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const invoice = found(await invoiceById(tx, id));
    if (!mailer.delivers) throw new AppError("no_mail_server");
    const { receptor } = invoice;
    const name = (receptor?.correo === to && receptor.nombre) || null;
    const receipt = await invoiceReceipt(tx, ctx.now, invoice);
    const { language } = await readSettings(tx, ctx.now);
    await addJob(tx, sendMail, receiptMail({ to, name, language, receipt, publicUrl }));
    await recordAudit(tx, ctx, [
      { action: "invoice.mailed", subject: "invoice", subjectId: id, before: {}, after: { email: to } },
    ]);
    return { message: ctx.say("payments.mail.sent", { to }) };
  });
}
