export { approveByPin } from "./approve-by-pin.ts";
export { writePin } from "./pin-queries.ts";
