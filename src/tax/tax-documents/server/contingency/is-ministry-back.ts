import type { TaxDocumentId, TenantId } from "#platform/domain/ids.ts";
import type { MinistryAccount } from "#platform/outside/ministry/ministry-tokens.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { type IssuedType, issuedTypes } from "../../domain/shape/generation.ts";
import { keepExchange } from "../sending/document-queries.ts";
import { halt, isHalted } from "../sending/halts.ts";
import { openCredentials } from "../sending/open-credentials.ts";

/**
 * Asks for the restaurant's newest document: whatever is answered that can be relied on, somebody is there again. Not asked while
 * sending is stopped for what a person has to mend.
 */
export async function isMinistryBack(
  deps: Deps,
  { tenantId, environment }: { readonly tenantId: TenantId; readonly environment: Environment },
): Promise<boolean> {
  const { db, ministry, clock } = deps;
  const asked = await db.inTenant(tenantId, (tx) => newestDocument(tx, deps, environment));
  if (!asked) return false;
  const exchange = await ministry.consult(asked.account, asked);
  const { kind } = exchange.answer;
  await db.inTenant(tenantId, async (tx) => {
    await keepExchange(tx, asked.id, exchange);
    if (kind === "auth") await halt(tx, environment, "credentials", clock());
  });
  return kind !== "down" && kind !== "unknown" && kind !== "auth";
}

interface AskedDocument {
  readonly id: TaxDocumentId;
  readonly account: MinistryAccount;
  readonly type: IssuedType;
  readonly generationCode: string;
}

async function newestDocument(
  tx: Tx,
  { secrets }: Pick<Deps, "secrets">,
  environment: Environment,
): Promise<AskedDocument | null> {
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
