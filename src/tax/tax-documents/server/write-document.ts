import { randomUUID } from "node:crypto";
import type {
  ContingencyId,
  DocumentId,
  DocumentTaskId,
  TaxDocumentId,
  UserId,
} from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { DocumentSummary } from "#tax/documents/domain/reading/purchase-document.ts";
import type { ContingencyCause, DocumentIdentity } from "../domain/issue/tax-document-input.ts";
import { generationCodeOf } from "../domain/names/document-numbers.ts";
import { generationFor } from "../domain/shape/generation.ts";
import { type NamedContingency, openContingency } from "./contingency/contingency-queries.ts";
import { takeControlNumber } from "./control-numbers.ts";
import { printInput, type StoredInput, type StoredTaxEvent } from "./document-input.ts";
import type { Issuing } from "./issuing.ts";
import { localMoment } from "./local-moment.ts";
import { type DocumentProblem, prepareDocument, prepareEvent } from "./prepare-document.ts";
import { queueDocument } from "./sending/document-jobs.ts";

/** A document that is to be made now. */
interface NewDocument {
  readonly input: StoredInput;
  readonly issuing: Issuing;
  readonly now: Date;
  readonly by: UserId | null;
  readonly saleId: DocumentId | null;
  readonly taskId: DocumentTaskId | null;
  readonly aboutId: TaxDocumentId | null;
  readonly replacesId: TaxDocumentId | null;
  /** From which total on a buyer is named; null for never. */
  readonly identificationFrom: Cents | null;
  /** Made for certification alone, where it is of a contingency of a trial's own (docs/decisions/0080). */
  readonly trial?: { readonly contingency: NamedContingency | null };
}

export interface WrittenDocument {
  readonly id: TaxDocumentId;
  readonly problems: readonly DocumentProblem[];
}

/**
 * Takes the numbers of a document, builds and stores it, to be signed and sent after the commit: a sale waits
 * for nobody (guide §2). A document that may not be signed stays a draft with its problems. During a
 * contingency it is made as one of its documents (guide §21).
 */
export async function writeDocument(tx: Tx, made: NewDocument): Promise<WrittenDocument> {
  const { input, issuing } = made;
  const { environment } = issuing;
  const contingency = made.trial ? made.trial.contingency : await openContingency(tx, environment);
  const identity = await newIdentity(tx, made, contingency?.cause ?? null);
  const { summary, problems } = prepareDocument({ ...input, identity }, made.identificationFrom);
  const id = await insertDocument(tx, made, {
    identity,
    summary,
    problems,
    contingencyId: contingency?.id ?? null,
  });
  tx.emit({ type: "tax_documents_changed" });
  if (problems.length === 0) await queueDocument(tx, id);
  return { id, problems };
}

async function newIdentity(
  tx: Tx,
  { input, issuing, now }: NewDocument,
  contingency: ContingencyCause | null,
): Promise<DocumentIdentity> {
  const { environment, rules } = issuing;
  const { day, time } = localMoment(now);
  return {
    generation: generationFor(rules, { kind: input.type, environment, day }),
    environment,
    controlNumber: await takeControlNumber(tx, { ...issuing, type: input.type }),
    generationCode: generationCodeOf(randomUUID()),
    issuedOn: day,
    issuedAt: time,
    contingency,
  };
}

interface Prepared {
  readonly identity: DocumentIdentity;
  readonly summary: DocumentSummary;
  readonly problems: readonly DocumentProblem[];
  readonly contingencyId: ContingencyId | null;
}

async function insertDocument(
  tx: Tx,
  { input, now, by, ...made }: NewDocument,
  { identity, summary, problems, contingencyId }: Prepared,
): Promise<TaxDocumentId> {
  const party = input.type === "14" ? input.seller : input.buyer;
  const { id } = await tx.one(
    sqlOf
      .insertInto("tax_documents")
      .values({
        tenant_id: tx.tenantId,
        kind: input.type,
        environment: identity.environment,
        generation: identity.generation,
        generation_code: identity.generationCode,
        control_number: identity.controlNumber,
        sale_id: made.saleId,
        task_id: made.taskId,
        about_id: made.aboutId,
        replaces_id: made.replacesId,
        contingency_id: contingencyId,
        is_trial: made.trial !== undefined,
        issued_on: identity.issuedOn,
        issued_at: identity.issuedAt,
        made_at: now,
        created_by: by,
        input: printInput(input),
        party_name: party?.name ?? null,
        party_number: party?.identity?.number ?? null,
        party_nrc: party?.nrc ?? null,
        ...figuresOf(summary),
        state: problems.length === 0 ? "generated" : "draft",
        problems: problems.length === 0 ? null : JSON.stringify(problems),
        next_at: problems.length === 0 ? now : null,
      })
      .returning("id"),
  );
  return id;
}

/** The figures that lists and books read, without opening the document. */
export function figuresOf({ vat, otherTributes, total, toPay, figures }: DocumentSummary) {
  return {
    not_subject_cents: figures.notSubject ?? 0,
    exempt_cents: figures.exempt ?? 0,
    taxed_cents: figures.taxed ?? 0,
    vat_cents: vat,
    tributes_cents: otherTributes,
    withheld_cents: (figures.withheldVat ?? 0) + (figures.withheldIncome ?? 0),
    perceived_cents: figures.perceivedVat ?? 0,
    outside_cents: figures.outsideTax ?? 0,
    total_cents: total,
    to_pay_cents: toPay,
  };
}

/** An event that is to be reported now. */
interface NewEvent {
  readonly input: StoredTaxEvent;
  readonly issuing: Pick<Issuing, "environment" | "rules">;
  readonly now: Date;
  /** The day that it bears, where that is not today (guide §22: of some invalidations that of the document). */
  readonly day?: CalendarDate;
  readonly by: UserId | null;
  /** The document that an invalidation is about, and what it has to happen for. */
  readonly aboutId: TaxDocumentId | null;
  readonly taskId: DocumentTaskId | null;
  readonly contingencyId: ContingencyId | null;
  /** Made for certification alone (docs/decisions/0080). */
  readonly isTrial?: boolean;
}

/**
 * Builds and stores an event, to be signed and sent after the commit. An event that may not be signed stays a
 * draft with its problems. It has a name and no number, and never belongs to a contingency (guide §21, §22).
 */
export async function writeEvent(tx: Tx, made: NewEvent): Promise<WrittenDocument> {
  const { input, issuing, now } = made;
  const { environment, rules } = issuing;
  const { day: today, time } = localMoment(now);
  const names = {
    generation: generationFor(rules, { kind: input.type, environment, day: today }),
    environment,
    generationCode: generationCodeOf(randomUUID()),
    issuedOn: made.day ?? today,
    issuedAt: time,
  };
  const { problems } = prepareEvent(input, names);
  const isDraft = problems.length > 0;
  const { id } = await tx.one(
    sqlOf
      .insertInto("tax_documents")
      .values({
        tenant_id: tx.tenantId,
        kind: input.type,
        environment,
        generation: names.generation,
        generation_code: names.generationCode,
        task_id: made.taskId,
        about_id: made.aboutId,
        contingency_id: made.contingencyId,
        is_trial: made.isTrial ?? false,
        issued_on: names.issuedOn,
        issued_at: names.issuedAt,
        made_at: now,
        created_by: made.by,
        input: printInput(input),
        state: isDraft ? "draft" : "generated",
        problems: isDraft ? JSON.stringify(problems) : null,
        next_at: isDraft ? null : now,
      })
      .returning("id"),
  );
  if (!isDraft) await queueDocument(tx, id);
  return { id, problems };
}
