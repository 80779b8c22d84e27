export { floorQuery, sendHandOver, useFloor } from "./floor-api.ts";
export { FloorBoard } from "./floor-board.tsx";
export type { PlacedTable } from "./floor-groups.ts";
export { TableJump } from "./table-jump.tsx";
