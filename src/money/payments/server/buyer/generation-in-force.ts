import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { DEFAULT_DAY_RULE, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type Generation, generationFor } from "#tax/tax-documents/domain/shape/generation.ts";

/** Returns the generation in which a sale made now gets its document; null for a restaurant that issues none. */
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
 * Tells whether a crédito fiscal made now names its buyer's district. The newer generation requires it; the older has
 * no field for it and puts its name into the text of the address (guide §4).
 */
export async function isDistrictNamed(tx: Tx, now: Date): Promise<boolean> {
  return (await generationInForce(tx, now, "03")) === "2026-07";
}

/**
 * Tells whether a crédito fiscal made now may have a total of zero: the older schema requires `montoTotalOperacion`
 * above 0 (guide §4).
 */
export async function mayCreditBeZero(tx: Tx, now: Date): Promise<boolean> {
  return (await generationInForce(tx, now, "03")) !== "2022-12";
}

/** Three minimum wages of 365.00, fixed in the older schema (guide §4). */
const OLDER_IDENTIFICATION = cents(109_500);

/**
 * Returns the total from which a factura must name its buyer: the restaurant's threshold, but never above what the
 * older generation's schema allows without a name.
 */
export async function identificationFrom(tx: Tx, now: Date, threshold: Cents): Promise<Cents> {
  const isLower = threshold <= OLDER_IDENTIFICATION || (await generationInForce(tx, now, "01")) !== "2022-12";
  return isLower ? threshold : OLDER_IDENTIFICATION;
}
