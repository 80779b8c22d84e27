export {
  acknowledgeLineChanges,
  dropLineChanges,
  type NewLineChange,
  recordLineChanges,
  waitingLineChanges,
} from "./line-changes.ts";
