import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { VisitOpening } from "#core/settings/domain/visit-opening.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { OrderId, TableId } from "#platform/domain/ids.ts";
import { placeOrder, readTableBill } from "#service/orders/contract/guest-orders.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { processQrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { joinVisit, readVisit } from "#service/visits/contract/guest-visits.ts";
import { listVisits } from "#service/visits/contract/staff-visits.ts";
import { aFloor, aKey } from "./floor.ts";
import { heardEvents } from "./guest/heard-events.ts";
import { type CallInput, callRoute } from "./test-server.ts";

type OrderBody = z.input<typeof placeOrder.body>;

let phones = 0;

/** A restaurant whose guests order with their phones, its first table, and phones of guests, each behind its own address. */
export async function aGuestTable(opening: VisitOpening = "first_order") {
  const floor = await aFloor();
  const { server, small, rows, admin, payBody } = floor;
  const [store] = await rows<{ menu_code: string }>(
    `update store_settings set is_qr_menu_enabled = true, is_qr_order_enabled = true, visit_opening = $2
      where tenant_id = $1 returning menu_code`,
    opening,
  );
  const qrcode = store?.menu_code ?? "";
  const locatorOf = async (table: TableId) => {
    const text = "select locator from store_tables where tenant_id = $1 and id = $2";
    const [row] = await rows<{ locator: string }>(text, table);
    return row?.locator ?? "";
  };
  const tableId = await locatorOf(small.tables[0]);
  const horchata = { id: small.items.horchata.id, quantity: 1, price: 1.5 };
  const aPhone = (at = { qrcode, tableId }, sharedAddress?: string) => {
    const cookies: Record<string, string> = {};
    phones += 1;
    const address = sharedAddress ?? `10.9.${Math.floor(phones / 250)}.${(phones % 250) + 1}`;
    const call = async <D extends RouteDefinition>(definition: D, input: CallInput<D>) => {
      const reply = await callRoute(server.app, definition, { address, ...input }, cookies);
      const [set] = [reply.headers["set-cookie"]].flat();
      const [name = "", value = ""] = String(set ?? "")
        .split(";", 1)
        .join("")
        .split("=");
      if (name !== "") cookies[name] = value;
      return reply;
    };
    return {
      call,
      cookies,
      /** Opens the stream of the phone's page at its table. */
      hear: (query: Record<string, string> = { tableId: at.tableId }) =>
        heardEvents(server.app, { qrcode: at.qrcode, query, cookies, address }),
      state: () => call(readVisit, { params: at }),
      join: (name: string, pin: string | null = null) => call(joinVisit, { params: at, body: { name, pin } }),
      bill: () => call(readTableBill, { params: at }),
      order: (rest: Partial<OrderBody> = {}) =>
        call(placeOrder, {
          params: { qrcode: at.qrcode },
          body: {
            orderUuid: randomUUID(),
            deliveryType: "dinein",
            tableId: at.tableId,
            customer: { name: "Ana" },
            cartItems: [horchata],
            ...rest,
          },
        }),
    };
  };
  return {
    ...floor,
    qrcode,
    tableId,
    locatorOf,
    aPhone,
    /** A phone behind an address that others share. */
    aPhoneAt: (address: string) => aPhone({ qrcode, tableId }, address),
    /** Staff take a guest's order. */
    take: async (id: number): Promise<OrderId> =>
      (await admin.call(processQrOrder, { params: { id: String(id) }, headers: aKey() })).ok.orderId,
    /** Everything is served and paid. */
    pay: async (orderIds: readonly OrderId[]) => {
      await admin.call(completeOrders, { body: { orderIds: [...orderIds] } });
      return (await admin.call(payOrders, { body: await payBody(orderIds) })).ok;
    },
    visit: async () => (await admin.call(listVisits)).ok.visits[0],
  };
}
