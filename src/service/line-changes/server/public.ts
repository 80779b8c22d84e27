export {
  acknowledgeLineChanges,
  dropLineChanges,
  type NewLineChange,
  waitingLineChanges,
} from "./line-change-queries.ts";
export { recordLineChanges } from "./record-line-changes.ts";
