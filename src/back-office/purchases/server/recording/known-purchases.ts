import type { BoughtLine } from "#back-office/purchase-documents/domain/returned-goods.ts";
import type { PurchaseId, VendorId } from "#platform/domain/ids.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { PurchaseDocument } from "#tax/documents/domain/reading/purchase-document.ts";
import type { PurchaseToRecord } from "./purchase-to-record.ts";

/**
 * Finds the purchase of a document, unless cancelled: imported, or typed with this code as its number, whoever the vendor.
 * `generationCode` is its codigoGeneracion, in capitals.
 */
export async function purchaseOfDocument(
  tx: Tx,
  generationCode: string,
): Promise<(KnownPurchase & { readonly createdAt: Date }) | undefined> {
  const [known] = await tx.query<KnownPurchase & { readonly createdAt: Date }>({
    text: `select id, number, business_date as date, created_at as "createdAt" from purchases
      where tenant_id = $1 and generation_code = $2 and status = 'received'
      union all
      (select id, number, business_date, created_at from purchases
        where tenant_id = $1 and upper(invoice_number) = $2 and length(invoice_number) = 36 and source = 'manual'
          and status = 'received' order by id desc limit 1)
      limit 1`,
    values: [tx.tenantId, generationCode],
  });
  return known;
}

/** A purchase that is named to somebody who is about to record the same. */
export interface KnownPurchase {
  readonly id: PurchaseId;
  readonly number: number;
  readonly date: CalendarDate;
}

type PaperNumbers = Pick<PurchaseToRecord, "source" | "invoiceNumber" | "controlNumber" | "generationCode">;

/** The number of a paper as comparisons take it: "F-0077", "f 0077" and "F0077" are one, and so are "0077" and "77". */
const keyOf = (number: string) =>
  `nullif(ltrim(upper(regexp_replace(${number}, '[^[:alnum:]]', '', 'g')), '0'), '')`;

/**
 * Finds the last purchase, not cancelled, that brought goods of the vendor on a paper with one of these numbers, typed or
 * of a document. Two tax documents are never one, whatever their numbers, because these begin anew each year; so for a
 * document only typed purchases count. The vendor may have been deleted and added again since: their NIT is the same.
 */
export async function purchaseOfPaper(
  tx: Tx,
  vendor: { readonly id: VendorId; readonly nit: string | null },
  { source, invoiceNumber, controlNumber, generationCode }: PaperNumbers,
): Promise<KnownPurchase | undefined> {
  const [known] = await tx.query<KnownPurchase>({
    text: `select p.id, p.number, p.business_date as date from (
        select $2::bigint as id union select v.id from vendors v where v.tenant_id = $1 and v.nit = $3) o
      cross join lateral (select * from purchases where tenant_id = $1 and vendor_id = o.id offset 0) p
      where p.status = 'received' and p.effect = 'brings' and (p.source = 'manual' or $5 = 'manual')
        and exists (select from unnest($4::text[]) as n (number) where ${keyOf("n.number")}
          in (${keyOf("p.invoice_number")}, ${keyOf("p.control_number")}, ${keyOf("p.generation_code")}))
      order by p.id desc limit 1`,
    values: [tx.tenantId, vendor.id, vendor.nit, [invoiceNumber, controlNumber, generationCode], source],
  });
  return known;
}

/**
 * Finds purchases related to a document before it is imported: its own, those it corrects with their goods, and one that was
 * typed.
 */
export const knownPurchases = {
  ofDocument: purchaseOfDocument,
  corrected: correctedPurchases,
  bought: boughtLines,
  typed: typedPurchase,
} as const;

/** A purchase, not cancelled, that a note corrects. */
interface CorrectedPurchase {
  /** The name that the note gives it: a generation code, or the number of a document on paper. */
  readonly reference: string;
  readonly id: PurchaseId;
  readonly number: number;
  readonly date: CalendarDate;
}

/** Finds the purchases that a note corrects: any by generation code, those of the vendor by the number on their paper. */
function correctedPurchases(
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

/** Returns the lines of purchases as their papers have them. */
function boughtLines(tx: Tx, purchases: readonly CorrectedPurchase[]): Promise<BoughtLine[]> {
  return tx.query<BoughtLine>({
    text: `select r.reference, l.code, l.title, l.quantity, l.unit_code as "unitCode"
      from unnest($2::bigint[], $3::text[]) as r(id, reference)
      join purchase_items l on l.tenant_id = $1 and l.purchase_id = r.id`,
    values: [tx.tenantId, purchases.map(({ id }) => id), purchases.map(({ reference }) => reference)],
  });
}

/**
 * Finds a purchase that somebody typed from this very document: from its vendor, with its number or with its day and total.
 * Undefined without one, and for a note.
 */
async function typedPurchase(
  tx: Tx,
  vendorId: VendorId,
  { controlNumber, generationCode, issuedOn, summary }: PurchaseDocument,
): Promise<KnownPurchase | undefined> {
  const [typed] = await tx.query<KnownPurchase>({
    text: `select id, number, business_date as date from purchases where tenant_id = $1 and vendor_id = $2 and source = 'manual' and status = 'received'
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
  return typed;
}
