import { type CallInput, call } from "#platform/web/api.ts";
import { takeOrderBack } from "#service/orders/contract/orders.ts";

/** Takes an order back that was just sent. In a file apart from the till's, which does not load it at the start. */
export const sendTakeBack = (input: CallInput<typeof takeOrderBack>) => call(takeOrderBack, input);
