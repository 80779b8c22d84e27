export { LowStockLink } from "./low-stock-link.tsx";
