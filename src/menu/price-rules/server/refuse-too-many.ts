import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { MOST_PRICE_RULES } from "../domain/most-price-rules.ts";
import { lockRules } from "./rule-queries.ts";

/** Refuses `too_many_price_rules` where one more would be too many. */
export async function refuseTooMany(tx: Tx): Promise<void> {
  if ((await lockRules(tx)).length >= MOST_PRICE_RULES)
    throw new AppError("too_many_price_rules", { details: { most: MOST_PRICE_RULES } });
}
