import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";

/**
 * Looks through the stock ledgers of all restaurants. Throws StartupError with a line for each ingredient that its movements do
 * not explain.
 */
export async function checkStock(db: Database): Promise<string[]> {
  const tenants = await db.directory<{ id: TenantId; name: string }>(
    "select id, name from tenants where kind = 'restaurant' order by id",
    [],
  );
  const lines: string[] = [];
  for (const { id, name } of tenants) {
    const differences = await db.inTenant(id, stockLedger.differences);
    for (const { title, quantity, movements, broken, isCostKept } of differences) {
      const faults = [
        quantity === movements ? "" : `is ${quantity / 1000}, its movements come to ${movements / 1000}`,
        broken === 0 ? "" : `has ${broken} places where the ledger does not follow on itself`,
        isCostKept ? "" : "has another cost than its history",
      ].filter((fault) => fault !== "");
      lines.push(`${name} (${id}): ${title} ${faults.join("; ")}.`);
    }
  }
  if (lines.length > 0) throw new StartupError(lines.join("\n"));
  const restaurants = tenants.length === 1 ? "1 restaurant" : `${tenants.length} restaurants`;
  return [`The stock of ${restaurants} is the sum of its movements.`];
}
