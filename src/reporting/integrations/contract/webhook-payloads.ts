import { z } from "zod";
import { documented, withExamples } from "#reporting/public-api/contract/public-wire.ts";
import { taxDocumentKind } from "#tax/tax-documents/contract/document-state.ts";
import { TEST_EVENT, type WebhookEventType } from "../domain/webhook-events.ts";

const id = z.number().int();
const amount = z.number();
const when = z.iso.datetime();
const date = z.iso.date();

const order = documented("order_event", { order_id: id, order_no: id, token_no: id, business_date: date });
const anOrder = { order_id: 4000001873, order_no: 1204, token_no: 31, business_date: "2026-11-20" };

const stock = z.strictObject(
  documented("stock_event", {
    stock_item_id: id,
    title: z.string(),
    unit: z.string(),
    quantity: z.number(),
    minimum: z.number(),
  }),
);

const document = z.strictObject(
  documented("document_event", {
    document_id: id,
    generation_code: z.string(),
    control_number: z.string().nullable(),
    kind: taxDocumentKind,
    /** `00`: the ministry's test environment. */
    environment: z.enum(["00", "01"]),
    seal: z.string().nullable(),
    issued_on: date,
    total: amount.nullable(),
    /** The document that an invalidation cancels or a note corrects. */
    about_document_id: id.nullable(),
    invoice_id: id.nullable(),
  }),
);
const aDocument = {
  document_id: 4000001915,
  generation_code: "8A1C2F34-5B6D-4E7F-8091-A2B3C4D5E6F7",
  control_number: "DTE-01-M001P001-000000000000987",
  kind: "01",
  environment: "01",
  seal: "2026F0A1B2C3D4E5F60718293A4B5C6D7E8FABCD",
  issued_on: "2026-11-20",
  total: 7,
  about_document_id: null,
  invoice_id: 4000001911,
} as const;

/** The `data` of each type of event; a program reads more with its key. Fields are added, never removed. */
const webhookData = {
  "order.created": withExamples(z.strictObject(order), anOrder),
  "order.paid": withExamples(
    z.strictObject({ ...order, ...documented("order_event", { invoice_ids: z.array(id) }) }),
    {
      ...anOrder,
      invoice_ids: [4000001911],
    },
  ),
  "order.cancelled": withExamples(z.strictObject(order), {
    ...anOrder,
    order_id: 4000001950,
    order_no: 1211,
  }),
  "invoice.created": withExamples(
    z.strictObject(
      documented("invoice_event", {
        invoice_id: id,
        invoice_no: id,
        business_date: date,
        customer_id: id.nullable(),
        total: amount,
        tip: amount,
      }),
    ),
    {
      invoice_id: 4000001911,
      invoice_no: 987,
      business_date: "2026-11-20",
      customer_id: null,
      total: 7,
      tip: 0.7,
    },
  ),
  "refund.made": withExamples(
    z.strictObject(
      documented("refund_event", {
        refund_id: id,
        refund_no: id,
        invoice_id: id,
        business_date: date,
        amount,
      }),
    ),
    {
      refund_id: 4000002044,
      refund_no: 18,
      invoice_id: 4000001911,
      business_date: "2026-11-21",
      amount: 1.75,
    },
  ),
  "stock.low": withExamples(stock.clone(), {
    stock_item_id: 4000000511,
    title: "Queso",
    unit: "lb",
    quantity: 3.25,
    minimum: 5,
  }),
  "stock.out": withExamples(stock.clone(), {
    stock_item_id: 4000000520,
    title: "Loroco",
    unit: "lb",
    quantity: 0,
    minimum: 2.5,
  }),
  "document.sealed": withExamples(document.clone(), aDocument),
  "document.rejected": withExamples(document.clone(), {
    ...aDocument,
    document_id: 4000001988,
    generation_code: "1F5E0C77-9A42-4B0D-B6E3-55D2C1A0F984",
    control_number: "DTE-03-M001P001-000000000000041",
    kind: "03",
    seal: null,
    total: 113,
    invoice_id: 4000001984,
  }),
  "cash.closed": withExamples(
    z.strictObject(
      documented("cash_event", {
        cash_session_id: id,
        drawer_id: id,
        business_date: date,
        opened_at: when,
        closed_at: when,
      }),
    ),
    {
      cash_session_id: 4000001700,
      drawer_id: 4000000040,
      business_date: "2026-11-20",
      opened_at: "2026-11-20T15:58:03.000Z",
      closed_at: "2026-11-21T04:12:44.510Z",
    },
  ),
  "reservation.made": withExamples(
    z.strictObject(
      documented("reservation_event", {
        reservation_id: id,
        code: z.string(),
        customer_id: id,
        table_id: id.nullable(),
        starts_at: when,
        ends_at: when,
        people: id,
      }),
    ),
    {
      reservation_id: 4000002101,
      code: "K7M2QX",
      customer_id: 4000000870,
      table_id: 4000000062,
      starts_at: "2026-11-22T01:00:00.000Z",
      ends_at: "2026-11-22T03:00:00.000Z",
      people: 6,
    },
  ),
  [TEST_EVENT]: withExamples(z.strictObject(documented("test_event", { test: z.literal(true) })), {
    test: true,
  }),
} as const satisfies Record<WebhookEventType | typeof TEST_EVENT, z.ZodType>;

/** Schema of the message for a type of event. */
export function webhookMessage<Type extends keyof typeof webhookData>(type: Type) {
  return z.strictObject(
    documented("message", {
      /** The same whenever the event is sent, so that receivers recognise a repetition. */
      id: z.string(),
      type: z.literal(type),
      created_at: when,
      data: webhookData[type],
    }),
  );
}
