export { approveByPin } from "./approve-by-pin.ts";
