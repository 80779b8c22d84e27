import { z } from "zod";
import {
  type ContingencyId,
  type TaxDocumentId,
  type TenantId,
  toId,
  type UserId,
} from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { isCertified, nextTestDocuments } from "../../domain/certification.ts";
import {
  type IssuedType,
  issuedTypes,
  type TaxDocumentKind,
  taxEvents,
} from "../../domain/shape/generation.ts";
import { openContingency } from "../contingency/contingency-queries.ts";
import { applicantOf, responsiblePerson, writeInvalidation } from "../corrections/invalidations.ts";
import { relatedTo } from "../corrections/notes.ts";
import { type Issuing, readIssuing } from "../issuing.ts";
import { queueContingency, queueTestDocuments, TEST_JOB } from "../sending/document-jobs.ts";
import { lockDocument, type TaxDocumentRow } from "../sending/document-queries.ts";
import { isHalted } from "../sending/halts.ts";
import { writeDocument } from "../write-document.ts";
import { endRun, lockRun, readKindCounts, refusedSince } from "./certification.ts";
import { trialCredit, trialNote, trialPurchase, trialSale } from "./trial-input.ts";

/** Between two portions: the ministry takes about a second for each document. */
const PAUSE_S = 3;

/** While the test service is down. */
const OUTAGE_PAUSE_S = 60;

/**
 * Documents of one run. It is small, so that a sale that is being paid waits for its number no longer than
 * for another sale.
 */
const PORTION = 5;

/**
 * Makes the next few test documents of a restaurant, and queues itself again until nothing is missing. Safe
 * to run twice.
 */
export const makeTestDocuments: JobDefinition = job({
  ...TEST_JOB,
  payload: z.object({ tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)) }),
  handle: ({ tenantId }, { db, clock }): Promise<void> =>
    db.inTenant(tenantId, (tx) => makePortion(tx, clock())),
});

async function makePortion(tx: Tx, now: Date): Promise<void> {
  const run = await lockRun(tx);
  if (!run || run.ended !== null) return;
  const issuing = await readIssuing(tx, null);
  const counts = await readKindCounts(tx);
  const kinds = [...issuedTypes, ...taxEvents].filter((kind) => run.kinds.includes(kind));
  if (issuing?.environment !== "00") await endRun(tx, "not_in_test", now);
  else if (await isHalted(tx, "00")) await endRun(tx, "halted", now);
  else if (await refusedSince(tx, run.started_at)) await endRun(tx, "refused", now);
  else if (isCertified(counts, kinds)) await endRun(tx, "done", now);
  else if (await openContingency(tx, "00")) await queueTestDocuments(tx, OUTAGE_PAUSE_S);
  else {
    const awaited = new Set(counts.flatMap(({ kind, waiting }) => (waiting > 0 ? [kind] : [])));
    const terms = { issuing, now, by: run.started_by, awaited };
    for (const kind of nextTestDocuments(counts, kinds).slice(0, PORTION)) await make(tx, kind, terms);
    await queueTestDocuments(tx, PAUSE_S);
  }
}

interface Terms {
  readonly issuing: Issuing;
  readonly now: Date;
  readonly by: UserId;
  /** Kinds with documents on their way. */
  readonly awaited: Set<TaxDocumentKind>;
}

/**
 * Makes one document of a kind. For a note or an invalidation it makes the document it is about, when no
 * sealed one is left and none is on its way.
 */
async function make(tx: Tx, kind: TaxDocumentKind, terms: Terms): Promise<void> {
  const { issuing, now, by } = terms;
  const { issuer } = issuing;
  switch (kind) {
    case "contingency":
      await trialContingency(tx, terms);
      return;
    case "invalidation": {
      const about = await sealedTrial(tx, "01", "invalidation");
      if (!about) return terms.awaited.has("01") ? undefined : write(tx, trialSale(issuer), null, terms);
      const responsible = await responsiblePerson(tx, issuer);
      const event = { kind: 2, reason: null, replacement: null, responsible } as const;
      const applicant = applicantOf(about, responsible);
      await writeInvalidation(
        tx,
        about,
        { ...event, applicant },
        { issuing, now, by, taskId: null, isTrial: true },
      );
      return;
    }
    case "05":
    case "06": {
      const about = await sealedTrial(tx, "03", kind);
      if (!about) return terms.awaited.has("03") ? undefined : write(tx, trialCredit(issuer), null, terms);
      return write(tx, trialNote(issuer, kind, relatedTo(about)), about.id, terms);
    }
    case "03":
      return write(tx, trialCredit(issuer), null, terms);
    case "14":
      return write(tx, trialPurchase(issuer), null, terms);
    default:
      return write(tx, trialSale(issuer), null, terms);
  }
}

async function write(
  tx: Tx,
  input: Parameters<typeof writeDocument>[1]["input"],
  aboutId: TaxDocumentId | null,
  { issuing, now, by, awaited }: Terms,
): Promise<void> {
  awaited.add(input.type);
  await writeDocument(tx, {
    input,
    issuing,
    now,
    by,
    saleId: null,
    taskId: null,
    aboutId,
    replacesId: null,
    identificationFrom: null,
    trial: { contingency: null },
  });
}

/** A sealed test document with the fewest of a kind about it; of events none at all. */
async function sealedTrial(
  tx: Tx,
  type: IssuedType,
  about: "05" | "06" | "invalidation",
): Promise<TaxDocumentRow | null> {
  const [found] = await tx.query<{ id: TaxDocumentId }>({
    text: `select d.id from tax_documents d
      left join tax_documents a on a.tenant_id = d.tenant_id and a.about_id = d.id
      where d.tenant_id = $1 and d.is_trial and d.kind = $2 and d.state in ('sealed', 'sealed_with_remarks')
      group by d.id having $3 <> 'invalidation' or count(a.id) = 0
      order by count(a.id), d.id limit 1`,
    values: [tx.tenantId, type, about],
  });
  return found ? ((await lockDocument(tx, found.id)) ?? null) : null;
}

/** CAT-005: our own system. */
const CAUSE = { kind: 2, reason: null } as const;

const LASTED_MS = 60_000;

/**
 * Writes a contingency that has ended already, with one document of its own: the queue signs it, reports it
 * by an event and sends it (guide §21). Real sales of this time do not belong to it.
 */
async function trialContingency(
  tx: Tx,
  { issuing, now, by }: { readonly issuing: Issuing; readonly now: Date; readonly by: UserId },
): Promise<void> {
  const [made] = await tx.query<{ id: ContingencyId }>({
    text: `insert into contingencies (tenant_id, environment, kind, began_at, ended_at, declared_by, is_trial)
      values ($1, $2, $3, $4, $5, $6, true) returning id`,
    values: [tx.tenantId, issuing.environment, CAUSE.kind, new Date(now.getTime() - LASTED_MS), now, by],
  });
  const { id } = required(made, "a contingency");
  await writeDocument(tx, {
    input: trialSale(issuing.issuer),
    issuing,
    now,
    by,
    saleId: null,
    taskId: null,
    aboutId: null,
    replacesId: null,
    identificationFrom: null,
    trial: { contingency: { id, cause: CAUSE } },
  });
  await queueContingency(tx, id);
}
