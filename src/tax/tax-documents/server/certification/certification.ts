import type { BodyOf } from "#platform/contract/define.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Certification, startTestDocuments, TestRun } from "../../contract/certification.ts";
import { taxDocumentKinds } from "../../contract/document-state.ts";
import {
  certificationCounts,
  type KindCount,
  type TestRunEnd,
  testRunEnds,
} from "../../domain/certification.ts";
import type { TaxDocumentKind } from "../../domain/shape/generation.ts";
import { readIssuing } from "../issuing.ts";
import type { DocumentProblem } from "../prepare-document.ts";
import { queueTestDocuments } from "../sending/document-jobs.ts";

/**
 * Reads how many documents of each kind the test service must seal before it lets an issuer into production,
 * and how many it has (guide §25).
 */
export function readCertification(ctx: StaffContext): Promise<Certification> {
  return ctx.inTenant(async (tx) => {
    const kindCounts = await readKindCounts(tx);
    return {
      counts: taxDocumentKinds.map((kind) => {
        const { done = 0, waiting = 0 } = kindCounts.find((each) => each.kind === kind) ?? {};
        return { kind, needed: certificationCounts[kind], done, waiting };
      }),
      can_make: await isInTest(tx),
      run: await runOf(tx),
    };
  });
}

async function runOf(tx: Tx): Promise<TestRun | null> {
  const run = await readRun(tx);
  if (!run) return null;
  const refused = await refusedSince(tx, run.started_at);
  return {
    kinds: taxDocumentKinds.filter((kind) => run.kinds.includes(kind)),
    started_at: run.started_at,
    ended: testRunEnds.find((end) => end === run.ended) ?? null,
    refused: refused
      ? {
          kind: refused.kind,
          problems: (refused.problems as DocumentProblem[] | null) ?? [],
          words: refused.words as NonNullable<TestRun["refused"]>["words"],
        }
      : null,
  };
}

/** Begins to make what is missing of these kinds. Refuses `not_in_test` in a restaurant that does not issue in test. */
export function startRun(
  ctx: StaffContext,
  { kinds }: BodyOf<typeof startTestDocuments>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (!(await isInTest(tx))) throw new AppError("not_in_test");
    await insertRun(tx, { kinds, now: ctx.now, by: ctx.userId });
    await queueTestDocuments(tx, 0);
    await recordAudit(tx, ctx, [
      {
        action: "tax_issuer.tests_started",
        subject: "tax_issuer",
        subjectId: ctx.tenantId,
        before: null,
        after: null,
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.tests_started") };
  });
}

/** Stops making test documents; those on their way still arrive. Answers the same when nothing was being made. */
export function stopRun(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (await endRun(tx, "stopped", ctx.now))
      await recordAudit(tx, ctx, [
        {
          action: "tax_issuer.tests_stopped",
          subject: "tax_issuer",
          subjectId: ctx.tenantId,
          before: null,
          after: null,
        },
      ]);
    return { message: ctx.say("taxIssuer.reply.tests_stopped") };
  });
}

/** Tells whether the restaurant issues to the test service. */
const isInTest = async (tx: Tx): Promise<boolean> => (await readIssuing(tx, null))?.environment === "00";

/** Reads the restaurant's last run. */
const readRun = (tx: Tx) => tx.first(runRow(tx));

/** Locks the restaurant's last run until the commit. */
export const lockRun = (tx: Tx) => tx.first(runRow(tx).forUpdate());

const runRow = (tx: Tx) =>
  sqlOf
    .selectFrom("test_document_runs")
    .select(["kinds", "started_at", "started_by", "ended"])
    .where("tenant_id", "=", tx.tenantId);

/** Starts a new run, or continues with these kinds. */
const insertRun = (
  tx: Tx,
  run: { readonly kinds: readonly TaxDocumentKind[]; readonly now: Date; readonly by: UserId },
) =>
  tx.query({
    text: `insert into test_document_runs (tenant_id, kinds, started_at, started_by) values ($1, $2, $3, $4)
      on conflict (tenant_id) do update set kinds = excluded.kinds, started_at = excluded.started_at,
        started_by = excluded.started_by, ended_at = null, ended = null`,
    values: [tx.tenantId, run.kinds, run.now, run.by],
  });

/** Ends the run; false when it had ended already. */
export const endRun = async (tx: Tx, ended: TestRunEnd, now: Date): Promise<boolean> =>
  (await tx.run(
    sqlOf
      .updateTable("test_document_runs")
      .set({ ended, ended_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("ended", "is", null),
  )) > 0;

/** The first test document since then that waits for a person: it cannot be signed, or was refused. */
export const refusedSince = (tx: Tx, since: Date) =>
  tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .select(["kind", "problems", "words"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_trial", "=", true)
      .where("made_at", ">=", since)
      .where("state", "in", ["draft", "rejected"])
      .orderBy("id")
      .limit(1),
  );

/**
 * Counts the documents of each kind that the test service sealed, and those on their way. A contingency
 * counts from its beginning, before its event exists.
 */
export const readKindCounts = (tx: Tx): Promise<KindCount[]> =>
  tx.query<KindCount>({
    text: `select kind, sum(done)::int as done, sum(waiting)::int as waiting from (
        select kind, count(*) as done, 0 as waiting from tax_documents
          where tenant_id = $1 and environment = '00' and seal is not null group by kind
        union all
        select kind, 0, count(*) from tax_documents
          where tenant_id = $1 and environment = '00' and state in ('generated', 'signed', 'contingency', 'sent') group by kind
        union all
        select 'contingency', 0, count(distinct d.contingency_id) from tax_documents d
          where d.tenant_id = $1 and d.is_trial and d.contingency_id is not null and d.reported_in_id is null
            and d.control_number is not null and d.state in ('generated', 'contingency')
      ) counted group by kind`,
    values: [tx.tenantId],
  });
