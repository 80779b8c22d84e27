import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aDesk, countOf, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import {
  aWebhookDesk,
  verifyWebhook,
  type WebhookDesk,
} from "#app/server/testing/integrations/webhook-desk.ts";
import { type IssuingFloor, issuingOn, type TaxDocumentSeen } from "#app/server/testing/ministry/issuer.ts";
import { refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { adjustInventory } from "#inventory/inventory/contract/items.ts";
import { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { required } from "#platform/server/http/app-error.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { addReservation } from "#service/reservations/contract/reservations.ts";
import { invalidateDocument } from "#tax/tax-documents/contract/corrections.ts";
import { webhookMessage } from "../../contract/webhook-payloads.ts";
import { removeWebhook } from "../../contract/webhooks.ts";
import { type WebhookEventType, webhookEventTypes } from "../../domain/webhook-events.ts";

let desk: Desk;
let issuer: IssuingFloor;
let hooks: WebhookDesk;
beforeAll(async () => {
  desk = await aDesk();
  issuer = await issuingOn(desk);
  hooks = await aWebhookDesk(desk);
});
afterAll(() => hooks.receiver.close());
beforeEach(async () => {
  hooks.receiver.received.length = 0;
  // Puts cheese into stock again, whatever the test before left.
  await desk.rows(
    "update inventory_items set quantity = 5000 where tenant_id = $1 and id = $2",
    desk.small.stock.queso,
  );
});

type Told = Readonly<Record<string, unknown>>;

const newestDocument = async () => required((await issuer.documents()).at(-1), "a document");

/** The event of a document as it is now. */
const ofDocument = (document: TaxDocumentSeen): Told => ({
  document_id: document.id,
  generation_code: document.generation_code,
  control_number: document.control_number,
  kind: document.kind,
  seal: document.seal,
});

/** A sale whose document the ministry seals. */
async function sealedSale() {
  const invoice = await desk.sell();
  const { id } = await newestDocument();
  await issuer.deliver(id);
  return { invoice, document: await newestDocument() };
}

/** Makes each type of event happen; returns the event that must be sent. Every type needs an entry here. */
const happenings: Readonly<Record<WebhookEventType, () => Promise<Told>>> = {
  "order.created": async () => ({ order_id: await desk.sendOrder() }),
  "order.paid": async () => {
    const { id } = await desk.sell();
    return { invoice_ids: [id] };
  },
  "order.cancelled": async () => {
    const orderId = await desk.sendOrder();
    await desk.admin.call(cancelOrders, { body: { orderIds: [orderId] } });
    return { order_id: orderId };
  },
  "invoice.created": async () => {
    const { id, no } = await desk.sell();
    return { invoice_id: id, invoice_no: no };
  },
  "refund.made": async () => {
    const { id } = await desk.sell();
    const body = await refundBody(desk, id);
    expect((await sendRefund(desk.admin, body)).status).toBe(200);
    const [invoice] = await desk.rows<{ cents: number }>(
      "select total_cents as cents from invoices where tenant_id = $1 and id = $2",
      id,
    );
    return { invoice_id: id, amount: required(invoice, "the invoice").cents / 100 };
  },
  "stock.low": async () => {
    await desk.rows(
      "update inventory_items set min_quantity_threshold = 1000 where tenant_id = $1 and id = $2",
      desk.small.stock.queso,
    );
    await leaveCheese(0.5);
    return { stock_item_id: desk.small.stock.queso, quantity: 0.5, minimum: 1 };
  },
  "stock.out": async () => {
    await leaveCheese(0);
    return { stock_item_id: desk.small.stock.queso, quantity: 0 };
  },
  "document.sealed": async () => {
    const { invoice, document } = await sealedSale();
    expect(document.state).toBe("sealed");
    return { ...ofDocument(document), kind: "01", invoice_id: invoice.id, about_document_id: null };
  },
  "document.rejected": async () => {
    const invoice = await desk.sell();
    const { id } = await newestDocument();
    issuer.ministry.addFault({ kind: "reject", code: "020", on: "reception", times: 1 });
    await issuer.deliver(id);
    return { ...ofDocument(await newestDocument()), seal: null, invoice_id: invoice.id };
  },
  "cash.closed": async () => {
    const [open] = await desk.rows<{ id: number; business_date: string }>(
      "select id, business_date from cash_sessions where tenant_id = $1 and closed_at is null",
    );
    const { id, business_date } = required(open, "the open session");
    const closed = await desk.manager.call(closeCashSession, {
      params: { sessionId: id },
      body: { counts: countOf(50), methods: [], difference_reason: "Prueba" },
      headers: aKey(),
    });
    expect(closed.status).toBe(200);
    return { cash_session_id: id, drawer_id: desk.drawerId, business_date };
  },
  "reservation.made": async () => {
    const at = new Date(desk.server.deps.clock().getTime() + 24 * 3_600_000);
    const { reservation } = (
      await desk.admin.call(addReservation, {
        body: {
          customerId: desk.small.customerId,
          tableId: desk.small.tables[0],
          date: at.toISOString(),
          peopleCount: 2,
        },
      })
    ).ok;
    return { reservation_id: reservation.id, starts_at: at.toISOString(), people: 2 };
  },
};

const leaveCheese = async (quantity: number) => {
  const body = { item_id: desk.small.stock.queso, new_quantity: quantity };
  expect((await desk.admin.call(adjustInventory, { body })).status).toBe(200);
};

describe("an endpoint that asked for one type of event alone", () => {
  beforeAll(() => desk.open());

  test.each(webhookEventTypes)("%s arrives once, signed, with the words of its schema", async (type) => {
    const { webhookId, secret } = await hooks.endpoint([type]);
    const expected = await happenings[type]();
    await hooks.work(webhookId);
    expect(hooks.receiver.received).toHaveLength(1);
    const { headers, body } = required(hooks.receiver.received[0], "a message");
    expect(verifyWebhook(secret, headers, body, hooks.now()).type).toBe(type);
    const message = webhookMessage(type).parse(JSON.parse(body));
    expect(message.data).toMatchObject(expected);
    const [told] = (await hooks.deliveries()).filter(({ webhook_id }) => webhook_id === webhookId);
    expect(told).toMatchObject({
      type,
      state: "delivered",
      status: 204,
      attempts: 1,
      event_id: message.id,
    });
    await desk.admin.call(removeWebhook, { params: { webhookId } });
  });

  test("a document that is invalidated is told by the sealed event that says which", async () => {
    await desk.open();
    const { document } = await sealedSale();
    const { webhookId } = await hooks.endpoint(["document.sealed", "document.rejected"]);
    const person = { name: "Ana Prueba", document_type: "13", document_number: "01234567-8" };
    const asked = await desk.admin.call(invalidateDocument, {
      params: { id: document.id },
      body: {
        kind: 2,
        reason: null,
        responsible: person,
        applicant: person,
        receptor: null,
        even_if_late: false,
      },
      headers: aKey(),
    });
    expect(asked.status).toBe(200);
    const event = await newestDocument();
    await issuer.deliver(event.id);
    await hooks.work(webhookId);
    expect((await issuer.documents()).find(({ id }) => id === document.id)?.state).toBe("invalidated");
    expect(hooks.receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: "document.sealed",
        data: { document_id: event.id, kind: "invalidation", about_document_id: document.id, total: null },
      },
    ]);
  });
});
