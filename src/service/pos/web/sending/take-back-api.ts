import { type CallInput, call } from "#platform/web/api.ts";
import { takeOrderBack } from "#service/orders/contract/orders.ts";

/** Takes back an order just sent. Separate from `pos-api.ts`, because the till does not load it at the start. */
export const sendTakeBack = (input: CallInput<typeof takeOrderBack>) => call(takeOrderBack, input);
