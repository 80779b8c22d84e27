import { letIssue, TEST_SERVICE } from "#db/seeds/issuing.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decimalFromWhole, decimalOfCents, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import type { StoredInput } from "#tax/tax-documents/server/document-input.ts";
import { type Issuing, readIssuing } from "#tax/tax-documents/server/issuing.ts";
import { writeDocument } from "#tax/tax-documents/server/write-document.ts";

/** A document of no sale, as it stands after the ministry answered; its restaurant issues from now on. */
export async function aTaxDocument(
  tx: Tx,
  { kind, state }: { readonly kind: "01" | "03"; readonly state: DocumentState & ("sealed" | "rejected") },
  now: Date,
): Promise<TaxDocumentId> {
  await issueNow(tx);
  const issuing = required(await readIssuing(tx, null), "a restaurant that issues");
  const { id, problems } = await writeDocument(tx, {
    input: inputOf(kind, issuing),
    issuing,
    now,
    by: null,
    saleId: null,
    taskId: null,
    aboutId: null,
    replacesId: null,
    identificationFrom: null,
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const seal = state === "sealed" ? "2026".padEnd(40, "A") : null;
  await tx.query({
    text: `update tax_documents set state = $3, seal = $4, sealed_at = case when $4::text is null then null else $5::timestamptz end,
      next_at = null where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, state, seal, now],
  });
  return id;
}

async function issueNow(tx: Tx): Promise<void> {
  await tx.query({
    text: `update fiscal_settings set environment = $2, nit = '06142303181016', nrc = '2768431', phone = '22577001'
      where tenant_id = $1`,
    values: [tx.tenantId, TEST_SERVICE],
  });
  const [place] = await tx.query({
    text: "select 1 from points_of_sale where tenant_id = $1 limit 1",
    values: [tx.tenantId],
  });
  if (!place) await letIssue(tx);
}

const inputOf = (type: "01" | "03", { issuer }: Issuing): StoredInput => ({
  type,
  issuer,
  buyer: {
    identity: { kind: "36", number: "06140511991028" },
    nrc: "1234567",
    name: "Distribuidora Prueba, S.A. de C.V.",
    tradeName: null,
    activity: issuer.activity,
    address: issuer.address,
    phone: "22223333",
    email: "compras@prueba.test",
  },
  lines: [
    {
      kind: 1,
      sale: "taxed",
      code: null,
      title: "Pupusas",
      quantity: decimalFromWhole(1),
      unit: 59,
      unitPrice: decimalOfCents(cents(1000)),
      discount: ZERO_DECIMAL,
      outside: ZERO_DECIMAL,
      tributes: [],
      ownTribute: null,
      relatedTo: null,
    },
  ],
  discounts: {
    taxed: ZERO_DECIMAL,
    exempt: ZERO_DECIMAL,
    notSubject: ZERO_DECIMAL,
    percentage: ZERO_DECIMAL,
  },
  tributes: [],
  isVatWithheld: false,
  isVatPerceived: false,
  payments: [
    { code: "01", amount: decimalOfCents(cents(type === "01" ? 1000 : 1130)), reference: null, term: null },
  ],
  notes: null,
  appendix: [],
});
