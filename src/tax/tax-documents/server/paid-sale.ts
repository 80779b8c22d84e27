import { catalogueWords, placeName } from "#core/catalogues/server/public.ts";
import { CASH_TENDER } from "#core/payment-types/domain/tender-code.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { CREDIT_DAYS } from "#service/customers/domain/credit.ts";
import type { Receptor, ReceptorAddress } from "#service/customers/domain/receptor.ts";
import { chargedManualSale } from "#tax/documents/domain/manual/manual-sale.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import { documentOfSale, type PaidSale } from "../domain/from-sale/document-of-sale.ts";
import type { Party } from "../domain/issue/parties.ts";
import type { AppendixEntry } from "../domain/issue/tax-document-input.ts";
import type { StoredInput } from "./document-input.ts";
import type { Issuing } from "./issuing.ts";

/** Tender of unknown kind (CAT-017). */
const OTHER_TENDER = "99";

/** CAT-018: a term counted in days. */
const DAYS = "01";

/** A frozen sale as what its factura or crédito fiscal is built of (guide §5–§15). */
export function inputOfSale(sale: FrozenSale, { issuer }: Issuing): StoredInput {
  const { identity: _, ...input } = documentOfSale({
    ...paidSale(sale),
    issuer,
    identity: NO_IDENTITY,
  });
  return { ...input, ...writtenContent(sale) };
}

/**
 * Returns the lines and tributes that somebody wrote by hand, which stand in place of the figures in cents
 * (docs/decisions/0072).
 */
function writtenContent({ written, invoiceType, totals }: FrozenSale) {
  if (written === undefined) return {};
  const terms = { tip: totals.tip, isVatWithheld: false, titleOf: catalogueWords.tribute };
  return chargedManualSale(written, { ...terms, type: invoiceType }, totals.total);
}

/** The input is the same under every identity. */
const NO_IDENTITY = {} as PaidSale["identity"];

function paidSale(sale: FrozenSale): Omit<PaidSale, "identity" | "issuer"> {
  return {
    type: sale.invoiceType === "CREDITO_FISCAL" ? "03" : "01",
    buyer: sale.receptor && partyOf(sale.receptor),
    lines: sale.lines,
    isServiceTaxed: sale.service.isTaxed,
    tip: sale.totals.tip,
    isVatWithheld: (sale.totals.withheld ?? 0) > 0,
    payments: sale.payments.map(
      ({ tenderCode = OTHER_TENDER, settles, amount, tip, reference, creditDays }) => ({
        code: tenderCode,
        amount: cents(amount + tip),
        // Cash has none, whatever was sent (guide §14).
        reference: tenderCode === CASH_TENDER ? null : reference,
        term: settles === "on_account" ? { unit: DAYS, count: creditDays ?? CREDIT_DAYS } : null,
      }),
    ),
    notes: null,
    appendix: appendixOf(sale),
  };
}

/** The number of the house's own invoice, by which people find the document again (guide §15). */
const appendixOf = ({ invoiceNo }: FrozenSale): AppendixEntry[] => [
  { field: "factura", label: "Número interno", value: String(invoiceNo) },
];

/** Returns the name of the buyer's district; null without one, or for an unknown code. */
const districtNameOf = ({ departamento, municipio, distrito }: ReceptorAddress): string | null =>
  distrito ? placeName(departamento, municipio, distrito) : null;

/** The buyer as a document names them. */
export function partyOf(receptor: Receptor): Party {
  const { tipoDocumento, numDocumento, codActividad, descActividad, direccion } = receptor;
  return {
    identity: tipoDocumento && numDocumento ? { kind: tipoDocumento, number: numDocumento } : null,
    nrc: receptor.nrc,
    name: receptor.nombre,
    tradeName: receptor.nombreComercial ?? null,
    activity: codActividad && descActividad ? { code: codActividad, title: descActividad } : null,
    address: direccion && {
      department: direccion.departamento,
      municipality: direccion.municipio,
      district: direccion.distrito ?? null,
      districtName: districtNameOf(direccion),
      complement: direccion.complemento,
    },
    phone: receptor.telefono,
    email: receptor.correo,
  };
}
