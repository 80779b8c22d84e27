import type { ContingencyId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  type ContingencyCause,
  type ContingencyKind,
  contingencyKinds,
  type Environment,
} from "../../domain/issue/tax-document-input.ts";
import { queueContingency } from "../sending/document-jobs.ts";

/** A contingency as documents of it name it. */
export interface NamedContingency {
  readonly id: ContingencyId;
  readonly cause: ContingencyCause;
}

/** Reads the contingency in progress; each of the ministry's services has one at most. */
export const openContingency = (tx: Tx, environment: Environment): Promise<NamedContingency | null> =>
  named(
    tx,
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "kind", "reason"])
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("ended_at", "is", null),
  );

/**
 * Reads the contingency in whose time a document was made: the one in progress, or one that ended and can
 * still be reported (guide §21). A document made in it that is not at the ministry belongs to it.
 */
export const contingencyAt = (
  tx: Tx,
  { environment, made_at: at }: { readonly environment: Environment; readonly made_at: Date },
  reportableFrom: Date,
): Promise<NamedContingency | null> =>
  named(
    tx,
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "kind", "reason"])
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("is_trial", "=", false)
      .where("began_at", "<=", at)
      .where((where) =>
        where.or([
          where("ended_at", "is", null),
          where.and([where("ended_at", ">=", at), where("ended_at", ">=", reportableFrom)]),
        ]),
      )
      .orderBy("began_at", "desc")
      .limit(1),
  );

/** Reads the cause of a contingency. Throws for an unknown one. */
export async function contingencyOf(tx: Tx, id: ContingencyId): Promise<NamedContingency> {
  const found = await named(
    tx,
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "kind", "reason"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  return required(found, "the contingency of a document");
}

/** Tells whether a contingency has ended: its documents then wait only for an event. */
export const isOver = async (tx: Tx, id: ContingencyId): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("contingencies")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("ended_at", "is not", null),
  )) !== undefined;

async function named(tx: Tx, query: Parameters<Tx["first"]>[0]): Promise<NamedContingency | null> {
  const row = (await tx.first(query)) as
    | { readonly id: ContingencyId; readonly kind: number; readonly reason: string | null }
    | undefined;
  if (!row) return null;
  const kind = required(
    contingencyKinds.find((known) => known === row.kind),
    "a kind of contingency",
  );
  return { id: row.id, cause: { kind, reason: row.reason } };
}

/**
 * Begins a contingency: sales no longer wait for the ministry (guide §21), and the queue watches for its end.
 * Nothing changes during one.
 */
export async function enterContingency(
  tx: Tx,
  begun: { readonly environment: Environment; readonly kind: ContingencyKind; readonly at: Date },
): Promise<void> {
  const [entered] = await tx.query<{ id: ContingencyId }>({
    text: `insert into contingencies (tenant_id, environment, kind, began_at) values ($1, $2, $3, $4)
      on conflict (tenant_id, environment) where ended_at is null do nothing returning id`,
    values: [tx.tenantId, begun.environment, begun.kind, begun.at],
  });
  if (!entered) return;
  await queueContingency(tx, entered.id, PROBE_MS);
  tx.emit({ type: "tax_documents_changed" });
}

/** After which time an outage is looked at for the first time. */
const PROBE_MS = 60_000;
