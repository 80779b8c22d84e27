export { TaxNotices } from "./tax-notices.tsx";
