import type { ResponseOf } from "#platform/contract/define.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { renewTableCode as definition } from "../contract/store-tables.ts";
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
