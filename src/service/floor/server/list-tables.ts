import type { ResponseOf } from "#platform/contract/define.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { guestAddress } from "#platform/server/http/guest-address.ts";
import type { listStoreTables as definition } from "../contract/store-tables.ts";
import { selectMenuCode, selectTables, selectTablesInUse } from "./table-queries.ts";
import { settingsTableView } from "./table-view.ts";

export function listTables(
  ctx: StaffContext,
  { publicUrl }: Pick<Deps, "publicUrl">,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const menuCode = await selectMenuCode(tx);
    const address = menuCode === null ? null : guestAddress(publicUrl, `/m/${menuCode}`);
    const tables = await selectTables(tx);
    const used = await selectTablesInUse(
      tx,
      tables.map(({ id }) => id),
    );
    const uses = new Map(used.map((use) => [use.id, use]));
    return tables.map((table) => settingsTableView(table, address, uses.get(table.id)));
  });
}
