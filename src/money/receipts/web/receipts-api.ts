import { type CallInput, call } from "#platform/web/api.ts";
import { orderReceipt } from "../contract/receipts.ts";

/** What is printed of open orders. */
export const fetchOrderReceipt = (input: CallInput<typeof orderReceipt>) => call(orderReceipt, input);
