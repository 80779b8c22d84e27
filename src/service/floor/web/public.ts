export { floorQuery, useFloor } from "./floor-api.ts";
export { FloorBoard } from "./floor-board.tsx";
export { type PickableTable, type TableAtPick, TablePicker } from "./picker/table-picker.tsx";
export { TableJump } from "./table-jump.tsx";
