export { guestName, peopleText } from "./guest-name.ts";
export { ReservedLine } from "./reserved-line.tsx";
export { useTableMarks } from "./table-mark.tsx";
export { useReservedTables } from "./use-reserved-tables.ts";
