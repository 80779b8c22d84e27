export type { DteOf } from "./accounting-api.ts";
export { DetailDialog } from "./detail-dialog.tsx";
