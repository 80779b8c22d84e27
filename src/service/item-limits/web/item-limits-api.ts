import { type CallInput, call } from "#platform/web/api.ts";
import { limitItem, listItemLimits } from "../contract/item-limits.ts";

export const fetchItemLimits = (input: CallInput<typeof listItemLimits> = {}) => call(listItemLimits, input);

export const saveItemLimit = (input: CallInput<typeof limitItem>) => call(limitItem, input);
