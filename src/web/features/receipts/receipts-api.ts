import { orderReceipt } from "../../../contract/receipts.ts";
import { type CallInput, call } from "../../platform/api.ts";

/** What is printed of open orders. */
export const fetchOrderReceipt = (input: CallInput<typeof orderReceipt>) => call(orderReceipt, input);
