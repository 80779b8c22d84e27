import { randomUUID } from "node:crypto";
import type {
  ContingencyId,
  DocumentId,
  DocumentTaskId,
  TaxDocumentId,
  UserId,
} from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { DocumentSummary } from "#tax/documents/domain/reading/purchase-document.ts";
import type { ContingencyCause, DocumentIdentity } from "../domain/issue/tax-document-input.ts";
import { generationCodeOf } from "../domain/names/generation-code.ts";
import { generationFor } from "../domain/shape/generation.ts";
import { type NamedContingency, openContingency } from "./contingency/contingency-queries.ts";
import { type KeptInput, printInput } from "./document-input.ts";
import type { Issuing } from "./issuing.ts";
import { localMoment } from "./local-moment.ts";
import { type DocumentProblem, prepareDocument } from "./prepare-document.ts";
import { queueDocument } from "./sending/queue-document.ts";
import { takeControlNumber } from "./take-control-number.ts";

/** A document that is to be made now. */
export interface NewDocument {
  readonly input: KeptInput;
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
 * Takes the numbers of a document, builds it and keeps it, to be signed and sent after the commit: whoever sells waits for no one
 * (guide §2). What may not be signed stays a draft that says why. While a contingency lasts it is made as one of its documents
 * (guide §21).
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
