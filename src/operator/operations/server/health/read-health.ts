import { tenantWords } from "#core/tenants/domain/tenant-words.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { productVersion } from "#platform/server/config/product-version.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { type listTenantHealth as definition, HEALTH_ROWS } from "../../contract/health.ts";
import { healthCounts, healthPage, oldestSums } from "./health-queries.ts";

/** A page of the restaurants, those that need help first, with how many do. */
export async function listTenantHealth(
  db: Database,
  now: Date,
  { q, only, page }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const words = tenantWords(q);
  const onlyNeeding = only === "needing";
  const offset = (page - 1) * HEALTH_ROWS;
  const [rows, counts, computed_since] = await Promise.all([
    healthPage(db, now, { words, onlyNeeding, offset, rows: HEALTH_ROWS }),
    healthCounts(db, words),
    oldestSums(db),
  ]);
  return { rows, ...counts, computed_since, version: productVersion };
}
