import type { ContingencyId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import type { HaltReason } from "../../domain/life/halt-reason.ts";
import { queueContingency, queueDocuments } from "./document-jobs.ts";

/** Stops sending until somebody acts; the screens show the reason. The first reason stays. */
export async function halt(tx: Tx, environment: Environment, why: HaltReason, now: Date): Promise<void> {
  await tx.query({
    text: "insert into tax_halts (tenant_id, environment, why, at) values ($1, $2, $3, $4) on conflict do nothing",
    values: [tx.tenantId, environment, why, now],
  });
  tx.emit({ type: "tax_documents_changed" });
}

export const isHalted = async (tx: Tx, environment: Environment): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("tax_halts")
      .select("tenant_id")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment),
  )) !== undefined;

/**
 * Resumes sending after new credentials, or because a person says so. Documents signed with another
 * certificate are signed again before they go out.
 */
export async function resumeSending(tx: Tx, environment: Environment): Promise<void> {
  await tx.query({
    text: "delete from tax_halts where tenant_id = $1 and environment = $2",
    values: [tx.tenantId, environment],
  });
  await queueWaiting(tx, environment);
  tx.emit({ type: "tax_documents_changed" });
}

/** Queues everything that waits for the ministry, and every contingency with documents that are in no event yet. */
export async function queueWaiting(tx: Tx, environment: Environment): Promise<void> {
  const documents = await tx.rows(
    sqlOf
      .selectFrom("tax_documents")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("state", "in", ["generated", "signed", "sent"])
      .where("next_at", "is not", null)
      .orderBy("id"),
  );
  await queueDocuments(
    tx,
    documents.map(({ id }) => id),
  );
  for (const { id } of await unreportedContingencies(tx, environment)) await queueContingency(tx, id);
}

const unreportedContingencies = (tx: Tx, environment: Environment) =>
  tx.query<{ id: ContingencyId }>({
    text: `select distinct contingency_id as id from tax_documents
      where tenant_id = $1 and environment = $2 and state = 'contingency' and reported_in_id is null`,
    values: [tx.tenantId, environment],
  });
