import { type listTenantHealth as definition, HEALTH_ROWS } from "../../../../contract/operations/health.ts";
import type { QueryOf, ResponseOf } from "../../../../contract/platform/define.ts";
import { tenantWords } from "../../../../domain/tenants/tenant-words.ts";
import { productVersion } from "../../../platform/config/product-version.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
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
