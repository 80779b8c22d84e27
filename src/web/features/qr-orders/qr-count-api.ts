import { countQrOrders } from "../../../contract/qr-order-count.ts";
import { type CallInput, call } from "../../platform/api.ts";

/** How many orders of guests wait. Apart from the list, which few screens open. */
export const fetchQrOrderCount = (input: CallInput<typeof countQrOrders>) => call(countQrOrders, input);
