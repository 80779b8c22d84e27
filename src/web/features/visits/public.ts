export { TableCalls } from "./table-calls.tsx";
export { TableVisit } from "./table-visit.tsx";
export { TableWishToast } from "./table-wish-toast.tsx";
export { tableWishes } from "./table-wishes.ts";
export { useVisitMarks, type VisitMarks } from "./use-visit-marks.tsx";
export { useVisits } from "./visits-api.ts";
export { VisitsButton } from "./visits-button.tsx";
