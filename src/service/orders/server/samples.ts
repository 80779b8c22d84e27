import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import {
  billRequest,
  handOver,
  mergeAccounts,
  moveLines,
  moveToTable,
  setPeople,
  undoAccountChange,
  voidLines,
} from "../contract/accounts.ts";
import { fireCourse, holdCourse } from "../contract/courses.ts";
import { giveCourtesy, removeCourtesy } from "../contract/courtesies.ts";
import { createOrder } from "../contract/create-order.ts";
import {
  giveBillDiscount,
  giveLineDiscount,
  removeBillDiscount,
  removeLineDiscount,
} from "../contract/discounts.ts";
import { placeOrder, requestTableBill } from "../contract/guest-orders.ts";
import {
  cancelOrders,
  completeOrders,
  listOrders,
  serveOrders,
  takeOrderBack,
  updateLineStatus,
} from "../contract/orders.ts";

const A_DISCOUNT = { discount_type: "percentage", discount_value: 10, reason: "Se tardó" } as const;

/** Orders a dish of the second course that waits, on an account of its own. */
async function aHeldDish({ admin, small: { items } }: World) {
  const line = aLine({ id: items.horchata.id, price: 1.5, course: 2, hold: true });
  const { orderId } = (await admin.call(createOrder, { body: aCart([line]) })).ok;
  const orders = (await admin.call(listOrders)).ok.groups.flatMap((group) => group.orders);
  const order = orders.find(({ id }) => id === orderId);
  return { account: order?.account_id ?? 0, lineId: order?.items[0]?.id ?? 0 };
}

export const ordersSamples: readonly Sample[] = [
  sample(createOrder)(({ small: { items, tables, customerId }, combo }) => ({
    body: {
      uuid: randomUUID(),
      cart: [
        {
          ...combo.line({ price: 6, quantity: 2, notes: "sin curtido" }),
          parts: [
            {
              choice_id: combo.pupusa,
              variant_id: items.pupusa.variants[0]?.id ?? null,
              addons_ids: items.pupusa.addons.slice(0, 1).map(({ id }) => id),
            },
            { choice_id: combo.horchata },
          ],
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
  sample(moveToTable)(({ fresh, small }) => ({
    body: { orderIds: [fresh.id], newTableId: small.tables[2] },
  })),
  sample(mergeAccounts)(({ account, otherAccount }) => ({
    body: { accountIds: [otherAccount], intoAccountId: account },
  })),
  sample(moveLines)(({ fresh, small }) => ({
    body: {
      lines: [{ itemId: fresh.kitchenLine, quantity: 1, of: 1 }],
      target: { tableId: small.tables[2] },
    },
  })),
  sample(handOver)(({ fresh, waiterId }) => ({ body: { orderIds: [fresh.id], waiterId } })),
  sample(undoAccountChange)(({ accountChange }) => ({ body: { changeId: accountChange } })),
  sample(setPeople)(({ account }) => ({ body: { accountId: account, people: 4 } })),
  sample(voidLines)(({ fresh }) => ({
    body: {
      orderId: fresh.id,
      lines: [{ itemId: fresh.kitchenLine, quantity: 1, of: 1 }],
      reason: "guest_changed",
    },
  })),
  sample(fireCourse)(async (world) => ({ body: { account: (await aHeldDish(world)).account, course: 2 } })),
  sample(holdCourse)(async (world) => {
    const { account, lineId } = await aHeldDish(world);
    await world.admin.call(fireCourse, { body: { account, course: 2 } });
    return { body: { account, lineIds: [lineId] } };
  }),
  sample(billRequest)(async ({ admin, fresh, small: { tables } }) => {
    await admin.call(moveToTable, { body: { orderIds: [fresh.id], newTableId: tables[1] } });
    return { params: { tableId: tables[1] }, body: { action: "request" } };
  }),
  sample(placeOrder)(({ menuCode, locator, small: { items } }) => ({
    params: { qrcode: menuCode },
    body: {
      orderUuid: "8a0c6c3e-6f0b-4c6e-9a53-1f2f2ff1f3a1",
      deliveryType: "dinein",
      tableId: locator,
      customer: { name: "Ana" },
      cartItems: [{ id: items.horchata.id, quantity: 1, price: 1.5, addons_ids: [] }],
    },
  })),
  sample(requestTableBill)(({ menuCode, locator }) => ({
    params: { qrcode: menuCode },
    body: { tableId: locator, action: "request" },
  })),
  sample(takeOrderBack)(async ({ admin, small: { items } }) => {
    const sent = await admin.call(createOrder, {
      body: aCart([aLine({ id: items.horchata.id, price: 1.5 })]),
    });
    return { params: { id: String(sent.ok.orderId) }, body: { pieces: 1 } };
  }),
  sample(cancelOrders)(({ fresh }) => ({ body: { orderIds: [fresh.id] } })),
  sample(completeOrders)(({ fresh }) => ({ body: { orderIds: [fresh.id] } })),
  sample(serveOrders)(({ fresh }) => ({ body: { orderIds: [fresh.id] } })),
  sample(giveCourtesy)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { reason: "Cumpleaños" },
  })),
  sample(giveLineDiscount)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: A_DISCOUNT,
  })),
  sample(removeLineDiscount)(async ({ admin, fresh }) => {
    const params = { itemId: fresh.kitchenLine };
    await admin.call(giveLineDiscount, { params, body: A_DISCOUNT });
    return { params };
  }),
  sample(giveBillDiscount)(({ account }) => ({ body: { ...A_DISCOUNT, accountIds: [account] } })),
  sample(removeBillDiscount)(async ({ admin, account }) => {
    const accountIds = [account];
    await admin.call(giveBillDiscount, { body: { ...A_DISCOUNT, accountIds } });
    return { body: { accountIds } };
  }),
  sample(removeCourtesy)(async ({ admin, fresh }) => {
    const params = { itemId: fresh.kitchenLine };
    await admin.call(giveCourtesy, { params, body: { reason: "Cumpleaños" } });
    return { params };
  }),
];
