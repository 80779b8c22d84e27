import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { renameFloor as rename } from "../contract/store-tables.ts";
import { byFloors, floorNames } from "../domain/table-order.ts";
import { splitTitles } from "../domain/table-titles.ts";
import { lockTables, updateFloorName, updateOrder } from "./table-queries.ts";
import { tellTables } from "./tell-tables.ts";

/** Renames a floor for all of its tables. Two floors are not joined by it: `floor_exists`. */
export function renameFloor(
  ctx: StaffContext,
  { floor, name }: BodyOf<typeof rename>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTables(tx);
    const own = orNone(floor);
    const ids = tables.filter((table) => table.floor === own).map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) throw new AppError("not_found");
    const others = floorNames(tables).filter((other) => other !== null && other !== own) as string[];
    if (splitTitles([name], others).free.length === 0) throw new AppError("floor_exists", { field: "name" });
    await updateFloorName(tx, ids, name);
    await recordAudit(tx, ctx, [
      {
        action: "floor.renamed",
        subject: "store_table",
        subjectId: first,
        before: { floor: own },
        after: { floor: name },
      },
    ]);
    await tellTables(tx, ids);
    return { message: ctx.say("tables.reply.floor_renamed", { floor: name }) };
  });
}

/** Puts the floors in order; floors that are not named come behind the others. */
export function orderFloors(
  ctx: StaffContext,
  floors: readonly (string | null)[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTables(tx);
    const before = floorNames(tables);
    const ordered = byFloors(tables, floors.map(orNone));
    await updateOrder(
      tx,
      ordered.map(({ id }) => id),
    );
    await recordAudit(tx, ctx, [
      {
        action: "floor.ordered",
        subject: "store_settings",
        subjectId: ctx.tenantId,
        before: { floors: before },
        after: { floors: floorNames(ordered) },
      },
    ]);
    await tellTables(tx, []);
    return { message: ctx.say("tables.reply.floors_ordered") };
  });
}

/** Empty text on the wire is no floor. */
const orNone = (floor: string | null) => floor || null;
