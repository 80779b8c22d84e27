import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import type { CallInput } from "#app/server/testing/test-server.ts";
import {
  addDiscountCode,
  changeDiscountCode,
  deleteDiscountCode,
  restoreDiscountCode,
} from "#money/discounts/contract/discount-codes.ts";
import { previewItems, runFiscalTest } from "#money/fiscal-test/contract/fiscal-preview.ts";
import { runTrialSale } from "#money/fiscal-test/contract/trial-sale.ts";
import { mailInvoice, orderReceipt } from "#money/receipts/contract/receipts.ts";
import { toId } from "#platform/domain/ids.ts";
import {
  paymentSummary,
  payOrders,
  payPart,
  prevalidateCcf,
  undoPart,
  validateDiscount,
} from "../contract/payments.ts";

export const paymentsSamples: readonly Sample[] = [
  sample(paymentSummary)(({ ready }) => ({ body: { orderIds: [ready.id] } })),
  sample(payOrders)(paymentSample),
  sample(validateDiscount)(() => ({ body: { code: "NINGUNO", subtotal: 10 } })),
  sample(addDiscountCode)(() => ({ body: { ...discount, code: randomUUID() } })),
  sample(changeDiscountCode)(async (world) => ({
    params: { discountCodeId: await aDiscountCode(world) },
    body: { ...discount, code: randomUUID() },
  })),
  sample(deleteDiscountCode)(async (world) => ({ params: { discountCodeId: await aDiscountCode(world) } })),
  sample(restoreDiscountCode)(async (world) => {
    const params = { discountCodeId: await aDiscountCode(world) };
    await world.admin.call(deleteDiscountCode, { params });
    return { params };
  }),
  sample(previewItems)(({ ready }) => ({ body: { orderId: ready.id } })),
  sample(runFiscalTest)(() => ({ body: { order_no: null } })),
  sample(runTrialSale)(() => ({ body: { quantity: 2 } })),
  sample(prevalidateCcf)(({ ready }) => ({ body: { orderIds: [ready.id], receptor: null } })),
  sample(payPart)(partSample),
  sample(undoPart)(({ partInvoice }) => ({
    body: { uuid: randomUUID(), invoiceId: toId<"Invoice">(partInvoice), reason: "Se equivocó de cuenta" },
  })),
  sample(mailInvoice)(({ partInvoice }) => ({
    params: { invoiceId: toId<"Invoice">(partInvoice) },
    body: { to: "cliente@ejemplo.com" },
  })),
  sample(orderReceipt)(({ ready }) => ({ body: { orderIds: [ready.id] } })),
];

const discount = { description: "Aniversario", discount_type: "percentage", discount_value: 10 } as const;

async function aDiscountCode({ admin }: World) {
  return (await admin.call(addDiscountCode, { body: { ...discount, code: randomUUID() } })).ok.discountCode
    .id;
}

async function paymentSample({ admin, ready, small }: World): Promise<CallInput<typeof payOrders>> {
  const response = await admin.call(paymentSummary, { body: { orderIds: [ready.id] } });
  const { summary } = JSON.parse(response.raw) as {
    summary: Record<"subtotal" | "tax_total" | "service_charge_total" | "total", number>;
  };
  return {
    body: {
      uuid: randomUUID(),
      orderIds: [ready.id],
      subTotal: summary.subtotal,
      taxTotal: summary.tax_total,
      serviceChargeTotal: summary.service_charge_total,
      total: summary.total,
      selectedPaymentType: small.paymentTypes.cash,
      customerId: small.customerId,
      received: summary.total,
    },
  };
}

/** The dish of the kitchen, by card. */
async function partSample({ admin, ready, small }: World): Promise<CallInput<typeof payPart>> {
  const { ok } = await admin.call(paymentSummary, { body: { orderIds: [ready.id] } });
  const dish = ok.lines.find((line) => line.order_line_id === ready.kitchenLine);
  return {
    body: {
      uuid: randomUUID(),
      orderIds: [ready.id],
      expectedBalance: ok.balance / 100,
      part: {
        kind: "lines",
        lines: [{ order_line_id: ready.kitchenLine, portion: { numerator: 1, denominator: 1 } }],
      },
      tenders: [
        {
          uuid: randomUUID(),
          paymentTypeId: small.paymentTypes.card,
          // Nothing once it is paid: a suite that sends the sample again is refused, not stopped here.
          amount: (dish?.amount ?? 0) / 100,
        },
      ],
      customerId: small.customerId,
    },
  };
}
