export { floorQuery, useFloor } from "./floor-api.ts";
export { FloorBoard } from "./floor-board.tsx";
export { TableJump } from "./table-jump.tsx";
