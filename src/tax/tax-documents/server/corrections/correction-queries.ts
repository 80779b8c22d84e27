import type {
  DocumentId,
  DocumentTaskId,
  PaymentTypeId,
  TaxDocumentId,
  UserId,
} from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { DocumentTaskKind } from "#tax/documents/domain/document-task.ts";
import { type FrozenSale, type ReturnedLine, storedSale } from "#tax/documents/server/public.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";

/** A document task as it was written with the refund. */
export interface DocumentTaskRow {
  readonly id: DocumentTaskId;
  readonly kind: DocumentTaskKind;
  readonly created_by: UserId;
  readonly detail: {
    readonly reason: string;
    /** Null: all of it. */
    readonly lines: readonly ReturnedLine[] | null;
    readonly amount: Cents;
    readonly tip: Cents;
    readonly refundNo: number | null;
  };
  /** By which way to pay how much was handed back, without the tip; null for a payment that was undone as a whole. */
  readonly handed_back: { readonly paymentTypeId: PaymentTypeId; readonly amount: Cents } | null;
}

const ofSale = (tx: Tx, saleId: DocumentId) =>
  sqlOf
    .selectFrom("tax_documents")
    .selectAll()
    .where("tenant_id", "=", tx.tenantId)
    .where("sale_id", "=", saleId)
    .orderBy("id");

/** The documents of a sale, first to last. */
export const documentsOfSale = (tx: Tx, saleId: DocumentId): Promise<TaxDocumentRow[]> =>
  tx.rows(ofSale(tx, saleId));

/**
 * Locks them until the commit: whoever decides about one of them decides alone. The first one is locked before they are read, so
 * that one which somebody else has just written is among them.
 */
export async function lockDocumentsOfSale(tx: Tx, saleId: DocumentId): Promise<TaxDocumentRow[]> {
  await tx.run(
    ofSale(tx, saleId).clearSelect().select("id").where("replaces_id", "is", null).forNoKeyUpdate(),
  );
  return tx.rows(ofSale(tx, saleId).forNoKeyUpdate());
}

/** Reads the sale of a document, or of the one that a note or an event is about; null without a sale. */
export async function saleOfDocument(tx: Tx, id: TaxDocumentId): Promise<DocumentId | null> {
  const row = await readTaxDocument(tx, id);
  if (row === undefined) return null;
  return row.sale_id ?? (row.about_id === null ? null : saleOfDocument(tx, row.about_id));
}

/** Notes and events about documents, those that were replaced left out. */
export const documentsAbout = (tx: Tx, ids: readonly TaxDocumentId[]): Promise<TaxDocumentRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.rows(
        sqlOf
          .selectFrom("tax_documents")
          .selectAll()
          .where("tenant_id", "=", tx.tenantId)
          .where("about_id", "in", ids)
          .where("state", "<>", "replaced")
          .orderBy("id"),
      );

/** A document as it is, not held. */
export const readTaxDocument = (tx: Tx, id: TaxDocumentId): Promise<TaxDocumentRow | undefined> =>
  tx.first(
    sqlOf.selectFrom("tax_documents").selectAll().where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );

/** Reads the document that replaces this one. */
export const replacementOf = (tx: Tx, id: TaxDocumentId): Promise<TaxDocumentRow | undefined> =>
  tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .selectAll()
      .where("tenant_id", "=", tx.tenantId)
      .where("replaces_id", "=", id),
  );

/** A frozen sale. */
export async function readSale(tx: Tx, saleId: DocumentId): Promise<FrozenSale> {
  const { sale } = await tx.one(
    sqlOf
      .selectFrom("documents")
      .select("sale")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", saleId),
  );
  return storedSale(sale);
}

/** Reads the document tasks of a sale, in the order of its refunds. */
export async function tasksOfSale(tx: Tx, saleId: DocumentId): Promise<DocumentTaskRow[]> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("document_tasks as t")
      .innerJoin("documents as s", (join) =>
        join.onRef("s.tenant_id", "=", "t.tenant_id").onRef("s.invoice_id", "=", "t.invoice_id"),
      )
      .leftJoin("refund_payouts as r", (join) =>
        join.onRef("r.tenant_id", "=", "t.tenant_id").onRef("r.refund_id", "=", "t.refund_id"),
      )
      .select(["t.id", "t.kind", "t.created_by", "t.detail", "r.payment_type_id", "r.amount_cents"])
      .where("t.tenant_id", "=", tx.tenantId)
      .where("s.id", "=", saleId)
      .orderBy("t.id"),
  );
  return rows.map(({ payment_type_id, amount_cents, ...row }) => ({
    ...row,
    detail: row.detail as DocumentTaskRow["detail"],
    handed_back:
      payment_type_id === null ? null : { paymentTypeId: payment_type_id, amount: cents(amount_cents ?? 0) },
  }));
}

/** Reads when the ministry last rejected a document; null when it did not. */
export async function rejectedAt(tx: Tx, id: TaxDocumentId): Promise<Date | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_exchanges")
      .select("at")
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", id)
      .where("meaning", "=", "rejected")
      .orderBy("id", "desc")
      .limit(1),
  );
  return row?.at ?? null;
}
