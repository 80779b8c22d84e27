export { lockSession, markClosed } from "./cash-queries.ts";
export { bindCashSession, drawerForPayment, takeOutOfDrawer } from "./drawer-money.ts";
