import { z } from "zod";
import { TEST_EVENT, type WebhookEventType } from "../../domain/integrations/webhook-events.ts";
import { taxDocumentKind } from "../tax-documents/document-state.ts";

const id = z.number().int();
const amount = z.number();
const when = z.iso.datetime();
const date = z.iso.date();

const order = { order_id: id, order_no: id, token_no: id, business_date: date };
const stock = {
  stock_item_id: id,
  title: z.string(),
  unit: z.string(),
  quantity: z.number(),
  minimum: z.number(),
};
const document = {
  document_id: id,
  generation_code: z.string(),
  control_number: z.string().nullable(),
  kind: taxDocumentKind,
  /** `00`: the ministry's test environment. */
  environment: z.enum(["00", "01"]),
  seal: z.string().nullable(),
  issued_on: date,
  total: amount.nullable(),
  /** The document that an invalidation makes count no more, or that a note corrects. */
  about_document_id: id.nullable(),
  invoice_id: id.nullable(),
};

/** What an event of each type tells in `data`; more is read with a key. Fields are added, never taken away. */
const webhookData = {
  "order.created": z.strictObject(order),
  "order.paid": z.strictObject({ ...order, invoice_ids: z.array(id) }),
  "order.cancelled": z.strictObject(order),
  "invoice.created": z.strictObject({
    invoice_id: id,
    invoice_no: id,
    business_date: date,
    customer_id: id.nullable(),
    total: amount,
    tip: amount,
  }),
  "refund.made": z.strictObject({
    refund_id: id,
    refund_no: id,
    invoice_id: id,
    business_date: date,
    amount,
  }),
  "stock.low": z.strictObject(stock),
  "stock.out": z.strictObject(stock),
  "document.sealed": z.strictObject(document),
  "document.rejected": z.strictObject(document),
  "cash.closed": z.strictObject({
    cash_session_id: id,
    drawer_id: id,
    business_date: date,
    opened_at: when,
    closed_at: when,
  }),
  "reservation.made": z.strictObject({
    reservation_id: id,
    code: z.string(),
    customer_id: id,
    table_id: id.nullable(),
    starts_at: when,
    ends_at: when,
    people: id,
  }),
  [TEST_EVENT]: z.strictObject({ test: z.literal(true) }),
} as const satisfies Record<WebhookEventType | typeof TEST_EVENT, z.ZodType>;

/** What is sent for an event of a type. */
export function webhookMessage<Type extends keyof typeof webhookData>(type: Type) {
  return z.strictObject({
    /** The same whenever the event is sent: what was seen is not taken again. */
    id: z.string(),
    type: z.literal(type),
    created_at: when,
    data: webhookData[type],
  });
}
