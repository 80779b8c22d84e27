export { bindCashSession, bindSale, openDrawerOf } from "./bind-session.ts";
export { insertClosing } from "./closing-queries.ts";
export { figuresOf } from "./session-figures.ts";
