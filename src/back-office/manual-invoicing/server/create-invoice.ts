import { randomUUID } from "node:crypto";
import { isKnownCode } from "#core/catalogues/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { writeManualSale } from "#money/payments/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import type { WrittenItem } from "#tax/documents/domain/manual/written-item.ts";
import type { createManualInvoice as definition } from "../contract/manual-invoicing.ts";
import { madeDocument } from "./made-document.ts";
import { atFieldsOfForm, writtenBuyer } from "./written-buyer.ts";

/** Sells what somebody wrote by hand: invoice, payment and tax document, or nothing (docs/decisions/0072). */
export function createInvoice(
  ctx: StaffContext,
  { uuid, customerData, items, paymentTypeId, tipAmount, ...said }: BodyOf<typeof definition>,
  deps: Pick<Deps, "mailer" | "publicUrl">,
): Promise<ResponseOf<typeof definition>> {
  refuseUnknownCodes(items);
  return ctx.inTenant((tx) =>
    atFieldsOfForm(customerData, async () => {
      const sale = {
        uuid: uuid ?? randomUUID(),
        items,
        buyer: await writtenBuyer(tx, customerData),
        paymentTypeId,
        tip: tipAmount ?? ZERO_CENTS,
      };
      const made = await writeManualSale(tx, ctx, sale, deps);
      await refuseOtherTotal(tx, ctx, made, said);
      tx.emit({ type: "cash_changed" });
      tx.emit({ type: "invoices_changed" });
      const dteInfo = await madeDocument(tx, { saleId: made.saleId });
      // A draft is mailed by whoever mends it.
      const emailSent = dteInfo?.isReady === false ? null : made.emailSent;
      return {
        success: true as const,
        message: messageOf(ctx, made, dteInfo?.isReady ?? true),
        invoice_id: made.invoiceId,
        invoice_no: made.invoiceNo,
        total: made.total,
        withheld: made.withheld,
        dteInfo,
        emailSent: emailSent?.success ?? false,
      };
    }),
  );
}

/** `total_changed` with what is paid now, when the form said another figure. */
async function refuseOtherTotal(
  tx: Tx,
  ctx: StaffContext,
  { total, withheld }: WrittenTotals,
  said: Pick<BodyOf<typeof definition>, "total" | "toPay">,
): Promise<void> {
  const toPay = subtractCents(total, withheld);
  if ((said.total ?? total) === total && (said.toPay ?? toPay) === toPay) return;
  const { currency } = await readSettings(tx, ctx.now);
  throw new AppError("total_changed", { details: { total: moneyText(ctx, toPay, currency) } });
}

type WrittenTotals = Pick<Awaited<ReturnType<typeof writeManualSale>>, "total" | "withheld">;

/** What was made, and what becomes of the buyer's mail. */
function messageOf(
  { say }: Pick<StaffContext, "say">,
  { invoiceNo, emailSent }: Awaited<ReturnType<typeof writeManualSale>>,
  isReady: boolean,
): string {
  if (!isReady) return say("manualInvoicing.reply.unready", { invoiceNo });
  if (emailSent === null) return say("manualInvoicing.reply.made", { invoiceNo });
  const { success, to, error } = emailSent;
  return success
    ? say("manualInvoicing.reply.mailed", { invoiceNo, to })
    : say("manualInvoicing.reply.not_mailed", { invoiceNo, reason: error ?? to });
}

/** Refuses lines with a kind or a unit that no catalogue has. */
export function refuseUnknownCodes(items: readonly WrittenItem[]): void {
  const fields = items.flatMap((item, index) => [
    ...(isKnownCode("itemTypes", item.dte_tipo_item_codigo) ? [] : [`items.${index}.dte_tipo_item_codigo`]),
    ...(isKnownCode("units", item.dte_unidad_medida) ? [] : [`items.${index}.dte_unidad_medida`]),
  ]);
  if (fields.length > 0)
    throw new AppError("invalid_input", { fields: fields.map((field) => ({ field, code: "not_a_choice" })) });
}
