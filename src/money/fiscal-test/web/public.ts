export { TrialSaleDialog } from "./trial-sale-dialog.tsx";
