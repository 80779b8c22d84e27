import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { DEFAULT_DAY_RULE, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type Generation, generationFor } from "#tax/tax-documents/domain/shape/generation.ts";

/** The generation in which a sale of now becomes its document; null for a restaurant that issues none. */
async function generationInForce(tx: Tx, now: Date, kind: "01" | "03"): Promise<Generation | null> {
  const rules = await tx.rows(
    sqlOf
      .selectFrom("fiscal_settings as f")
      .leftJoin("generation_rules as r", (join) =>
        join
          .onRef("r.tenant_id", "=", "f.tenant_id")
          .onRef("r.environment", "=", "f.environment")
          .on("r.kind", "=", kind),
      )
      .select(["f.environment", "r.generation", "r.from_day as from"])
      .where("f.tenant_id", "=", tx.tenantId)
      .where("f.environment", "is not", null),
  );
  const [{ environment } = {}] = rules;
  if (!environment) return null;
  const day = wallDateOf(now.getTime(), DEFAULT_DAY_RULE.zone);
  const begun = rules.flatMap(({ generation, from }) =>
    generation && from ? [{ kind, environment, generation, from }] : [],
  );
  return generationFor(begun, { kind, environment, day });
}

/**
 * Whether a crédito fiscal of now names its buyer's district: the newer generation refuses one without it, the older has no place
 * for it and takes its name among the words of the address (guide §4).
 */
export async function isDistrictNamed(tx: Tx, now: Date): Promise<boolean> {
  return (await generationInForce(tx, now, "03")) === "2026-07";
}

/** Whether a crédito fiscal of now may come to nothing: the older schema wants `montoTotalOperacion` above 0 (guide §4). */
export async function mayCreditNothing(tx: Tx, now: Date): Promise<boolean> {
  return (await generationInForce(tx, now, "03")) !== "2022-12";
}

/** Three minimum wages of 365.00, which the older schema has frozen (guide §4). */
const OLDER_IDENTIFICATION = cents(109_500);

/**
 * From which total on the buyer of a factura is named: as the restaurant has it, but never above what the schema of the older
 * generation takes without a name.
 */
export async function identificationFrom(tx: Tx, now: Date, threshold: Cents): Promise<Cents> {
  const isLower = threshold <= OLDER_IDENTIFICATION || (await generationInForce(tx, now, "01")) !== "2022-12";
  return isLower ? threshold : OLDER_IDENTIFICATION;
}
