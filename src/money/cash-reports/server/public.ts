export { readSessionFigures } from "./session-figures.ts";
