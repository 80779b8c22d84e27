export { bindCashSession, openDrawerOf } from "./bind-session.ts";
export { lockSession, markClosed, movementsOf } from "./cash-queries.ts";
