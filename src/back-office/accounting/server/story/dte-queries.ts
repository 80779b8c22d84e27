import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { DteComplete } from "../../contract/accounting.ts";

export type InvoiceHead = NonNullable<NonNullable<DteComplete["data"]>["invoice"]>;

/** What a document is shown under; undefined when there is no such invoice. */
export async function invoiceHead(tx: Tx, id: InvoiceId): Promise<InvoiceHead | undefined> {
  const [row] = await tx.query<InvoiceHead>({
    text: `select ${columnsOf<InvoiceHead>({
      id: "i.id",
      invoice_no: "i.invoice_no",
      invoice_type: "i.invoice_type",
      created_at: "i.created_at",
      total: "i.total_cents",
    })} from invoices i where i.tenant_id = $1 and i.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** The document that was made last of an invoice: the one that counts for it. */
export async function latestDocument(tx: Tx, id: InvoiceId): Promise<TaxDocumentId | null> {
  const [row] = await tx.query<{ id: TaxDocumentId }>({
    text: `select t.id from documents s join tax_documents t on t.tenant_id = $1 and t.sale_id = s.id
      where s.tenant_id = $1 and s.invoice_id = $2 order by t.id desc limit 1`,
    values: [tx.tenantId, id],
  });
  return row?.id ?? null;
}

/** The invoice that a document was made of, where there is one. */
export async function invoiceOfDocument(tx: Tx, id: TaxDocumentId): Promise<InvoiceId | null> {
  const [row] = await tx.query<{ invoice_id: InvoiceId }>({
    text: `select s.invoice_id from tax_documents t join documents s on s.tenant_id = $1 and s.id = t.sale_id
      where t.tenant_id = $1 and t.id = $2`,
    values: [tx.tenantId, id],
  });
  return row?.invoice_id ?? null;
}
