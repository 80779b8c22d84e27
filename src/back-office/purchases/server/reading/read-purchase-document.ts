import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { PurchaseId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { OriginalDocument, TaxDocument } from "../../contract/tax-document.ts";

const unpacked = promisify(gunzip);

const DOCUMENT = columnsOf<TaxDocument>({
  version: "d.version",
  is_test: "d.is_test",
  seal: "d.seal",
  issued_on: "d.issued_on",
  buyer_number: "d.buyer_number",
  related_to: "d.related_to",
  not_subject: "d.not_subject_cents",
  exempt: "d.exempt_cents",
  taxed: "d.taxed_cents",
  vat: "d.vat_cents",
  other_tributes: "d.other_tributes_cents",
  withheld_vat: "d.withheld_vat_cents",
  perceived_vat: "d.perceived_vat_cents",
  withheld_income: "d.withheld_income_cents",
  insurance: "d.insurance_cents",
  freight: "d.freight_cents",
  outside_tax: "d.outside_tax_cents",
  total: "d.total_cents",
  to_pay: "d.to_pay_cents",
});

/** What is kept of the document of a purchase; null for one without. */
export async function selectTaxDocument(tx: Tx, id: PurchaseId): Promise<TaxDocument | null> {
  const [row] = await tx.query<TaxDocument>({
    text: `select ${DOCUMENT} from purchase_documents d where d.tenant_id = $1 and d.purchase_id = $2`,
    values: [tx.tenantId, id],
  });
  return row ?? null;
}

/** The document exactly as it was sent. Refuses `not_found` for a purchase that there is not, and one without. */
export async function readPurchaseDocument(ctx: StaffContext, id: PurchaseId): Promise<OriginalDocument> {
  const { original, hash, code } = await ctx.inTenant(async (tx) => {
    const [row] = await tx.query<{ original: Uint8Array; hash: string; code: string }>({
      text: `select d.original, d.sha256 as hash, d.generation_code as code from purchase_documents d
        where d.tenant_id = $1 and d.purchase_id = $2`,
      values: [tx.tenantId, id],
    });
    return found(row);
  });
  return {
    hash,
    mediaType: "application/json",
    bytes: await unpacked(original),
    downloadName: `${code}.json`,
  };
}
