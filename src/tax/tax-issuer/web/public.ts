export { TaxNotices } from "./issuer-notices.tsx";
