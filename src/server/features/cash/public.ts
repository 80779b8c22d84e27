export { bindCashSession, bindSale, openDrawerOf } from "./bind-session.ts";
