export { bindCashSession, openDrawerOf } from "./bind-session.ts";
export { lockSession, markClosed } from "./cash-queries.ts";
export { takeOutOfDrawer } from "./take-out-of-drawer.ts";
