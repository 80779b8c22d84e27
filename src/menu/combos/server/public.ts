export { combosOnMenu, copyCombo } from "./combo-queries.ts";
export { lockMenu } from "./lock-menu.ts";
export { refuseChoicesOfCombo } from "./refuse-choices-of-combo.ts";
export { refusePartOfCombo } from "./refuse-part-of-combo.ts";
