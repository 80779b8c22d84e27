import { listPublicCustomers, readPublicCustomer } from "./customers.ts";
import { listPublicInvoices, readPublicInvoice } from "./invoices.ts";
import { readPublicMenu, setAvailability } from "./menu.ts";
import { listPublicOrders, readPublicOrder } from "./orders.ts";
import { listPublicPayments, listPublicRefunds } from "./payments.ts";
import { readPublicDays } from "./reports.ts";
import { listPublicStock } from "./stock.ts";
import { readPublicStore } from "./store.ts";

/** The routes of the public API, in the order of its documentation. */
export const publicRoutes = {
  readPublicStore,
  readPublicMenu,
  setAvailability,
  listPublicOrders,
  readPublicOrder,
  listPublicInvoices,
  readPublicInvoice,
  listPublicPayments,
  listPublicRefunds,
  listPublicCustomers,
  readPublicCustomer,
  listPublicStock,
  readPublicDays,
};
