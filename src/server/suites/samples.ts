import { randomUUID } from "node:crypto";
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
import { addDrawer, closeCashSession, moveCash, openCashSession, setCashRules } from "../../contract/cash.ts";
import { addCustomer, searchCustomers } from "../../contract/customers.ts";
import type { RouteDefinition } from "../../contract/define.ts";
import { readStoredFile } from "../../contract/files.ts";
import { barLineStatus, kitchenLineStatus } from "../../contract/kitchen.ts";
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
import { testPassword } from "../testing/sessions.ts";
import type { CallInput } from "../testing/test-server.ts";
import type { WireInput } from "./call.ts";
import type { World } from "./suite-world.ts";

export interface Sample {
  readonly definition: RouteDefinition;
  /** A call that succeeds in a fresh world, by its admin. */
  readonly input: (world: World) => WireInput | Promise<WireInput>;
}

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
    body: { counts: [{ denomination: 0.25, pieces: 2 }], difference_reason: null },
  })),
  sample(addDrawer)(() => ({ body: { title: "Caja nueva" } })),
  sample(setCashRules)(() => ({ body: { difference_limit: 2, is_session_required: true } })),
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
  sample(updateLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { status: "preparing" },
  })),
  sample(cancelOrders)(({ fresh }) => ({ body: { orderIds: [fresh.id] } })),
  sample(completeOrders)(({ fresh }) => ({ body: { orderIds: [fresh.id] } })),
  sample(paymentSummary)(({ ready }) => ({ body: { orderIds: [ready.id] } })),
  sample(orderReceipt)(({ ready }) => ({ body: { orderIds: [ready.id] } })),
  sample(payOrders)(aPayment),
  sample(kitchenLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { status: "preparing" },
  })),
  sample(barLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.barLine },
    body: { status: "preparing" },
  })),
  sample(readStoredFile)(({ fileHash }) => ({ params: { hash: fileHash } })),
];

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

/** The sample of a route, if it has one. */
export function sampleOf(definition: RouteDefinition): Sample | undefined {
  return samples.find((one) => one.definition === definition);
}
