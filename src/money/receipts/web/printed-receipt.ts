import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import type { Receipt as WireReceipt } from "../contract/receipts.ts";
import { type ReceiptDecision, receiptView } from "../domain/receipt-view.ts";

/**
 * Returns what the paper shows of the server's receipt, with the print settings applied by the domain's rule. The
 * figures are the sale's own: only line totals are computed here, and they do not depend on the tax.
 */
export function printedReceipt(wire: WireReceipt): ReceiptDecision {
  const { storeSettings: store, printSettings: settings } = wire;
  return receiptView({
    lines: wire.lines.map((line) => ({
      title: line.title,
      variantTitle: line.variant_title,
      addonTitles: line.addons.map((addon) => addon.title),
      notes: line.notes,
      isCourtesy: line.is_courtesy,
      combo: line.combo,
      quantity: line.quantity,
      unitPrice: line.price,
      tax: NO_TAX,
      discount: line.discount,
    })),
    totals: {
      net: wire.itemsTotal,
      taxTotal: wire.taxTotal,
      taxes: wire.taxBreakdown.map(({ type, rate, base, amount }) => ({
        type,
        rate,
        net: base,
        tax: amount,
        gross: sumCents([base, amount]),
      })),
      tributes: wire.tributesTotal,
      serviceCharge: wire.serviceChargeTotal,
      tip: wire.tipTotal,
      discount: wire.discountTotal,
      payable: sumCents([wire.payableTotal, wire.withheldTotal]),
    },
    writing: currentWriting(),
    tokenNo: wire.tokenNo,
    paymentName: wire.paymentMethod,
    store: { name: store.store_name, address: store.address, phone: store.phone, email: store.email },
    customer: { name: wire.customerName, phone: wire.customerPhone },
    settings: {
      pageFormat: settings.page_format,
      header: settings.header,
      footer: settings.footer,
      showNotes: settings.show_notes,
      showStoreDetails: settings.show_store_details,
      showCustomerDetails: settings.show_customer_details,
      printToken: settings.print_token,
    },
  });
}
