import type { BodyOf } from "#platform/contract/define.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { changeStoreTable as definition } from "../contract/store-tables.ts";
import { withTable } from "../domain/table-order.ts";
import { splitTitles } from "../domain/table-titles.ts";
import { placeOnFloor } from "./add-tables.ts";
import { lockTables, updateOrder, updateTable } from "./table-queries.ts";
import { editedFields } from "./table-view.ts";
import { tellTables } from "./tell-tables.ts";

/** Changes a table. On another floor it gets a free place there. Refuses a name that its floor has: `table_exists`. */
export function changeTable(
  ctx: StaffContext,
  tableId: TableId,
  { title, floor, seatingCapacity, version }: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTables(tx);
    const table = found(tables.find(({ id }) => id === tableId));
    const before = editedFields(table);
    refuseStaleEdit(version, before);
    const others = tables.filter(({ id }) => id !== tableId);
    const titles = others.filter((other) => other.floor === floor).map((other) => other.title);
    if (splitTitles([title], titles).free.length === 0)
      throw new AppError("table_exists", { field: "title" });
    const after = { title, floor, seating_capacity: seatingCapacity };
    await updateTable(tx, tableId, after);
    if (floor !== table.floor) {
      const moved = { ...table, ...after, x: null, y: null };
      const ordered = withTable(others, moved);
      await updateOrder(
        tx,
        ordered.map(({ id }) => id),
      );
      await placeOnFloor(tx, ordered, [moved]);
    }
    await recordAudit(tx, ctx, [
      { action: "store_table.updated", subject: "store_table", subjectId: tableId, before, after },
    ]);
    await tellTables(tx, [tableId]);
    return { message: ctx.say("tables.reply.saved", { title }) };
  });
}
