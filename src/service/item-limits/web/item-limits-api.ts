import { type CallInput, call } from "#platform/web/api.ts";
import { limitItem, listItemLimits } from "../contract/item-limits.ts";

/** What is sold out or counted down now. */
export const fetchItemLimits = (input: CallInput<typeof listItemLimits> = {}) => call(listItemLimits, input);

/** Sets how many of an item are left, or that it is sold freely again. */
export const saveItemLimit = (input: CallInput<typeof limitItem>) => call(limitItem, input);
