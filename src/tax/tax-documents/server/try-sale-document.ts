import { documentProblemText } from "#app/words/document-problem-text.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { JsonRecord } from "#platform/domain/text/json-record.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentSummary } from "#tax/documents/domain/reading/purchase-document.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import type { Issuer } from "../domain/issue/parties.ts";
import type { DocumentIdentity } from "../domain/issue/tax-document-input.ts";
import { formatControlNumber } from "../domain/names/document-numbers.ts";
import { type Generation, generationFor, generations } from "../domain/shape/generation.ts";
import { type Issuing, readIssuing } from "./issuing.ts";
import { localMoment } from "./local-moment.ts";
import { inputOfSale } from "./paid-sale.ts";
import { prepareDocument } from "./prepare-document.ts";

/** A sale's document as it would be signed now. */
export interface TriedDocument {
  readonly kind: "01" | "03";
  readonly generation: Generation;
  /** True when a sale of now is issued in this generation. */
  readonly isInForce: boolean;
  readonly document: JsonRecord;
  readonly summary: DocumentSummary;
  /** Every check that fails, in the caller's language; empty: it may be signed. */
  readonly errors: readonly string[];
}

export interface TriedSale {
  /**
   * True when the restaurant issues electronic documents; otherwise the documents are those of an invented
   * issuer.
   */
  readonly isIssuing: boolean;
  readonly documents: readonly TriedDocument[];
}

/** Builds the document of a sale in both generations and checks it, as a payment does; nothing is written and no number is taken. */
export async function trySaleDocument(
  tx: Tx,
  { now, say }: Pick<StaffContext, "now" | "say">,
  sale: FrozenSale,
): Promise<TriedSale> {
  const issuing = await readIssuing(tx, null);
  const { identificationThreshold } = await readSettings(tx, now);
  const shown = issuing ?? EXAMPLE;
  const input = inputOfSale(sale, shown);
  const kind = sale.invoiceType === "CREDITO_FISCAL" ? "03" : "01";
  const { environment, rules } = shown;
  const inForce = generationFor(rules, { kind, environment, day: localMoment(now).day });
  const documents = generations.map((generation) => {
    const identity = identityFor(kind, { generation, issuing: shown, now });
    const { text, summary, problems } = prepareDocument({ ...input, identity }, identificationThreshold);
    return {
      kind,
      generation,
      isInForce: generation === inForce,
      document: JSON.parse(text) as JsonRecord,
      summary,
      errors: problems.map((problem) => documentProblemText(problem, say)),
    } satisfies TriedDocument;
  });
  return { isIssuing: issuing !== null, documents };
}

interface TrialTerms {
  readonly generation: Generation;
  readonly issuing: Issuing;
  readonly now: Date;
}

/** Names that no document bears: number and code are of nothing. */
function identityFor(
  type: TriedDocument["kind"],
  { generation, issuing, now }: TrialTerms,
): DocumentIdentity {
  const { day, time } = localMoment(now);
  const { environment, establishmentCode: establishment, pointOfSaleCode: pointOfSale } = issuing;
  return {
    generation,
    environment,
    controlNumber: formatControlNumber({ type, establishment, pointOfSale, sequence: 1 }),
    generationCode: "00000000-0000-4000-8000-000000000000",
    issuedOn: day,
    issuedAt: time,
    contingency: null,
  };
}

/** In place of a restaurant that issues nothing yet. */
const EXAMPLE_ISSUER: Issuer = {
  nit: "06140101900010",
  nrc: "1234567",
  name: "Restaurante de ejemplo",
  tradeName: null,
  activity: { code: "56101", title: "Restaurantes" },
  address: {
    department: "06",
    municipality: "23",
    district: "14",
    districtName: null,
    complement: "Calle de ejemplo 1",
  },
  phone: "22000000",
  email: "ejemplo@restaurante.example",
  establishmentKind: "02",
  establishment: { code: "M001", officialCode: null },
  pointOfSale: { code: "P001", officialCode: null },
};
const EXAMPLE: Issuing = {
  environment: "00",
  issuer: EXAMPLE_ISSUER,
  establishmentCode: "M001",
  pointOfSaleCode: "P001",
  numberScope: "point_of_sale",
  rules: [],
};
