import type { ContingencyId } from "../../../domain/ids.ts";
import {
  type ContingencyCause,
  type ContingencyKind,
  contingencyKinds,
  type Environment,
} from "../../../domain/tax-documents/issue/tax-document-input.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";

/** The contingency that lasts, of which there is one at most for each of the ministry's services. */
export async function openContingency(
  tx: Tx,
  environment: Environment,
): Promise<{ readonly id: ContingencyId; readonly cause: ContingencyCause } | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "kind", "reason"])
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("ended_at", "is", null),
  );
  if (!row) return null;
  const kind = required(
    contingencyKinds.find((known) => known === row.kind),
    "a kind of contingency",
  );
  return { id: row.id, cause: { kind, reason: row.reason } };
}

/** What is sold from now on is sold without waiting for the ministry; nothing changes while that is so already (guide §21). */
export const enterContingency = (
  tx: Tx,
  begun: { readonly environment: Environment; readonly kind: ContingencyKind; readonly at: Date },
) =>
  tx.query({
    text: `insert into contingencies (tenant_id, environment, kind, began_at) values ($1, $2, $3, $4)
      on conflict (tenant_id, environment) where ended_at is null do nothing`,
    values: [tx.tenantId, begun.environment, begun.kind, begun.at],
  });
