import { type CallInput, call } from "#platform/web/api.ts";
import { orderReceipt } from "../contract/receipts.ts";

/** Fetches the receipt of open orders. */
export const fetchOrderReceipt = (input: CallInput<typeof orderReceipt>) => call(orderReceipt, input);
