export { figuresOf } from "./session-figures.ts";
