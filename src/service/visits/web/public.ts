export { TableCalls } from "./table-calls.tsx";
export { TableVisit } from "./table-visit.tsx";
export { TableWishToast } from "./table-wish-toast.tsx";
export { useTableWishes } from "./use-table-wishes.ts";
export { useVisitMarks } from "./use-visit-marks.tsx";
export { VisitsButton } from "./visits-button.tsx";
