export { approveByPin } from "./approve-by-pin.ts";
export { hasPin, removePin, writePin } from "./pins.ts";
