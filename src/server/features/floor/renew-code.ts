import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { renewTableCode as definition } from "../../../contract/setup/store-tables.ts";
import type { TableId } from "../../../domain/ids.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { updateLocator } from "./table-queries.ts";

/** Another code for a table: whoever has the old address, printed or photographed, is not at this table any more. */
export function renewCode(ctx: StaffContext, tableId: TableId): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { title, locator } = found(await updateLocator(tx, tableId));
    await recordAudit(tx, ctx, [
      // The codes themselves open a door and are not written down.
      {
        action: "store_table.code_renewed",
        subject: "store_table",
        subjectId: tableId,
        before: null,
        after: null,
      },
    ]);
    tx.emit({ type: "floor_changed" });
    return { message: ctx.say("tables.reply.code_renewed", { title }), encrypted_id: locator };
  });
}
