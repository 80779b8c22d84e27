export { guestName, peopleText } from "./guest-name.ts";
export { ReservedLine } from "./reserved-line.tsx";
export { reservedTablesQuery } from "./reserved-tables-api.ts";
export { useTableMarks } from "./table-mark.tsx";
export { useNow } from "./use-now.ts";
