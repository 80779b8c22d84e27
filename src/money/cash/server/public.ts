export { lockSession, markClosed } from "./cash-queries.ts";
export { bindCashSession, openDrawerOf, takeOutOfDrawer } from "./drawer-money.ts";
