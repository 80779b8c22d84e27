import { readSettings } from "#core/settings/server/public.ts";
import type { InvoiceId, TaxDocumentId, UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Language } from "#platform/server/i18n/say.ts";
import { languageOfGuest } from "#service/qr-orders/server/public.ts";
import type { DeliveryCause } from "#tax/tax-documents/domain/paper/delivery-cause.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import { documentById, documentOfInvoice, isVoid, type StoredDocument } from "../stored/stored-documents.ts";

interface RequestedDelivery {
  readonly cause: Exclude<DeliveryCause, "buyer">;
  readonly to: string;
  readonly language: Language;
  readonly now: Date;
  readonly by: UserId | null;
}

/**
 * Stores a requested mail and queues it; a document without its seal is mailed once it is sealed. Throws
 * `tax_document_void`.
 */
export async function requestDelivery(
  tx: Tx,
  document: StoredDocument,
  requested: RequestedDelivery,
): Promise<void> {
  if (isVoid(document)) throw new AppError("tax_document_void");
  await tx.run(
    sqlOf.insertInto("tax_deliveries").values({
      tenant_id: tx.tenantId,
      tax_document_id: document.id,
      cause: requested.cause,
      is_sealed: null,
      address: requested.to,
      language: requested.language,
      asked_at: requested.now,
      asked_by: requested.by,
    }),
  );
  await taxQueue.deliver(tx, document.id);
}

interface SentReply {
  readonly success: boolean;
  readonly message: string;
}

/** Mails the document of an invoice to its buyer, or to the address that is given. Refuses `no_tax_document`, `no_mail_server`. */
export function mailDocumentOfInvoice(
  ctx: StaffContext,
  { invoiceId, to }: { readonly invoiceId: InvoiceId; readonly to?: string | undefined },
  deps: Pick<Deps, "mailer">,
): Promise<SentReply> {
  return ctx.inTenant(async (tx) => {
    const document = await documentOfInvoice(tx, invoiceId);
    if (!document) throw new AppError("no_tax_document");
    return mailByStaff(tx, ctx, { document, to, deps });
  });
}

/** Mails any document. */
export const mailDocument = (
  ctx: StaffContext,
  { id, to }: { readonly id: TaxDocumentId; readonly to: string },
  deps: Pick<Deps, "mailer">,
): Promise<SentReply> =>
  ctx.inTenant(async (tx) => mailByStaff(tx, ctx, { document: found(await documentById(tx, id)), to, deps }));

interface MailByStaff {
  readonly document: StoredDocument;
  readonly to: string | undefined;
  readonly deps: Pick<Deps, "mailer">;
}

async function mailByStaff(
  tx: Tx,
  ctx: StaffContext,
  { document, to: other, deps }: MailByStaff,
): Promise<SentReply> {
  const to = other ?? document.email;
  if (to === null) throw new AppError("invalid_input", { fields: [{ field: "to", code: "required" }] });
  if (!deps.mailer.delivers) throw new AppError("no_mail_server");
  const language = await languageOfGuest(tx, { email: to }, (await readSettings(tx, ctx.now)).language);
  await requestDelivery(tx, document, { cause: "staff", to, language, now: ctx.now, by: ctx.userId });
  const isReady = document.seal !== null || document.state === "contingency";
  const message = ctx.say(isReady ? "taxDelivery.reply.sent" : "taxDelivery.reply.when_sealed", { to });
  return { success: true, message };
}
