import { randomUUID } from "node:crypto";
import { activityTitle, isKnownCode } from "#core/catalogues/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { writeManualSale } from "#money/payments/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { DocumentId, TaxDocumentId } from "#platform/domain/ids.ts";
import { subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import type { Buyer } from "#service/customers/contract/receptor.ts";
import type { WrittenItem } from "#tax/documents/domain/manual/written-item.ts";
import type { createManualInvoice as definition, ManualCustomerData } from "../contract/manual-invoicing.ts";
import { isKnownPhone } from "./validate-customer.ts";

/** Records a sale written by hand: invoice, payment and tax document together (docs/decisions/0072). */
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
      // A draft is mailed by the person who corrects it.
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

/** Throws `total_changed` with the amount to pay when the form showed another one. */
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

/** Refuses lines with a kind or a unit that is in no catalogue. */
export function refuseUnknownCodes(items: readonly WrittenItem[]): void {
  const fields = items.flatMap((item, index) => [
    ...(isKnownCode("itemTypes", item.dte_tipo_item_codigo) ? [] : [`items.${index}.dte_tipo_item_codigo`]),
    ...(isKnownCode("units", item.dte_unidad_medida) ? [] : [`items.${index}.dte_unidad_medida`]),
  ]);
  if (fields.length > 0)
    throw new AppError("invalid_input", { fields: fields.map((field) => ({ field, code: "not_a_choice" })) });
}

/** Returns the buyer for the invoice: the customer with that phone, if there is one, and the data written for this document. */
async function writtenBuyer(tx: Tx, data: ManualCustomerData): Promise<Buyer> {
  const isCredit = data.type === "CREDITO_FISCAL";
  const { departamento, municipio, distrito, complemento } = data;
  const isCustomer = data.phone ? await isKnownPhone(tx, data.phone) : false;
  return {
    ...(isCustomer ? { customerPhone: data.phone } : {}),
    invoiceType: data.type,
    receptor: {
      nombre: isCredit ? data.razonSocial : data.name,
      nombreComercial: isCredit ? data.nombreComercial : null,
      tipoDocumento: data.tipoDocumento,
      numDocumento: isCredit ? data.nit : data.numDocumento,
      nrc: isCredit ? data.nrc : null,
      withholdsVat: data.withholdsVat,
      codActividad: data.codActividad,
      descActividad: data.descActividad || (data.codActividad ? activityTitle(data.codActividad) : null),
      correo: data.email,
      telefono: data.phone,
      direccion: { departamento, municipio, distrito, complemento },
    },
  };
}

/** Maps fields of a receptor to fields of the form. */
const fieldOf: Readonly<Record<string, string>> = {
  nombre: "name",
  nombreComercial: "nombreComercial",
  tipoDocumento: "tipoDocumento",
  numDocumento: "numDocumento",
  nrc: "nrc",
  codActividad: "codActividad",
  descActividad: "descActividad",
  correo: "email",
  telefono: "phone",
  "direccion.departamento": "departamento",
  "direccion.municipio": "municipio",
  "direccion.distrito": "distrito",
  "direccion.complemento": "complemento",
};

/** Runs it, and moves refusals of receptor fields to the form's fields. */
async function atFieldsOfForm<Done>(data: ManualCustomerData, run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || !error.options.fields) throw error;
    const fields = error.options.fields.map((each) => ({ ...each, field: formField(each.field, data) }));
    throw new AppError(error.code, { ...error.options, fields });
  }
}

function formField(field: string, { type }: ManualCustomerData): string {
  const [, member] = /^receptor\.(.+)$/.exec(field) ?? [];
  if (member === undefined) return field;
  const isCredit = type === "CREDITO_FISCAL";
  if (isCredit && member === "nombre") return "customerData.razonSocial";
  if (isCredit && member === "numDocumento") return "customerData.nit";
  return `customerData.${fieldOf[member] ?? member}`;
}

/** Returns the codes of a document that was just made; null when there is none. */
export async function madeDocument(
  tx: Tx,
  of: { readonly saleId: DocumentId } | { readonly id: TaxDocumentId },
) {
  const documents = sqlOf
    .selectFrom("tax_documents")
    .select(["generation_code", "control_number", "state"])
    .where("tenant_id", "=", tx.tenantId);
  const row = await tx.first(
    "saleId" in of ? documents.where("sale_id", "=", of.saleId) : documents.where("id", "=", of.id),
  );
  if (!row) return null;
  return {
    codigoGeneracion: row.generation_code,
    numeroControl: row.control_number ?? "",
    isReady: row.state !== "draft",
  };
}
