import { type listTenantHealth as definition, HEALTH_ROWS } from "../../../../contract/operations/health.ts";
import type { QueryOf, ResponseOf } from "../../../../contract/platform/define.ts";
import { productVersion } from "../../../platform/config/product-version.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
import { required } from "../../../platform/http/app-error.ts";
import { searchPattern } from "../../../platform/lists/search-sql.ts";
import { healthCounts, healthPage } from "./health-queries.ts";

/** A page of the restaurants, those that need help first, with how many do. */
export async function listTenantHealth(
  db: Database,
  now: Date,
  { q, only, page }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const words = searchPattern(q);
  const onlyNeeding = only === "needing";
  const offset = (page - 1) * HEALTH_ROWS;
  const [rows, counts] = await Promise.all([
    healthPage(db, now, { words, onlyNeeding, offset, rows: HEALTH_ROWS }),
    healthCounts(db, words),
  ]);
  return { rows, ...required(counts, "how many restaurants there are"), version: productVersion };
}
