import { randomUUID } from "node:crypto";
import {
  billRequest,
  handOver,
  mergeAccounts,
  moveLines,
  moveToTable,
  setPeople,
  undoAccountChange,
  voidLines,
} from "../../contract/accounts.ts";
import { giveApproval, setPin } from "../../contract/approvals.ts";
import {
  forgotPassword,
  refreshToken,
  removeDevice,
  resetPassword,
  setLanguage,
  signIn,
  signOut,
} from "../../contract/auth.ts";
import {
  addDrawer,
  changeDrawer,
  closeCashSession,
  moveCash,
  openCashSession,
  printCashReport,
  setCashRules,
} from "../../contract/cash.ts";
import { payPart, prevalidateCcf, undoPart, validateDiscount } from "../../contract/charge.ts";
import { addCustomer, searchCustomers } from "../../contract/customers.ts";
import type { RouteDefinition } from "../../contract/define.ts";
import { deleteDraft, deleteDrafts, saveDraft } from "../../contract/drafts.ts";
import { readStoredFile } from "../../contract/files.ts";
import { previewItems } from "../../contract/fiscal-preview.ts";
import { saveFloor } from "../../contract/floor.ts";
import { limitItem } from "../../contract/item-limits.ts";
import {
  acknowledgeChanges,
  barLineStatus,
  kitchenLineStatus,
  printTicket,
  recallLines,
} from "../../contract/kitchen.ts";
import {
  cancelOrders,
  completeOrders,
  orderReceipt,
  paymentSummary,
  payOrders,
  updateLineStatus,
} from "../../contract/orders.ts";
import { platformRefreshToken, platformSignIn, platformSignOut } from "../../contract/platform-console.ts";
import { createOrder } from "../../contract/pos.ts";
import { cancelQrOrder, cancelQrOrders, processQrOrder } from "../../contract/qr-orders.ts";
import { giveCourtesy, refundSale, removeCourtesy } from "../../contract/refunds.ts";
import { addStation, assignStation, changeStation } from "../../contract/stations.ts";
import { setTipRules } from "../../contract/tips.ts";
import { claimDishes, releaseDishes, serveDishes } from "../../contract/tray.ts";
import { toId } from "../../domain/ids.ts";
import { testPassword } from "../testing/sessions.ts";
import type { CallInput } from "../testing/test-server.ts";
import type { WireInput } from "./call.ts";
import type { World } from "./suite-world.ts";

export interface Sample {
  readonly definition: RouteDefinition;
  /** A call that succeeds in a fresh world, by its admin. */
  readonly input: (world: World) => WireInput | Promise<WireInput>;
}

const stationLimits = { late_minutes: 15, warn_minutes: 8, pickup_minutes: 3 };

/** In two steps, so that the input is checked against the definition it belongs to. */
function sample<D extends RouteDefinition>(definition: D) {
  return (input: (world: World) => CallInput<D> | Promise<CallInput<D>>): Sample => ({
    definition,
    input: input as Sample["input"],
  });
}

/**
 * One good call of every mutation (and of reads that need more than their schema tells). Those kept under an idempotency
 * key must succeed; the others need only be well formed. A mutation without a sample fails the suites: add it here when
 * you add the route.
 */
export const samples: readonly Sample[] = [
  sample(signIn)(({ admin }) => ({ body: { username: admin.username, password: testPassword } })),
  sample(signOut)(() => ({})),
  sample(refreshToken)(() => ({})),
  sample(platformSignIn)(({ admin }) => ({ body: { username: admin.username, password: testPassword } })),
  sample(platformSignOut)(() => ({})),
  sample(platformRefreshToken)(() => ({})),
  sample(forgotPassword)(({ admin }) => ({ body: { username: admin.username } })),
  sample(resetPassword)(() => ({
    params: { token: `1.${"A".repeat(43)}` },
    body: { password: "una-frase-larga-1" },
  })),
  sample(removeDevice)(({ otherDevice }) => ({ body: { device_id: otherDevice } })),
  sample(giveApproval)(({ admin, ready }) => ({
    body: { approver_id: admin.userId, pin: "7391", action: "sale.refund", subject: ready.id },
  })),
  sample(setPin)(() => ({ body: { password: testPassword, pin: "7391" } })),
  sample(openCashSession)(({ cashDrawer }) => ({
    body: { uuid: randomUUID(), drawer_id: cashDrawer, float: 50 },
  })),
  sample(moveCash)(({ cashSession }) => ({
    params: { sessionId: cashSession },
    body: { uuid: randomUUID(), kind: "pay_in", amount: 5, reason: "cambio" },
  })),
  sample(closeCashSession)(({ cashSession }) => ({
    params: { sessionId: cashSession },
    body: { counts: [{ denomination: 0.25, pieces: 2 }], methods: [], difference_reason: null },
  })),
  sample(refundSale)(({ part, partLine, small }) => ({
    body: {
      uuid: randomUUID(),
      invoice_id: toId<"Invoice">(part),
      refunded_before: 0,
      reason: "Plato frío",
      lines: [{ id: toId<"InvoiceLine">(partLine), quantity: 1 }],
      payment_type_id: small.paymentTypes.card,
      returns_stock: true,
      returns_tip: false,
    },
  })),
  sample(giveCourtesy)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { reason: "Cumpleaños" },
  })),
  sample(removeCourtesy)(async ({ admin, fresh }) => {
    const params = { itemId: fresh.kitchenLine };
    await admin.call(giveCourtesy, { params, body: { reason: "Cumpleaños" } });
    return { params };
  }),
  sample(setTipRules)(() => ({ body: { is_suggested: true, rate: 12 } })),
  sample(addDrawer)(() => ({ body: { title: "Caja nueva" } })),
  sample(printCashReport)(({ cashSession }) => ({ params: { sessionId: cashSession } })),
  sample(changeDrawer)(({ cashDrawer }) => ({
    params: { drawerId: cashDrawer },
    body: { title: "Caja del bar", is_enabled: true },
  })),
  sample(setCashRules)(() => ({
    body: { difference_limit: 2, is_session_required: true, day_cutoff_hour: 5 },
  })),
  sample(setLanguage)(() => ({ body: { language: "en" } })),
  sample(searchCustomers)(() => ({ query: { q: "cliente 7" } })),
  sample(addCustomer)(() => ({
    body: {
      phone: "7123-4567",
      name: "Ana María Núñez",
      birthDate: "1990-05-01",
      department_code: "06",
      municipality_code: "23",
    },
  })),
  sample(createOrder)(({ small: { items, tables, customerId } }) => ({
    body: {
      uuid: randomUUID(),
      cart: [
        {
          uuid: randomUUID(),
          id: items.pupusa.id,
          quantity: 2,
          price: 1.5,
          notes: "sin curtido",
          variant_id: items.pupusa.variants[0]?.id ?? null,
          addons_ids: items.pupusa.addons.slice(0, 1).map(({ id }) => id),
        },
      ],
      deliveryType: "dinein",
      customerType: "CUSTOMER",
      customerId,
      tableId: tables[0],
      selectedQrOrderItem: null,
    },
  })),
  sample(limitItem)(({ small }) => ({
    params: { itemId: small.items.carne.id },
    body: { remaining: 3, until: "tomorrow" },
  })),
  sample(saveDraft)(({ small, qrOrderId }) => ({ body: aDraft(small, qrOrderId) })),
  sample(deleteDraft)(async ({ admin, small, qrOrderId }) => {
    const body = aDraft(small, qrOrderId);
    await admin.call(saveDraft, { body });
    return { params: { uuid: body.uuid } };
  }),
  sample(deleteDrafts)(async ({ admin, small, qrOrderId }) => {
    await admin.call(saveDraft, { body: aDraft(small, qrOrderId) });
    return {};
  }),
  sample(processQrOrder)(({ qrOrderId }) => ({ params: { id: String(qrOrderId) } })),
  sample(cancelQrOrder)(({ qrOrderId }) => ({ params: { id: String(qrOrderId) } })),
  sample(cancelQrOrders)(() => ({})),
  sample(updateLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { status: "preparing" },
  })),
  sample(moveToTable)(({ fresh, small }) => ({
    body: { orderIds: [fresh.id], newTableId: small.tables[2] },
  })),
  sample(mergeAccounts)(({ account, party }) => ({
    body: { accountIds: [party], intoAccountId: account },
  })),
  sample(moveLines)(({ fresh, small }) => ({
    body: {
      lines: [{ itemId: fresh.kitchenLine, quantity: 1, of: 1 }],
      target: { tableId: small.tables[2] },
    },
  })),
  sample(handOver)(({ fresh, waiterId }) => ({ body: { orderIds: [fresh.id], waiterId } })),
  sample(undoAccountChange)(({ change }) => ({ body: { changeId: change } })),
  sample(setPeople)(({ account }) => ({ body: { accountId: account, people: 4 } })),
  sample(voidLines)(({ fresh }) => ({
    body: {
      orderId: fresh.id,
      lines: [{ itemId: fresh.kitchenLine, quantity: 1, of: 1 }],
      reason: "guest_changed",
    },
  })),
  sample(billRequest)(async ({ admin, fresh, small: { tables } }) => {
    await admin.call(moveToTable, { body: { orderIds: [fresh.id], newTableId: tables[1] } });
    return { params: { tableId: tables[1] }, body: { action: "request" } };
  }),
  sample(saveFloor)(({ small: { tables } }) => ({
    body: { tables: [{ id: tables[0], shape: "round", x: 2, y: 2, width: 3, height: 3 }] },
  })),
  sample(cancelOrders)(({ fresh }) => ({ body: { orderIds: [fresh.id] } })),
  sample(completeOrders)(({ fresh }) => ({ body: { orderIds: [fresh.id] } })),
  sample(paymentSummary)(({ ready }) => ({ body: { orderIds: [ready.id] } })),
  sample(orderReceipt)(({ ready }) => ({ body: { orderIds: [ready.id] } })),
  sample(payOrders)(aPayment),
  sample(validateDiscount)(() => ({ body: { code: "NINGUNO", subtotal: 10 } })),
  sample(previewItems)(({ ready }) => ({ body: { orderId: ready.id } })),
  sample(prevalidateCcf)(({ ready }) => ({ body: { orderIds: [ready.id], receptor: null } })),
  sample(payPart)(aPart),
  sample(undoPart)(({ part }) => ({
    body: { uuid: randomUUID(), invoiceId: toId<"Invoice">(part), reason: "Se equivocó de cuenta" },
  })),
  sample(kitchenLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { status: "preparing" },
  })),
  sample(barLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.barLine },
    body: { status: "preparing" },
  })),
  sample(recallLines)(({ ready }) => ({ body: { station: "kitchen", lineIds: [ready.kitchenLine] } })),
  sample(acknowledgeChanges)(({ lineChange }) => ({ body: { station: "kitchen", changeIds: [lineChange] } })),
  sample(printTicket)(({ fresh }) => ({ params: { orderId: fresh.id }, body: { station: "kitchen" } })),
  sample(addStation)(() => ({ body: { title: `Plancha ${randomUUID().slice(0, 8)}`, ...stationLimits } })),
  sample(changeStation)(({ station }) => ({
    params: { stationId: station },
    body: { title: "Cocina caliente", ...stationLimits },
  })),
  sample(assignStation)(({ small, station }) => ({
    body: {
      categories: [{ id: small.categories.drinks, station_id: station }],
      items: [{ id: small.items.carne.id, station_id: null }],
    },
  })),
  sample(claimDishes)(({ ready }) => ({ body: { lineIds: [ready.kitchenLine] } })),
  sample(releaseDishes)(({ ready }) => ({ body: { lineIds: [ready.kitchenLine] } })),
  sample(serveDishes)(({ ready }) => ({ body: { lineIds: [ready.barLine] } })),
  sample(readStoredFile)(({ fileHash }) => ({ params: { hash: fileHash } })),
];

function aDraft({ items, tables, customerId }: World["small"], qrOrderId: number) {
  const [variant] = items.pupusa.variants;
  const [addon] = items.pupusa.addons;
  return {
    uuid: randomUUID(),
    nameRef: "Mesa de la esquina",
    cart: {
      lines: [
        {
          uuid: randomUUID(),
          id: items.pupusa.id,
          title: items.pupusa.title,
          quantity: 2,
          price: 1.5,
          notes: "sin curtido",
          variant: variant ? { id: variant.id, title: variant.title, price: 1 } : null,
          addons: addon ? [{ id: addon.id, title: addon.title, price: 0.5 }] : [],
        },
      ],
      deliveryType: "dinein" as const,
      customer: { id: customerId, phone: "7000-0001", name: "Cliente de prueba" },
      tableId: tables[0],
      selectedQrOrderItem: qrOrderId,
      source: null,
      externalNumber: null,
    },
  };
}

async function aPayment({ admin, ready, small }: World): Promise<CallInput<typeof payOrders>> {
  const asked = await admin.call(paymentSummary, { body: { orderIds: [ready.id] } });
  const { summary } = JSON.parse(asked.raw) as {
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
async function aPart({ admin, ready, small }: World): Promise<CallInput<typeof payPart>> {
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
          amount: (dish?.amount ?? 0) / 100,
        },
      ],
      customerId: small.customerId,
    },
  };
}

/** The sample of a route, if it has one. */
export function sampleOf(definition: RouteDefinition): Sample | undefined {
  return samples.find((one) => one.definition === definition);
}
