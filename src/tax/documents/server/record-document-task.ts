import type { Id, InvoiceId, OrderLineId, UserId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import {
  type DocumentTaskKind,
  documentTask,
  type MoneyBack,
  OPERATION_CALLED_OFF,
} from "../domain/document-task.ts";

/**
 * The returned part of a line of the frozen sale; figures in cents, null on invoices from before lines had
 * them.
 */
export interface ReturnedLine {
  readonly invoiceLineId: Id<"InvoiceLine">;
  readonly orderLineId: OrderLineId | null;
  readonly quantity: number;
  readonly listed: Cents | null;
  readonly discount: Cents | null;
  /** Without tax, after the discount, without the service charge. */
  readonly net: Cents | null;
  readonly service: Cents | null;
  readonly tax: Cents;
  readonly amount: Cents;
}

/** A refund of an invoice, in the terms of its tax document. */
export interface ReturnedSale extends MoneyBack {
  readonly invoiceId: InvoiceId;
  /** Null: the part was taken back while its account was still being paid. */
  readonly refund: { readonly id: Id<"Refund">; readonly refundNo: number } | null;
  readonly reason: string;
  /** Null: every line of the frozen sale, as it was sold. */
  readonly lines: readonly ReturnedLine[] | null;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly by: UserId;
  readonly at: Date;
}

/**
 * Stores the task of an invoice's tax document, in the transaction that refunds the money: invalidation,
 * return event or credit note, until when, with which lines, and why.
 */
export async function recordDocumentTask(tx: Tx, returned: ReturnedSale): Promise<DocumentTaskKind> {
  const { kind, until } = documentTask(returned);
  const { refund, reason, lines, amount, tip } = returned;
  const annulmentType = kind === "invalidation" ? OPERATION_CALLED_OFF : null;
  await tx.run(
    sqlOf.insertInto("document_tasks").values({
      tenant_id: tx.tenantId,
      invoice_id: returned.invoiceId,
      refund_id: refund?.id ?? null,
      kind,
      until,
      detail: JSON.stringify({
        reason,
        annulmentType,
        refundNo: refund?.refundNo ?? null,
        lines,
        amount,
        tip,
      }),
      created_at: returned.at,
      created_by: returned.by,
    }),
  );
  return kind;
}
