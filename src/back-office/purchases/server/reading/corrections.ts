import type { PurchaseId, VendorId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { CorrectingPurchase } from "../../contract/purchases.ts";

const COLUMNS = columnsOf<CorrectingPurchase>({
  id: "o.id",
  number: "o.number",
  status: "o.status",
  effect: "o.effect",
  date: "o.business_date",
});

/** Days after the date of a paper within which a purchase without an invoice date may have been typed. */
const TYPED_LATE_DAYS = 90;

/** SQL that tells whether the document `d` names the purchase `p`, by its generation code or the number of its paper. */
const NAMED =
  "upper(d.related_to::text)::text[] && array[p.generation_code, upper(p.invoice_number), upper(p.control_number)]";

/** Returns the vendor's credit and debit notes that name the purchase, the oldest first; cancelled ones too. */
export function notesOf(tx: Tx, id: PurchaseId): Promise<CorrectingPurchase[]> {
  return tx.query<CorrectingPurchase>({
    text: `select ${COLUMNS} from purchases p
      join purchase_documents d on d.tenant_id = $1 and d.document_type in ('05', '06')
        and d.issued_on >= coalesce(p.invoice_date, p.business_date - ${TYPED_LATE_DAYS}) and ${NAMED}
      join purchases o on o.tenant_id = $1 and o.id = d.purchase_id and o.vendor_id = p.vendor_id
      where p.tenant_id = $1 and p.id = $2 order by o.id`,
    values: [tx.tenantId, id],
  });
}

/** Returns the purchases that a note names, the oldest first; cancelled ones too. */
export function purchasesCorrectedBy(tx: Tx, id: PurchaseId): Promise<CorrectingPurchase[]> {
  return tx.query<CorrectingPurchase>({
    text: `select ${COLUMNS} from purchases n
      join purchase_documents d on d.tenant_id = $1 and d.purchase_id = n.id
      join purchases p on p.tenant_id = $1 and p.vendor_id = n.vendor_id and p.effect = 'brings' and ${NAMED}
      join purchases o on o.tenant_id = $1 and o.id = p.id
      where n.tenant_id = $1 and n.id = $2 and n.effect <> 'brings' order by o.id`,
    values: [tx.tenantId, id],
  });
}

/** Locks a vendor's purchases that a note is about to correct, so that none is cancelled meanwhile. */
export function lockCorrectedPurchases(
  tx: Tx,
  vendorId: VendorId,
  relatedTo: readonly string[],
): Promise<Pick<CorrectingPurchase, "number" | "status">[]> {
  return tx.query<Pick<CorrectingPurchase, "number" | "status">>({
    text: `select p.number, p.status from purchases p
      where p.tenant_id = $1 and p.vendor_id = $2 and p.effect = 'brings' and $3::text[] && array[p.generation_code, upper(p.invoice_number), upper(p.control_number)]
      order by p.id for share`,
    values: [tx.tenantId, vendorId, relatedTo.map((name) => name.toUpperCase())],
  });
}
