export { assertMayHandleSession } from "./assert-may-handle-session.ts";
export { bindCashSession, openDrawerOf } from "./bind-session.ts";
export { lockSession, markClosed } from "./cash-queries.ts";
