import { z } from "zod";
import { type TaxDocumentId, type TenantId, toId, type UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { isCertified, nextTestDocuments } from "../../domain/certification.ts";
import {
  type IssuedType,
  issuedTypes,
  type TaxDocumentKind,
  taxEvents,
} from "../../domain/shape/generation.ts";
import { openContingency } from "../contingency/contingency-queries.ts";
import { relatedTo } from "../corrections/credit-note.ts";
import { applicantOf, responsiblePerson, writeInvalidation } from "../corrections/invalidation-input.ts";
import { type Issuing, readIssuing } from "../issuing.ts";
import { lockDocument, type TaxDocumentRow } from "../sending/document-queries.ts";
import { isHalted } from "../sending/halts.ts";
import { writeDocument } from "../write-document.ts";
import { queueTestDocuments, TEST_JOB } from "./queue-test-documents.ts";
import { readStandings } from "./standings.ts";
import { endRun, lockRun, refusedSince } from "./test-runs.ts";
import { trialContingency } from "./trial-contingency.ts";
import { trialCredit, trialNote, trialPurchase, trialSale } from "./trial-input.ts";

/** Between two portions: the ministry takes about a second for each document. */
const PAUSE_S = 3;

/** While the test service is down. */
const OUTAGE_PAUSE_S = 60;

/** Of one portion, so that a sale that is paid meanwhile waits for its number no longer than for another sale. */
const PORTION = 5;

/** Makes the next few test documents of a restaurant, and asks to be run again until nothing is missing. Safe to run twice. */
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
  const standings = await readStandings(tx);
  const kinds = [...issuedTypes, ...taxEvents].filter((kind) => run.kinds.includes(kind));
  if (issuing?.environment !== "00") await endRun(tx, "not_in_test", now);
  else if (await isHalted(tx, "00")) await endRun(tx, "halted", now);
  else if (await refusedSince(tx, run.started_at)) await endRun(tx, "refused", now);
  else if (isCertified(standings, kinds)) await endRun(tx, "done", now);
  else if (await openContingency(tx, "00")) await queueTestDocuments(tx, OUTAGE_PAUSE_S);
  else {
    const awaited = new Set(standings.flatMap(({ kind, waiting }) => (waiting > 0 ? [kind] : [])));
    const terms = { issuing, now, by: run.started_by, awaited };
    for (const kind of nextTestDocuments(standings, kinds).slice(0, PORTION)) await make(tx, kind, terms);
    await queueTestDocuments(tx, PAUSE_S);
  }
}

interface Terms {
  readonly issuing: Issuing;
  readonly now: Date;
  readonly by: UserId;
  /** Kinds of which some are on their way. */
  readonly awaited: Set<TaxDocumentKind>;
}

/** One of a kind; in place of a note or an invalidation what it is about, where nothing sealed is left for it or on its way. */
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
