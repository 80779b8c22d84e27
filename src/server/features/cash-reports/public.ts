export { insertClosing } from "./closing-queries.ts";
export { figuresOf } from "./session-figures.ts";
