import { cents } from "#platform/domain/money/cents.ts";
import { decimalOfCents } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Issuer, Person } from "../domain/issue/parties.ts";
import { formatControlNumber } from "../domain/names/document-numbers.ts";
import {
  type Generation,
  type IssuedType,
  issuedTypes,
  type TaxDocumentKind,
} from "../domain/shape/generation.ts";
import { trialCredit, trialNote, trialPurchase, trialSale } from "./certification/trial-input.ts";
import type { StoredInput, StoredTaxEvent } from "./document-input.ts";
import { type DocumentProblem, prepareDocument, prepareEvent } from "./prepare-document.ts";

/** A kind of document in a generation. */
export interface KindOfGeneration {
  readonly kind: TaxDocumentKind;
  readonly generation: Generation;
}

/** One that an issuer could not have signed, and why. */
export interface RefusedKind extends KindOfGeneration {
  readonly problems: DocumentProblem[];
}

/** Invented day, time and names: none of them is the issuer's, and a dry run stores nothing. */
const DAY = calendarDate("2026-07-01");
const TIME = "12:00:00";
const CODE = "00000000-0000-4000-8000-000000000000";
const OTHER_CODE = "00000000-0000-4000-8000-000000000001";
const SEAL = "0".repeat(40);

/**
 * Builds one document or event of each of these kinds from the issuer's own data and sample content, checks
 * them as before signing, and returns what would be refused. A datum that only an event asks for is noticed
 * before the event is needed (docs/decisions/0106). Nothing is written.
 */
export function dryRun(
  issuer: Issuer,
  responsible: Person,
  kinds: readonly KindOfGeneration[],
): RefusedKind[] {
  return kinds
    .map((of) => ({ ...of, problems: unique(problemsOf(issuer, responsible, of)) }))
    .filter(({ problems }) => problems.length > 0);
}

function problemsOf(
  issuer: Issuer,
  responsible: Person,
  { kind, generation }: KindOfGeneration,
): DocumentProblem[] {
  const names = {
    generation,
    environment: "00",
    generationCode: CODE,
    issuedOn: DAY,
    issuedAt: TIME,
  } as const;
  if (kind === "invalidation" || kind === "contingency")
    return trialEvents(issuer, responsible, kind).flatMap((event) => [
      ...prepareEvent(event, names).problems,
    ]);
  const identity = { ...names, controlNumber: numberOf(issuer, kind), contingency: null };
  return [...prepareDocument({ ...trialOf(issuer, kind), identity }, null).problems];
}

const numberOf = ({ establishment, pointOfSale }: Issuer, type: IssuedType): string =>
  formatControlNumber({
    type,
    establishment: establishment.code ?? "",
    pointOfSale: pointOfSale.code ?? "",
    sequence: 1,
  });

function trialOf(issuer: Issuer, type: IssuedType): StoredInput {
  switch (type) {
    case "01":
      return trialSale(issuer);
    case "03":
      return trialCredit(issuer);
    case "05":
    case "06":
      return trialNote(issuer, type, { kind: "03", isElectronic: true, number: OTHER_CODE, issuedOn: DAY });
    case "14":
      return trialPurchase(issuer);
    default:
      return type satisfies never;
  }
}

/**
 * Returns sample events: one contingency with a document of each type; one invalidation of each type, with a
 * replacement where that is possible.
 */
function trialEvents(
  issuer: Issuer,
  responsible: Person,
  kind: "invalidation" | "contingency",
): StoredTaxEvent[] {
  if (kind === "contingency") return [trialContingencyEvent(issuer, responsible)];
  return issuedTypes.map((type) => ({
    type: "invalidation",
    issuer,
    kind: type === "05" ? 2 : 1,
    reason: null,
    replacement: type === "05" ? null : OTHER_CODE,
    responsible,
    applicant: responsible,
    document: {
      type,
      generationCode: CODE,
      seal: SEAL,
      controlNumber: numberOf(issuer, type),
      issuedOn: DAY,
      vat: decimalOfCents(cents(13)),
      buyer: { documentKind: null, documentNumber: null, name: null, phone: null, email: null },
    },
  }));
}

const trialContingencyEvent = (issuer: Issuer, responsible: Person): StoredTaxEvent => ({
  type: "contingency",
  issuer,
  responsible,
  cause: { kind: 1, reason: null },
  began: { day: DAY, time: TIME },
  ended: { day: DAY, time: TIME },
  documents: [{ type: "01", generationCode: CODE }],
});

const unique = (problems: readonly DocumentProblem[]): DocumentProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.field} ${problem.reason}`, problem])).values(),
];
