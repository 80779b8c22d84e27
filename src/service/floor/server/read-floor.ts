import type { ResponseOf } from "#platform/contract/define.ts";
import { actions } from "#platform/domain/access/actions.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readFloor as definition } from "../contract/floor.ts";
import { floorTables, selectPeopleWith } from "./floor-queries.ts";

/** The floor plan as it was drawn; what goes on at the tables comes with the open accounts. */
export function readFloor(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({
    tables: await floorTables(tx),
    waiters: await selectPeopleWith(tx, actions["order.move"]),
  }));
}
