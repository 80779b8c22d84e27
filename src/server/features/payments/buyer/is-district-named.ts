import { DEFAULT_DAY_RULE, wallDateOf } from "../../../../domain/periods/business-day.ts";
import { generationFor } from "../../../../domain/tax-documents/shape/generation.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";

/**
 * Whether a crédito fiscal of now names its buyer's district: the newer generation refuses one without it, the older has no place
 * for it and takes its name among the words of the address (guide §4).
 */
export async function isDistrictNamed(tx: Tx, now: Date): Promise<boolean> {
  const rules = await tx.rows(
    sqlOf
      .selectFrom("generation_rules as r")
      .innerJoin("fiscal_settings as f", (join) =>
        join.onRef("f.tenant_id", "=", "r.tenant_id").onRef("f.environment", "=", "r.environment"),
      )
      .select(["r.kind", "r.environment", "r.generation", "r.from_day as from"])
      .where("r.tenant_id", "=", tx.tenantId)
      .where("r.kind", "=", "03"),
  );
  const [rule] = rules;
  if (!rule) return false;
  const day = wallDateOf(now.getTime(), DEFAULT_DAY_RULE.zone);
  return generationFor(rules, { kind: "03", environment: rule.environment, day }) === "2026-07";
}
