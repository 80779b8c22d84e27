export { bindCashSession, bindSale } from "./bind-session.ts";
