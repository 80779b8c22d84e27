import { MOST_PRICE_RULES } from "../../../domain/price-rules/most-price-rules.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { lockRules } from "./rule-queries.ts";

/** Refuses `too_many_price_rules` where one more would be too many. */
export async function refuseTooMany(tx: Tx): Promise<void> {
  if ((await lockRules(tx)).length >= MOST_PRICE_RULES)
    throw new AppError("too_many_price_rules", { details: { most: MOST_PRICE_RULES } });
}
