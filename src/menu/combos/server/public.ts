export { setCombo } from "./change-combos.ts";
export { combosOnMenu, copyCombo } from "./combo-queries.ts";
export { lockMenu } from "./lock-menu.ts";
export { refuseChoicesOfCombo, refusePartOfCombo } from "./refuse-combo-conflicts.ts";
