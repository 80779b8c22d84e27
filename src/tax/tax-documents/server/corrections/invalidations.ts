import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { TaxDocumentId, UserId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decimalOfCents } from "#platform/domain/money/decimal.ts";
import { type CalendarDate, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { InvalidationKind } from "../../domain/issue/build-invalidation.ts";
import type { Issuer, Party, Person } from "../../domain/issue/parties.ts";
import { identityText } from "../../domain/issue/party-sections.ts";
import { isSealed } from "../../domain/life/document-state.ts";
import {
  type InvalidationPermission,
  type InvalidationText,
  invalidationDay,
  invalidationDays,
  invalidationPermission,
  invalidationTextOf,
} from "../../domain/life/invalidation-window.ts";
import { type IssuedType, issuedTypes } from "../../domain/shape/generation.ts";
import { readInput, type StoredTaxEvent } from "../document-input.ts";
import { type Issuing, placeOfDocument, readIssuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import { lockDocument, type TaxDocumentRow } from "../sending/document-queries.ts";
import { writeEvent } from "../write-document.ts";
import { readTaxDocument, replacementOf } from "./correction-queries.ts";

/** Why a document is to count no more, and who says so (guide §22). */
interface Invalidation {
  readonly kind: InvalidationKind;
  readonly reason: string | null;
  /** The sealed document in its place. */
  readonly replacement: TaxDocumentRow | null;
  readonly responsible: Person;
  readonly applicant: Person;
}

type InvalidationEvent = Extract<StoredTaxEvent, { readonly type: "invalidation" }>;

/** The event about a sealed document, which it names exactly as it was sent (guide §22). */
function invalidationInput(
  row: TaxDocumentRow,
  { replacement, ...why }: Invalidation,
  issuer: Issuer,
): InvalidationEvent {
  const stored = readInput(row.input);
  const party = stored.type === "14" ? stored.seller : stored.buyer;
  return {
    type: "invalidation",
    issuer,
    ...why,
    replacement: replacement?.generation_code ?? null,
    document: {
      type: stored.type,
      generationCode: row.generation_code,
      seal: required(row.seal, "the seal of a document that is invalidated"),
      controlNumber: required(row.control_number, "its number"),
      issuedOn: calendarDate(row.issued_on),
      vat: decimalOfCents(cents(row.vat_cents ?? 0)),
      buyer: buyerOf(party, stored.type),
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

/** Returns the type of a document. Throws for an event. */
export const typeOf = ({ kind }: Pick<TaxDocumentRow, "kind">): IssuedType =>
  required(
    issuedTypes.find((type) => type === kind),
    "the type of a document",
  );

/** Reads the person responsible for events: the one in the settings, else the restaurant itself (guide §22). */
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

/** Returns the applicant: the buyer when the document names one, else the responsible person. */
export function applicantOf(row: TaxDocumentRow, responsible: Person): Person {
  const stored = readInput(row.input);
  const party = stored.type === "14" ? stored.seller : stored.buyer;
  if (!party?.identity || !party.name) return responsible;
  return {
    name: party.name.slice(0, PERSON_MAX),
    identity: { ...party.identity, number: identityText(party.identity, stored.type) },
  };
}

/** Until when a sealed document can be invalidated, by the text that the restaurant follows and by the widest limit (guide §22). */
export function windowOf(
  row: TaxDocumentRow,
  { text, now }: { readonly text: InvalidationText; readonly now: Date },
): {
  readonly permission: InvalidationPermission;
  readonly surelyUntil: CalendarDate;
  readonly perhapsUntil: CalendarDate;
} {
  const sealedOn = localMoment(required(row.sealed_at, "when a document was sealed")).day;
  const document = { type: typeOf(row), sealedOn };
  const { surely: surelyUntil, perhaps: perhapsUntil } = invalidationDays(document, text);
  return {
    permission: invalidationPermission(document, localMoment(now).day, text),
    surelyUntil,
    perhapsUntil,
  };
}

/** Reads the official text whose limits the restaurant follows. */
export async function readInvalidationText(tx: Tx): Promise<InvalidationText> {
  const row = await tx.first(
    sqlOf.selectFrom("fiscal_settings").select("invalidation_text").where("tenant_id", "=", tx.tenantId),
  );
  return invalidationTextOf(row?.invalidation_text);
}

/** An invalidation that waits for the seal of the document in its place. */
type PlannedInvalidation = Pick<Invalidation, "reason" | "responsible" | "applicant"> & {
  readonly kind: 1 | 3;
};

export const planInvalidation = (
  tx: Tx,
  aboutId: TaxDocumentId,
  { kind, reason, responsible, applicant }: PlannedInvalidation,
  { now, by }: { readonly now: Date; readonly by: UserId },
) =>
  tx.run(
    sqlOf.insertInto("planned_invalidations").values({
      tenant_id: tx.tenantId,
      about_id: aboutId,
      kind,
      reason,
      responsible: JSON.stringify(responsible),
      applicant: JSON.stringify(applicant),
      created_at: now,
      created_by: by,
    }),
  );

/** Reads the planned invalidation of a document. */
export const planAbout = (tx: Tx, aboutId: TaxDocumentId) =>
  tx.first(
    sqlOf
      .selectFrom("planned_invalidations")
      .selectAll()
      .where("tenant_id", "=", tx.tenantId)
      .where("about_id", "=", aboutId),
  );

/** Returns the last replacement of a document, however often it was replaced; null without one. */
export async function lastReplacementOf(tx: Tx, id: TaxDocumentId): Promise<TaxDocumentRow | null> {
  let last: TaxDocumentRow | null = null;
  for (let at = await replacementOf(tx, id); at; at = await replacementOf(tx, at.id)) last = at;
  return last;
}

/**
 * Reports the planned invalidations that waited for the seal of this document (guide §2: replacement before
 * invalidation). Nothing happens before the seal.
 */
export async function releasePlans(tx: Tx, row: TaxDocumentRow, now: Date): Promise<void> {
  for (let id = row.replaces_id; id !== null; id = (await readTaxDocument(tx, id))?.replaces_id ?? null)
    await releasePlan(tx, id, now);
}

/** Reports the planned invalidation of one document once its replacement is sealed. */
export async function releasePlan(tx: Tx, aboutId: TaxDocumentId, now: Date): Promise<void> {
  const about = await lockDocument(tx, aboutId);
  const plan = await planAbout(tx, aboutId);
  if (!about || !plan) return;
  const replacement = await lastReplacementOf(tx, aboutId);
  const issuing = await readIssuing(tx, placeOfDocument(about));
  if (!issuing || !replacement || !isSealed(replacement.state)) return;
  await deletePlan(tx, aboutId);
  if (!isSealed(about.state)) return;
  const event: Invalidation = {
    kind: plan.kind === 1 ? 1 : 3,
    reason: plan.reason,
    replacement,
    responsible: plan.responsible as Invalidation["responsible"],
    applicant: plan.applicant as Invalidation["applicant"],
  };
  await writeInvalidation(tx, about, event, { issuing, now, by: plan.created_by, taskId: null });
}

const deletePlan = (tx: Tx, aboutId: TaxDocumentId) =>
  tx.run(
    sqlOf
      .deleteFrom("planned_invalidations")
      .where("tenant_id", "=", tx.tenantId)
      .where("about_id", "=", aboutId),
  );
