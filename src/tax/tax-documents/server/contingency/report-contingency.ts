import type { ContingencyId, TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Person } from "../../domain/issue/parties.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { contingencyBatches } from "../../domain/life/contingency.ts";
import { issuedTypes } from "../../domain/shape/generation.ts";
import { printInput, type StoredTaxEvent } from "../document-input.ts";
import { type Issuing, readIssuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import { type DocumentProblem, prepareEvent } from "../prepare-document.ts";
import { queueContingency, queueDocument } from "../sending/document-jobs.ts";
import { lockDocument } from "../sending/document-queries.ts";
import { isHalted } from "../sending/halts.ts";
import { writeEvent } from "../write-document.ts";
import { contingencyOf } from "./contingency-queries.ts";

/**
 * Milliseconds that an event waits for documents whose fate is not sure; later ones get an event of their
 * own.
 */
const SETTLE_MS = 10 * 60_000;
const SETTLE_AGAIN_MS = 20_000;

/**
 * Makes the events of a contingency that has ended, each of a thousand documents at most, from all its signed
 * documents that are in no event yet (guide §21). It waits until everything that was on its way is sure, or
 * until ten minutes after the end. Safe to run twice.
 */
export async function reportContingency(tx: Tx, id: ContingencyId, now: Date): Promise<void> {
  const ended = await lockEnded(tx, id);
  if (!ended || (await isHalted(tx, ended.environment))) return;
  if (now.getTime() < ended.endedAt.getTime() + SETTLE_MS && (await isUnsure(tx, ended))) {
    await queueContingency(tx, id, SETTLE_AGAIN_MS);
    return;
  }
  const issuing = await readIssuing(tx, null);
  if (!issuing) return;
  for (const documents of contingencyBatches(await unreported(tx, id))) {
    const input = await eventInput(tx, { contingency: ended, issuer: issuing.issuer, documents });
    const event = await writeEvent(tx, {
      input,
      issuing: { ...issuing, environment: ended.environment },
      now,
      by: null,
      aboutId: null,
      taskId: null,
      contingencyId: id,
      isTrial: ended.isTrial,
    });
    await nameIn(
      tx,
      event.id,
      documents.map((document) => document.id),
    );
  }
}

interface LockedContingency extends EndedContingency {
  readonly environment: Environment;
  readonly isTrial: boolean;
}

/** Locks an ended contingency until the commit, so that two workers do not name a document in two events. */
async function lockEnded(tx: Tx, id: ContingencyId): Promise<LockedContingency | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "environment", "began_at", "ended_at", "is_trial"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );
  if (!row?.ended_at) return null;
  const { environment, began_at: beganAt, ended_at: endedAt, is_trial: isTrial } = row;
  return { id, environment, beganAt, endedAt, isTrial };
}

/** Tells whether a document made during the contingency is neither at the ministry nor signed for the event. */
async function isUnsure(tx: Tx, { environment, beganAt, endedAt }: LockedContingency): Promise<boolean> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("state", "in", ["generated", "signed", "sent"])
      .where("reported_in_id", "is", null)
      .where("control_number", "is not", null)
      .where("next_at", "is not", null)
      .where("made_at", ">=", beganAt)
      .where("made_at", "<=", endedAt)
      .limit(1),
  );
  return row !== undefined;
}

/** In the order of their making. */
const unreported = (tx: Tx, id: ContingencyId): Promise<NamedDocument[]> =>
  tx.rows(
    sqlOf
      .selectFrom("tax_documents")
      .select(["id", "kind", "generation_code", "made_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("contingency_id", "=", id)
      .where("state", "=", "contingency")
      .where("control_number", "is not", null)
      .where("reported_in_id", "is", null)
      .orderBy("id"),
  );

/** Reads the documents that an event names. */
const namedIn = (tx: Tx, event: TaxDocumentId): Promise<NamedDocument[]> =>
  tx.rows(
    sqlOf
      .selectFrom("tax_documents")
      .select(["id", "kind", "generation_code", "made_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("reported_in_id", "=", event)
      .orderBy("id"),
  );

const nameIn = (tx: Tx, event: TaxDocumentId, documents: readonly TaxDocumentId[]) =>
  tx.query({
    text: "update tax_documents set reported_in_id = $2 where tenant_id = $1 and id = any($3)",
    values: [tx.tenantId, event, documents],
  });

/**
 * Makes the event of a contingency again that was refused or could not be signed, under its own name and from
 * the present fiscal data (guide §21: it may be corrected within 24 hours). Returns what still cannot be signed.
 */
export async function correctEvent(
  tx: Tx,
  id: TaxDocumentId,
  now: Date,
): Promise<readonly DocumentProblem[]> {
  const row = required(await lockDocument(tx, id), "the event of a contingency");
  const contingency = required(
    await lockEnded(tx, required(row.contingency_id, "the contingency of an event")),
    "a contingency that has ended",
  );
  const issuing = await readIssuing(tx, null);
  if (!issuing) return [];
  const input = await eventInput(tx, {
    contingency,
    issuer: issuing.issuer,
    documents: await namedIn(tx, id),
  });
  const { day, time } = localMoment(now);
  const { generation, environment, generation_code: generationCode } = row;
  const names = { generation, environment, generationCode, issuedOn: day, issuedAt: time };
  const { problems } = prepareEvent(input, names);
  const isDraft = problems.length > 0;
  await tx.run(
    sqlOf
      .updateTable("tax_documents")
      .set({
        input: printInput(input),
        issued_on: day,
        issued_at: time,
        state: isDraft ? "draft" : "generated",
        problems: isDraft ? JSON.stringify(problems) : null,
        next_at: isDraft ? null : now,
      })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  if (!isDraft) await queueDocument(tx, id);
  return problems;
}

/** A contingency that has ended. */
interface EndedContingency {
  readonly id: ContingencyId;
  readonly beganAt: Date;
  readonly endedAt: Date;
}

/** A document that an event names. */
interface NamedDocument {
  readonly id: TaxDocumentId;
  readonly kind: string;
  readonly generation_code: string;
  readonly made_at: Date;
}

/**
 * Builds the event of a contingency (guide §21). Its period covers at least the first to the last of its
 * documents: one that was on its way when the contingency began, or that was paid when it ended, belongs to
 * it too.
 */
async function eventInput(
  tx: Tx,
  { contingency, issuer, documents }: ReportedContingency,
): Promise<StoredTaxEvent> {
  const times = documents.map(({ made_at: at }) => at.getTime());
  return {
    type: "contingency",
    issuer,
    responsible: await responsible(tx),
    cause: (await contingencyOf(tx, contingency.id)).cause,
    began: localMoment(new Date(Math.min(contingency.beganAt.getTime(), ...times))),
    ended: localMoment(new Date(Math.max(contingency.endedAt.getTime(), ...times))),
    documents: documents.map(({ kind, generation_code: generationCode }) => ({
      type: required(
        issuedTypes.find((type) => type === kind),
        "the type of a document",
      ),
      generationCode,
    })),
  };
}

interface ReportedContingency extends Pick<Issuing, "issuer"> {
  readonly contingency: EndedContingency;
  readonly documents: readonly NamedDocument[];
}

/** Reads the person responsible for the event. Missing data are refused by the schema and shown to a person. */
async function responsible(tx: Tx): Promise<Person> {
  const row = await tx.one(
    sqlOf
      .selectFrom("fiscal_settings")
      .select(["responsible_name", "responsible_doc_type", "responsible_doc_number"])
      .where("tenant_id", "=", tx.tenantId),
  );
  return {
    name: row.responsible_name ?? "",
    identity: { kind: row.responsible_doc_type ?? "", number: row.responsible_doc_number ?? "" },
  };
}
