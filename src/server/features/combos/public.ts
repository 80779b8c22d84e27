export { combosWith } from "./combo-queries.ts";
