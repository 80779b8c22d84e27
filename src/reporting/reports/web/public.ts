export { daysText } from "./days-text.ts";
export { ReportFilter } from "./report-filter.tsx";
