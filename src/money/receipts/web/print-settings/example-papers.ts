import type { PrintFields } from "#core/settings/contract/print-settings.ts";
import type { Store } from "#core/settings/web/public.ts";
import { toId } from "#platform/domain/ids.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { PaperTicket } from "#service/kitchen/contract/kitchen.ts";
import type { Receipt } from "../../contract/receipts.ts";

/** Returns one sale for every example paper, printed at this moment. */
export function exampleReceipt(store: Store, print: PrintFields, at: Date, t: Translate): Receipt {
  return {
    feedbackPath: null,
    lines: exampleLines(t),
    deliveryType: "dinein",
    customerName: t("settings.example.customer"),
    customerPhone: "7012-3456",
    tableTitle: t("settings.example.table"),
    floor: t("settings.example.floor"),
    itemsTotal: cents(465),
    taxTotal: cents(60),
    taxBreakdown: [{ rate: basisPoints(1300), type: "inclusive", base: cents(465), amount: cents(60) }],
    tributesTotal: cents(0),
    serviceChargeTotal: cents(0),
    discountTotal: cents(0),
    discounts: [],
    tipTotal: cents(0),
    withheldTotal: cents(0),
    payableTotal: cents(525),
    tokenNo: 24,
    orderNos: [1042],
    invoiceNo: 318,
    invoiceType: null,
    receptor: null,
    paymentMethod: t("settings.example.cash"),
    payments: [{ method: t("settings.example.cash"), amount: cents(525), tip: cents(0), reference: null }],
    discountCode: null,
    settled: null,
    onAccount: null,
    document: null,
    received: cents(600),
    change: cents(75),
    waiter: t("settings.example.waiter"),
    date: at,
    storeSettings: {
      store_name: store.storeName,
      address: store.address || null,
      phone: store.phone || null,
      email: store.email || null,
      currency: store.currency,
      store_image: store.storeImage,
      time_zone: store.timeZone,
      day_cutoff_hour: store.dayCutoffHour,
    },
    printSettings: printSettingsOf(print),
  };
}

function exampleLines(t: Translate): Receipt["lines"] {
  const line = {
    addons: [],
    notes: null,
    is_courtesy: false,
    combo: null,
    variant_title: null,
    discount: cents(0),
  };
  const drink = {
    title: t("settings.example.drink"),
    quantity: 1,
    price: cents(150),
    line_total: cents(150),
  };
  return [
    {
      ...line,
      title: t("settings.example.dish"),
      variant_title: t("settings.example.variant"),
      addons: [{ title: t("settings.example.addon"), price: cents(25) }],
      notes: t("settings.example.note"),
      quantity: 3,
      price: cents(125),
      line_total: cents(375),
    },
    { ...line, ...drink },
  ];
}

const printSettingsOf = (print: PrintFields): Receipt["printSettings"] => ({
  page_format: print.pageFormat,
  is_enable_print: print.isEnablePrint,
  header: print.header,
  footer: print.footer,
  show_notes: print.showNotes,
  show_store_details: print.showStoreDetails,
  show_customer_details: print.showCustomerDetails,
  print_token: print.printToken,
});

/** Returns the same order as a ticket of its station. */
export function exampleTicket(receipt: Receipt, t: Translate): PaperTicket {
  return {
    station: t("settings.example.station"),
    copy_no: 1,
    page_format: receipt.printSettings.page_format,
    printed_at: receipt.date,
    ticket: {
      id: toId<"Order">(1),
      order_no: 1042,
      token_no: 24,
      is_paid: false,
      round: 1,
      date: receipt.date,
      delivery_type: "dinein",
      source: "table",
      external_number: null,
      table_title: receipt.tableTitle,
      floor: receipt.floor,
      stations: [],
      items: receipt.lines.slice(0, 1).map((line) => ({
        id: toId<"OrderLine">(1),
        item_id: toId<"MenuItem">(1),
        item_title: line.title,
        variant_title: line.variant_title,
        quantity: line.quantity,
        status: "created",
        addons: line.addons.map(({ title }) => title),
        allergens: [],
        notes: line.notes,
        seat: 2,
        course: null,
        fire_at: receipt.date,
        combo_title: null,
        recalled: false,
      })),
    },
  };
}
