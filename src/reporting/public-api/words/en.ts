import { publicApiFields } from "./public-api-fields.en.ts";

/**
 * Words of the public API: what every field and value means, and what programs are answered. They stand outside of the catalogue,
 * because only the server says them: browsers of the restaurant need not load them.
 */
export const publicApi = {
  fields: publicApiFields,
  values: {
    scopes: {
      "menu:read": "read the menu",
      "menu:write": "set what is sold out",
      "orders:read": "read orders",
      "invoices:read": "read invoices and their tax documents",
      "payments:read": "read payments and refunds",
      "customers:read": "read customers",
      "stock:read": "read ingredients in inventory",
      "reports:read": "read daily figures",
    },
    menu_category_colour: {
      red: "red",
      orange: "orange",
      yellow: "yellow",
      lime: "lime",
      green: "green",
      teal: "teal",
      blue: "blue",
      indigo: "indigo",
      violet: "violet",
      pink: "pink",
    },
    until: {
      told: "until it is changed again, by a program or at a till",
      tomorrow: "until the next business day begins; then the item is sold without a limit",
    },
    order_status: {
      open: "not paid yet",
      paid: "paid; refunds do not change it",
      cancelled: "voided before it was paid",
    },
    order_line_status: {
      created: "not started yet",
      preparing: "being prepared",
      completed: "ready",
      delivered: "delivered to the guest",
      cancelled: "voided and not charged",
    },
    dining_option: {
      dinein: "eaten at the restaurant",
      delivery: "delivered to the customer",
      takeaway: "picked up by the customer",
    },
    source: {
      table: "taken at a table",
      counter: "taken at the counter",
      phone: "taken by phone",
      qr: "sent by the guest from the QR menu",
      delivery_platform: "came from a delivery platform",
    },
    type: {
      CONSUMIDOR_FINAL: "to a final consumer",
      CREDITO_FISCAL: "to a registered taxpayer, who can deduct the IVA",
    },
    kind: {
      "01": "invoice (factura)",
      "03": "crédito fiscal",
      "05": "credit note",
      "06": "debit note",
      "14": "excluded-subject invoice (factura de sujeto excluido)",
      invalidation: "event that invalidates a document",
      contingency: "event that reports a contingency, a time without connection",
    },
    tax_document_state: {
      draft: "it has its numbers, but something in it must be corrected",
      generated: "created, not signed yet",
      signed: "signed, not sent yet",
      contingency: "waiting for the contingency to end",
      sent: "sent; the ministry's answer is not known yet",
      sealed: "accepted and sealed by the ministry",
      sealed_with_remarks: "accepted and sealed with remarks",
      rejected: "rejected by the ministry",
      replaced: "replaced by another document",
      invalidated: "invalidated after it was sealed",
    },
    environment: {
      "00": "the ministry's test environment: not valid for tax purposes",
      "01": "production",
    },
    state: {
      in: "there is enough",
      low: "at or below its minimum",
      out: "nothing is left",
    },
  },
  guide: {
    following: {
      title: "Keeping a copy",
      changes: "Inventory ingredients can be followed in the same way with updated_since.",
      days: "Orders, invoices, payments and refunds: request the last days again, for example the last three every night, and replace by id. Anything paid, voided, refunded or sealed later changes an order or invoice of an earlier day; webhooks tell you which one, and you read it by its id.",
      cursor:
        "A cursor is for continuing right away. For the next time, keep the latest updated_at or the last business day.",
      gone: "Deleted customers stay in the list with is_deleted. Items and ingredients no longer included in the full list were removed.",
    },
    requests: {
      text: "Requests and responses are JSON in UTF-8. Amounts are numbers with two decimals in the restaurant's currency (12.5 means 12.50, not cents); quantities have up to three decimals. Timestamps are ISO 8601 in UTC, such as 2026-11-20T18:42:07.315Z; business days are written YYYY-MM-DD and begin at the hour given by /store, in the restaurant's time zone. Ids are whole numbers and may need 64 bits.",
      more: "A field is null when it has no value, and is never omitted. New fields and values may be added without notice: ignore what you do not know. Existing ones never change meaning. GET responses carry an ETag; send it back as If-None-Match and unchanged content is answered with 304.",
    },
    limits: {
      title: "Limits",
      requests: "Requests per minute for each key: {{count}}.",
      rows: "Rows per page: {{rows}}; days per request for figures: {{days}}; size of a body: 256 KiB.",
      waiting:
        "Anything beyond that is answered with 429 and Retry-After, in seconds. Clients that continue anyway are disconnected without a response.",
      advice:
        "Send one request at a time. After 429, 500 or 503, wait: first as long as Retry-After says, then twice as long each time.",
    },
    repeats: {
      lost: "If no response arrives, send the same request again with the same key: it is carried out once, however often it arrives. A repeated response carries the header Idempotent-Replay: true.",
      kept: "Keys are kept for two days. The same key with different content is answered with 422 and changes nothing.",
    },
    errors: {
      text: "All errors have the same form. Decide by code, which never changes; message is for people, in the language requested with lang, such as ?lang=en.",
      more: "fields is included when parts of the request are wrong; details when the code has figures or names. These are all the codes:",
      fields_title: "Field codes",
    },
    hooks: {
      text: "An administrator adds an https address under Settings › API and webhooks and chooses events. When one of them happens, Comanda sends a POST with JSON; any response from 200 to 299 within ten seconds counts as received. Redirects are not followed.",
      retries:
        "Messages not received are sent again within 32 hours; attempts in total: {{count}}. An address that has received nothing for three days is turned off, and the administrators are notified by email.",
      signature:
        "Every message is signed as described by Standard Webhooks, with the secret shown when the address was added. After a renewal, both secrets are used for one day.",
      retries_title: "If it is not received",
      pauses: "After the first attempt, it is tried again after {{pauses}}.",
      replay:
        "A delivery can be resent from Settings › API and webhooks › Deliveries for {{days}}, with the same id. You can also send a test from there; its type is webhook.test.",
      order:
        "Respond first and process later: put the message in your own queue and answer 204. Data read with a key is newer than the message.",
      signature_title: "Verifying the signature",
      signed:
        "The signature is the HMAC-SHA256 of webhook-id, webhook-timestamp and the body, joined by dots. Its key is the part of the secret after whsec_, decoded from base64. Use the bytes of the body as received: JSON that was parsed and serialized again is a different text.",
      steps:
        "Reject messages whose timestamp differs from your clock by more than five minutes, so that nobody can send an old one again.",
    },
  },
  labels: {
    parameters: "Parameters",
    body: "Body fields",
    answer: "Response fields",
    message: "Message fields",
    required: "required",
    optional: "optional",
    may_be_null: "or null",
    default: "default {{value}}",
    between: "{{least}} to {{most}}",
    at_most: "at most {{most}}",
    up_to_signs: "characters: up to {{most}}",
    places: { path: "in the path", query: "in the query", header: "header" },
    types: {
      string: "text",
      integer: "integer",
      number: "number",
      boolean: "true or false",
      object: "object",
      list: "list",
      date: "date YYYY-MM-DD",
      moment: "date and time in UTC, ISO 8601",
      id: "id, integer",
      amount: "amount, up to 2 decimals",
      quantity: "quantity, up to 3 decimals",
      percent: "percent",
    },
    needs: "Requires",
  },
  errors: {
    invalid_input:
      "A parameter, a header or the body is invalid; fields says which. Correct it before sending it again.",
    invalid_request: "An id in the path is malformed. Ids are whole numbers without leading zeros.",
    api_key_invalid: "The key in the Authorization header is missing, unknown, revoked or expired.",
    subscription_inactive:
      "The restaurant has no active subscription. Stop sending requests until its administrator has renewed it.",
    not_permitted: "The key lacks the scope named in details.scope.",
    not_found: "It does not exist in this restaurant.",
    unknown_address: "There is nothing at this address. Check the method and the path.",
    request_timeout: "The request took too long to arrive. Send it again.",
    still_running:
      "A request with the same Idempotency-Key is still being carried out. Wait a second and send it again.",
    uuid_taken: "This was already written with different content. Nothing was changed.",
    request_withdrawn:
      "A request with this Idempotency-Key was withdrawn. Nothing was changed; use another key.",
    combo_counts_parts: "The item is a combo: limit the items it is made of.",
    payload_too_large: "The body is larger than 256 KiB.",
    unsupported_media_type: "The body must be JSON, with Content-Type: application/json.",
    idempotency_key_reused:
      "The Idempotency-Key was already used for another request in the last two days. Nothing was changed; use another key.",
    too_many_requests: "Too many requests. Wait the number of seconds given by Retry-After.",
    internal:
      "The error is on our side. Send the request again later with the same Idempotency-Key; if it persists, give support the requestId.",
    service_unavailable:
      "The server is busy or starting up. Wait the number of seconds given by Retry-After and send the request again.",
    storage_full: "The server is out of storage. Nothing was written; send the request again later.",
  },
  field_codes: {
    required: "It is missing.",
    malformed: "It has the wrong type or format.",
    too_small: "It is below the minimum allowed.",
    too_large: "It is above the maximum allowed.",
    not_a_choice: "It is not one of the allowed values.",
    not_a_date: "It is not a date or time in the required format.",
    ends_before_start: "to is before from.",
    too_many_days: "The range has too many days.",
  },
} as const;
