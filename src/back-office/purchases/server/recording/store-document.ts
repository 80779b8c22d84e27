import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { PurchaseId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { PurchaseDocument, SummaryFigure } from "#tax/documents/domain/reading/purchase-document.ts";

const packed = promisify(gzip);

/** Most documents that a note corrects (GUIDE §5). */
const RELATED_MAX = 50;

/** A supplier's document with its original text. */
export interface DocumentToStore {
  readonly read: PurchaseDocument;
  /** The text as it was sent, with wrapping and signature, so that both can be checked later. */
  readonly text: string;
}

/** Stores the document of a purchase, as it came and with the figures for the tax books. */
export async function storeDocument(tx: Tx, id: PurchaseId, { read, text }: DocumentToStore): Promise<void> {
  const { version, summary, vendor } = read;
  const bytes = Buffer.from(text, "utf8");
  const figure = (name: SummaryFigure): Cents | null => summary.figures[name] ?? null;
  await tx.run(
    sqlOf.insertInto("purchase_documents").values({
      tenant_id: tx.tenantId,
      purchase_id: id,
      generation_code: read.generationCode,
      document_type: read.type,
      version: version !== null && Number.isInteger(version) && Math.abs(version) < 1000 ? version : null,
      is_test: read.isTest,
      control_number: read.controlNumber,
      seal: read.seal,
      issued_on: read.issuedOn,
      issuer_nit: vendor.nit,
      issuer_nrc: vendor.nrc,
      buyer_number: read.buyer.number,
      related_to: read.relatedTo.slice(0, RELATED_MAX),
      not_subject_cents: figure("notSubject"),
      exempt_cents: figure("exempt"),
      taxed_cents: figure("taxed"),
      vat_cents: summary.vat,
      other_tributes_cents: summary.otherTributes,
      withheld_vat_cents: figure("withheldVat"),
      perceived_vat_cents: figure("perceivedVat"),
      withheld_income_cents: figure("withheldIncome"),
      insurance_cents: figure("insurance"),
      freight_cents: figure("freight"),
      outside_tax_cents: figure("outsideTax"),
      total_cents: summary.total,
      to_pay_cents: summary.toPay,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      original: await packed(bytes),
    }),
  );
}
