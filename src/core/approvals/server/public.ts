export { approveByPin } from "./approve-by-pin.ts";
export { removePin, writePin } from "./pins.ts";
