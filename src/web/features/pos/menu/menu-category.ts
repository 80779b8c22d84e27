import type { CategoryId } from "../../../../domain/ids.ts";

/** Which part of the menu is on screen. */
export type CategoryChoice = CategoryId | "all";
