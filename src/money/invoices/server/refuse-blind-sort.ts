import { AppError } from "#platform/server/http/app-error.ts";

/** Refuses (`not_permitted`) to order by amounts for who may not see them: order and cursors would tell them. */
export function refuseBlindSort(isBlind: boolean, sort: string): void {
  if (isBlind && sort.endsWith("total")) throw new AppError("not_permitted");
}
