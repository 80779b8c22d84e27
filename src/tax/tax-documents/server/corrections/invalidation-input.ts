import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decimalOfCents } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { InvalidationKind } from "../../domain/issue/build-invalidation.ts";
import type { Issuer, Party, Person } from "../../domain/issue/parties.ts";
import { identityText } from "../../domain/issue/party-sections.ts";
import { invalidationDay } from "../../domain/life/invalidation-window.ts";
import { type IssuedType, issuedTypes } from "../../domain/shape/generation.ts";
import { type KeptEvent, readInput } from "../document-input.ts";
import type { Issuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { writeEvent } from "../write-event.ts";

/** Why a document is to count no more, and who says so (guide §22). */
export interface Invalidation {
  readonly kind: InvalidationKind;
  readonly reason: string | null;
  /** The sealed document in its place. */
  readonly replacement: TaxDocumentRow | null;
  readonly responsible: Person;
  readonly applicant: Person;
}

export type InvalidationEvent = Extract<KeptEvent, { readonly type: "invalidation" }>;

/** The event about a sealed document, which it names exactly as it was sent (guide §22). */
export function invalidationInput(
  row: TaxDocumentRow,
  { replacement, ...why }: Invalidation,
  issuer: Issuer,
): InvalidationEvent {
  const kept = readInput(row.input);
  const party = kept.type === "14" ? kept.seller : kept.buyer;
  return {
    type: "invalidation",
    issuer,
    ...why,
    replacement: replacement?.generation_code ?? null,
    document: {
      type: kept.type,
      generationCode: row.generation_code,
      seal: required(row.seal, "the seal of a document that is invalidated"),
      controlNumber: required(row.control_number, "its number"),
      issuedOn: calendarDate(row.issued_on),
      vat: decimalOfCents(cents(row.vat_cents ?? 0)),
      buyer: buyerOf(party, kept.type),
    },
  };
}

const buyerOf = (party: Party | null, type: IssuedType): InvalidationEvent["document"]["buyer"] => ({
  documentKind: party?.identity?.kind ?? null,
  documentNumber: party?.identity ? identityText(party.identity, type) : null,
  name: party?.name ?? null,
  phone: party?.phone ?? null,
  email: party?.email ?? null,
});

/** Writes the event, to be signed and sent after the commit; it bears the day that the guide wants (guide §22). */
export const writeInvalidation = (
  tx: Tx,
  row: TaxDocumentRow,
  event: Invalidation,
  {
    issuing,
    now,
    ...of
  }: { readonly issuing: Issuing; readonly now: Date } & Pick<
    Parameters<typeof writeEvent>[1],
    "by" | "taskId" | "isTrial"
  >,
) =>
  writeEvent(tx, {
    input: invalidationInput(row, event, issuing.issuer),
    issuing: { ...issuing, environment: row.environment },
    now,
    day: invalidationDay(typeOf(row), calendarDate(row.issued_on), localMoment(now).day),
    aboutId: row.id,
    contingencyId: null,
    ...of,
  });

/** The type of what is no event. Throws for one. */
export const typeOf = ({ kind }: Pick<TaxDocumentRow, "kind">): IssuedType =>
  required(
    issuedTypes.find((type) => type === kind),
    "the type of a document",
  );

/** Who answers for the restaurant's events: as settings say, else the restaurant itself (guide §22). */
export async function responsiblePerson(tx: Tx, { name, nit }: Issuer): Promise<Person> {
  const row = await tx.first(
    sqlOf
      .selectFrom("fiscal_settings")
      .select(["responsible_name", "responsible_doc_type", "responsible_doc_number"])
      .where("tenant_id", "=", tx.tenantId),
  );
  return row?.responsible_name && row.responsible_doc_type && row.responsible_doc_number
    ? {
        name: row.responsible_name,
        identity: { kind: row.responsible_doc_type, number: row.responsible_doc_number },
      }
    : { name: name.slice(0, PERSON_MAX), identity: { kind: identityDocuments.nit, number: nit } };
}

/** Longest name of a person on an event (S22, S26). */
const PERSON_MAX = 100;

/** Who asked for it: the buyer where the document names one, else whoever is responsible. */
export function applicantOf(row: TaxDocumentRow, responsible: Person): Person {
  const kept = readInput(row.input);
  const party = kept.type === "14" ? kept.seller : kept.buyer;
  if (!party?.identity || !party.name) return responsible;
  return {
    name: party.name.slice(0, PERSON_MAX),
    identity: { ...party.identity, number: identityText(party.identity, kept.type) },
  };
}
