export { copyCombo } from "./combo-queries.ts";
export { refusePartOfCombo } from "./refuse-part-of-combo.ts";
