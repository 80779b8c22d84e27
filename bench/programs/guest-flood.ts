// One phone that asks whatever a guest may ask, as fast as it can: new orders, joining with guessed PINs, calls, bills, the menu.
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { apiBase } from "#app/contract/routes.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { readGuestMenu } from "#service/guest-menu/contract/guest-menu.ts";
import { placeOrder, readTableBill, requestTableBill } from "#service/orders/contract/guest-orders.ts";
import { callWaiter, joinVisit } from "#service/visits/contract/guest-visits.ts";
import { programAnswer, programInput } from "../support/program-input.ts";

export interface GuestFlood {
  readonly url: string;
  readonly address: string;
  readonly menuCode: string;
  /** Of a table. */
  readonly locator: string;
  readonly item: { readonly id: number; readonly price: number };
  readonly connections: number;
  readonly seconds: number;
}

export interface FloodAnswers {
  /** Of all kinds, by their status. */
  readonly answers: Readonly<Record<number, number>>;
}

const { url, address, menuCode, locator, item, connections, seconds }: GuestFlood = await programInput();

/** Each body is new: nothing is a repeat that is answered from what is kept. */
const bodies: readonly (readonly [RouteDefinition, (() => object)?])[] = [
  [
    placeOrder,
    () => ({
      orderUuid: randomUUID(),
      deliveryType: "takeaway",
      cartItems: [{ id: item.id, quantity: 1, price: item.price }],
      customer: { name: "Ana", phone: "7000-1234" },
    }),
  ],
  [joinVisit, () => ({ name: "Ana", pin: String(Math.floor(Math.random() * 10_000)).padStart(4, "0") })],
  [callWaiter, () => ({ tableId: locator, action: "call", reason: "napkins" })],
  [requestTableBill, () => ({ tableId: locator, action: "request" })],
  [readTableBill],
  [readGuestMenu],
];

const requests = bodies.map(([{ method, path }, bodyOf]) => ({
  method: method as "GET" | "POST",
  path: apiBase + path.replace(":qrcode", menuCode).replace(":tableId", locator),
  setupRequest: (request: autocannon.Request): autocannon.Request => ({
    ...request,
    headers: { "x-forwarded-for": address, ...(bodyOf && { "content-type": "application/json" }) },
    ...(bodyOf && { body: JSON.stringify(bodyOf()) }),
  }),
}));

const answers: Record<number, number> = {};
await new Promise<autocannon.Result>((resolve, reject) => {
  const run = autocannon({ url, connections, duration: seconds, requests }, (error, result) =>
    error ? reject(error) : resolve(result),
  );
  run.on("response", (_client, status) => {
    answers[status] = (answers[status] ?? 0) + 1;
  });
});
programAnswer({ answers } satisfies FloodAnswers);
