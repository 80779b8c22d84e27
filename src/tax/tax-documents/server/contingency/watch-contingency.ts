import { z } from "zod";
import { type ContingencyId, type TaxDocumentId, type TenantId, toId } from "#platform/domain/ids.ts";
import type { MinistryAccount } from "#platform/outside/ministry/ministry-tokens.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { probeWait } from "../../domain/life/contingency.ts";
import { type IssuedType, issuedTypes } from "../../domain/shape/generation.ts";
import { CONTINGENCY_JOB, queueContingency } from "../sending/document-jobs.ts";
import { saveExchange } from "../sending/document-queries.ts";
import { halt, isHalted, queueWaiting } from "../sending/halts.ts";
import { openCredentials } from "../sending/open-credentials.ts";
import { reportContingency } from "./report-contingency.ts";

/**
 * Brings a contingency to its end (guide §21): checks now and then whether the ministry answers again, then
 * ends it and reports its documents. A contingency that a person declared is ended by a person. Safe to run
 * at any time and twice.
 */
export const watchContingency: JobDefinition = job({
  ...CONTINGENCY_JOB,
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    contingencyId: z.int().transform((id): ContingencyId => toId<"Contingency">(id)),
  }),
  async handle({ tenantId, contingencyId: id }, deps): Promise<void> {
    const { db, clock } = deps;
    const lasting = await db.inTenant(tenantId, (tx) => ongoingContingency(tx, id));
    if (lasting === "by_hand") return;
    if (lasting !== null && !(await isMinistryBack(deps, { tenantId, environment: lasting.environment }))) {
      await db.inTenant(tenantId, (tx) => probeLater(tx, lasting, clock()));
      return;
    }
    await db.inTenant(tenantId, async (tx) => {
      await endContingency(tx, id, clock());
      await reportContingency(tx, id, clock());
    });
  },
});

type OngoingContingency = NonNullable<Exclude<Awaited<ReturnType<typeof ongoingContingency>>, "by_hand">>;

/** Null: it has ended. */
async function ongoingContingency(tx: Tx, id: ContingencyId) {
  const row = await tx.first(
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "environment", "began_at", "declared_by"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("ended_at", "is", null),
  );
  if (!row) return null;
  return row.declared_by === null ? row : ("by_hand" as const);
}

async function probeLater(
  tx: Tx,
  { id, environment, began_at: began }: OngoingContingency,
  now: Date,
): Promise<void> {
  const { ended } = await tx.one(
    sqlOf
      .selectFrom("contingencies")
      .select(({ fn }) => fn.max("ended_at").as("ended"))
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("id", "!=", id),
  );
  const wait = probeWait({
    lastsMs: now.getTime() - began.getTime(),
    endedBeforeMs: ended === null ? null : began.getTime() - ended.getTime(),
  });
  await queueContingency(tx, id, wait);
}

/** Ends a contingency: documents are made as normal ones again, and whatever waits for the ministry is tried at once. */
export async function endContingency(tx: Tx, id: ContingencyId, now: Date): Promise<void> {
  const [ended] = await tx.query<{ environment: "00" | "01" }>({
    text: `update contingencies set ended_at = greatest($3, began_at)
      where tenant_id = $1 and id = $2 and ended_at is null returning environment`,
    values: [tx.tenantId, id, now],
  });
  if (!ended) return;
  await queueWaiting(tx, ended.environment);
  tx.emit({ type: "tax_documents_changed" });
}

/**
 * Consults the restaurant's newest document: any reliable answer means that the ministry is back. It does not
 * ask while sending is stopped until a person acts.
 */
async function isMinistryBack(
  deps: Deps,
  { tenantId, environment }: { readonly tenantId: TenantId; readonly environment: Environment },
): Promise<boolean> {
  const { db, ministry, clock } = deps;
  const consulted = await db.inTenant(tenantId, (tx) => newestDocument(tx, deps, environment));
  if (!consulted) return false;
  const exchange = await ministry.consult(consulted.account, consulted);
  const { kind } = exchange.answer;
  await db.inTenant(tenantId, async (tx) => {
    await saveExchange(tx, consulted.id, exchange);
    if (kind === "auth") await halt(tx, environment, "credentials", clock());
  });
  return kind !== "down" && kind !== "unknown" && kind !== "auth";
}

interface ConsultedDocument {
  readonly id: TaxDocumentId;
  readonly account: MinistryAccount;
  readonly type: IssuedType;
  readonly generationCode: string;
}

async function newestDocument(
  tx: Tx,
  { secrets }: Pick<Deps, "secrets">,
  environment: Environment,
): Promise<ConsultedDocument | null> {
  if (await isHalted(tx, environment)) return null;
  const opened = await openCredentials(tx, secrets, environment);
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .select(["id", "kind", "generation_code"])
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("control_number", "is not", null)
      .orderBy("id", "desc")
      .limit(1),
  );
  const type = issuedTypes.find((issued) => issued === row?.kind);
  if (!opened.ok || !row || !type) return null;
  return { id: row.id, account: opened.credentials.account, type, generationCode: row.generation_code };
}
