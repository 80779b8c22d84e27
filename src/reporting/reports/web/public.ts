export { Changed } from "./changed.tsx";
export { daysText } from "./days-text.ts";
export { bucketText } from "./over-time/bucket-text.ts";
export { SalesChart, SalesTable } from "./over-time/sales-lines.tsx";
export { StepFilter } from "./over-time/step-filter.tsx";
export { ReportFilter } from "./report-filter.tsx";
