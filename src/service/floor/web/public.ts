export { floorQuery, useFloor } from "./floor-api.ts";
export { FloorBoard } from "./floor-board.tsx";
export { PickTableDialog } from "./picker/pick-table-dialog.tsx";
export { type PickableTable, type TableAtPick, TablePicker } from "./picker/table-picker.tsx";
export { TableJump } from "./table-jump.tsx";
