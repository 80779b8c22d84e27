export { readLateDishes } from "./late-dishes.ts";
