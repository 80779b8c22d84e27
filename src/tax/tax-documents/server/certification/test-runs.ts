import type { UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { TestRunEnd } from "../../domain/certification.ts";
import type { TaxDocumentKind } from "../../domain/shape/generation.ts";

/** The restaurant's last run, whoever is at it. */
export const readRun = (tx: Tx) => tx.first(runRow(tx));

/** The same, held until the commit. */
export const lockRun = (tx: Tx) => tx.first(runRow(tx).forUpdate());

const runRow = (tx: Tx) =>
  sqlOf
    .selectFrom("test_document_runs")
    .select(["kinds", "started_at", "started_by", "ended"])
    .where("tenant_id", "=", tx.tenantId);

/** Begins anew, or goes on with these kinds. */
export const insertRun = (
  tx: Tx,
  run: { readonly kinds: readonly TaxDocumentKind[]; readonly now: Date; readonly by: UserId },
) =>
  tx.query({
    text: `insert into test_document_runs (tenant_id, kinds, started_at, started_by) values ($1, $2, $3, $4)
      on conflict (tenant_id) do update set kinds = excluded.kinds, started_at = excluded.started_at,
        started_by = excluded.started_by, ended_at = null, ended = null`,
    values: [tx.tenantId, run.kinds, run.now, run.by],
  });

/** Nothing more is made; false when that was so already. */
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
