import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { listStoreTables as definition } from "../../../contract/setup/store-tables.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { selectMenuCode, selectTables } from "./table-queries.ts";
import { settingsTableView } from "./table-view.ts";

export function listTables(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const menuCode = await selectMenuCode(tx);
    return (await selectTables(tx)).map((table) => settingsTableView(table, menuCode));
  });
}
