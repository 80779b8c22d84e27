import type { BoughtLine } from "#back-office/purchase-documents/domain/returned-goods.ts";
import type { PurchaseId, VendorId } from "#platform/domain/ids.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { PurchaseDocument } from "#tax/documents/domain/reading/purchase-document.ts";

/** A purchase that stands and that a note corrects. */
export interface CorrectedPurchase {
  /** As the note names it: a generation code, or the number of a document on paper. */
  readonly reference: string;
  readonly id: PurchaseId;
  readonly number: number;
  readonly date: CalendarDate;
}

/** The purchases that a note corrects: any by its generation code, those of the vendor by the number on their paper. */
export function correctedPurchases(
  tx: Tx,
  vendorId: VendorId | null,
  { relatedTo }: PurchaseDocument,
): Promise<CorrectedPurchase[]> {
  return tx.query<CorrectedPurchase>({
    text: `select distinct on (r.reference) r.reference, p.id, p.number, p.business_date as date from purchases p
      join unnest($2::text[]) as r(reference)
        on upper(r.reference) in (p.generation_code, upper(p.invoice_number), upper(p.control_number))
      where p.tenant_id = $1 and p.status = 'received' and p.effect = 'brings'
        and (p.generation_code = any($3) or (p.vendor_id = $4 and (upper(p.invoice_number) = any($3) or upper(p.control_number) = any($3))))
      order by r.reference, p.id desc`,
    values: [tx.tenantId, relatedTo, relatedTo.map((each) => each.toUpperCase()), vendorId],
  });
}

/** What purchases brought, as their papers say it. */
export function boughtLines(tx: Tx, purchases: readonly CorrectedPurchase[]): Promise<BoughtLine[]> {
  return tx.query<BoughtLine>({
    text: `select r.reference, l.code, l.title, l.quantity, l.unit_code as "unitCode"
      from unnest($2::bigint[], $3::text[]) as r(id, reference)
      join purchase_items l on l.tenant_id = $1 and l.purchase_id = r.id`,
    values: [tx.tenantId, purchases.map(({ id }) => id), purchases.map(({ reference }) => reference)],
  });
}

/**
 * The number of a purchase that somebody typed from this very document: of its vendor, with its number or with its day and total.
 * Undefined for none, and for a note.
 */
export async function typedPurchase(
  tx: Tx,
  vendorId: VendorId,
  { controlNumber, generationCode, issuedOn, summary }: PurchaseDocument,
): Promise<number | undefined> {
  const [typed] = await tx.query<{ number: number }>({
    text: `select number from purchases where tenant_id = $1 and vendor_id = $2 and source = 'manual' and status = 'received'
        and (upper(invoice_number) in ($3, $4) or (total_cents = $5 and $6::date in (invoice_date, business_date)))
      order by id desc limit 1`,
    values: [
      tx.tenantId,
      vendorId,
      controlNumber?.toUpperCase() ?? null,
      generationCode,
      summary.total,
      issuedOn,
    ],
  });
  return typed?.number;
}
