import { businessDateOf } from "../../../domain/periods/business-day.ts";
import type { AskingStaff } from "../../platform/http/context.ts";
import { selectTillState } from "./till-queries.ts";

/**
 * What a till's start follows from: the version of the restaurant's data that the database counts (migration 0017) and
 * the business day, on which what was sold out until then is for sale again.
 */
export function tillState(ctx: AskingStaff): Promise<string> {
  return ctx.inTenant(async (tx) => {
    const { version, ...dayRule } = await selectTillState(tx);
    return `${version ?? 0} ${businessDateOf(ctx.now.getTime(), dayRule)}`;
  });
}
