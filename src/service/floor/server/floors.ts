import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readFloor as readFloorRoute } from "../contract/floor.ts";
import type { renameFloor as renameFloorRoute } from "../contract/store-tables.ts";
import type { TableSpot } from "../domain/floor-plan.ts";
import { byFloors, floorNames } from "../domain/table-order.ts";
import { splitTitles } from "../domain/table-titles.ts";
import { notifyTableScreens } from "./change-tables.ts";
import {
  floorTables,
  lockTables,
  selectPeopleWith,
  updateFloorName,
  updateOrder,
  updateTableSpots,
} from "./table-queries.ts";

/** Renames a floor for all of its tables. Throws `floor_exists` rather than merging two floors. */
export function renameFloor(
  ctx: StaffContext,
  { floor, name }: BodyOf<typeof renameFloorRoute>,
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
    await notifyTableScreens(tx, ids);
    return { message: ctx.say("tables.reply.floor_renamed", { floor: name }) };
  });
}

/** Puts the floors in order. Floors not listed come last. */
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
    await notifyTableScreens(tx, []);
    return { message: ctx.say("tables.reply.floors_ordered") };
  });
}

/** The API takes empty text for no floor. */
const orNone = (floor: string | null) => floor || null;

/** Returns the floor plan as it was drawn; the open accounts say what happens at its tables. */
export function readFloor(ctx: StaffContext): Promise<ResponseOf<typeof readFloorRoute>> {
  return ctx.inTenant(async (tx) => ({
    tables: await floorTables(tx),
    waiters: await selectPeopleWith(tx, actions["order.move"]),
  }));
}

/** Saves the places of tables, all or none. Every open screen redraws the plan. */
export function saveFloor(ctx: StaffContext, spots: readonly TableSpot[]): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const placed = await updateTableSpots(tx, spots);
    if (placed !== spots.length) throw new AppError("not_found");
    tx.emit({ type: "floor_changed" });
    return { message: ctx.say("floor.saved") };
  });
}
