export { TableCalls } from "./table-calls.tsx";
export { TableVisit } from "./table-visit.tsx";
export { TableWishToast } from "./table-wish-toast.tsx";
export { useVisitMarks, useVisitWishes, type VisitWish, VisitWishMark } from "./use-visit-marks.tsx";
export { useTableWishes } from "./visits-api.ts";
export { VisitsButton } from "./visits-button.tsx";
