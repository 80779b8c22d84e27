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
      "menu:write": "say what is sold out",
      "orders:read": "read orders",
      "invoices:read": "read invoices and their tax documents",
      "payments:read": "read payments and refunds",
      "customers:read": "read customers",
      "stock:read": "read ingredients in stock",
      "reports:read": "read the figures of each day",
    },
    until: {
      told: "until it is changed again, by a program or at a till",
      tomorrow: "until the next business day begins; then the item is sold without a limit",
    },
    order_status: {
      open: "not paid yet",
      paid: "paid; refunds do not change it",
      cancelled: "withdrawn before it was paid",
    },
    order_line_status: {
      created: "nobody has begun it",
      preparing: "it is being made",
      completed: "it is ready",
      delivered: "the guest has it",
      cancelled: "it was withdrawn and is not charged",
    },
    dining_option: {
      dinein: "eaten at the restaurant",
      delivery: "brought to the guest",
      takeaway: "fetched by the guest",
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
      CREDITO_FISCAL: "to a registered taxpayer, who may deduct the IVA",
    },
    kind: {
      "01": "invoice (factura)",
      "03": "tax credit receipt (comprobante de crédito fiscal)",
      "05": "credit note",
      "06": "debit note",
      "14": "invoice of an excluded subject (factura de sujeto excluido)",
      invalidation: "event by which a document is invalidated",
      contingency: "event by which a time without connection is reported",
    },
    tax_document_state: {
      draft: "it has its numbers, and something in it has to be put right",
      generated: "made, not signed yet",
      signed: "signed, not sent yet",
      contingency: "waits for the end of a time without connection",
      sent: "sent; what the ministry answered is not known yet",
      sealed: "accepted and sealed by the ministry",
      sealed_with_remarks: "accepted and sealed with remarks",
      rejected: "rejected by the ministry",
      replaced: "given up for another document",
      invalidated: "invalidated after it was sealed",
    },
    environment: {
      "00": "the test environment of the ministry: it is not valid for tax",
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
      changes: "Ingredients in stock can be followed in the same way with updated_since.",
      days: "Orders, invoices, payments and refunds: ask for the last days again, for example every night for the last three, and replace by id. What is paid, cancelled, refunded or sealed later changes an order or invoice of an earlier day; webhooks tell you which, and you read that one by its id.",
      cursor:
        "A cursor is for going on at once. What you keep for the next time is the newest updated_at, or the last business day.",
      gone: "Deleted customers stay in the list with is_deleted. Items and ingredients that no longer come in the whole list were removed.",
    },
    requests: {
      text: "Requests and answers are JSON in UTF-8. Amounts are numbers with two decimals in the currency of the restaurant (12.5 means 12.50, not cents); quantities have up to three decimals. Moments are ISO 8601 in UTC, such as 2026-11-20T18:42:07.315Z; business days are written YYYY-MM-DD and begin at the hour that /store tells, in the time zone of the restaurant. Ids are whole numbers and may need 64 bits.",
      more: "A field is null when there is no value, and is never left out. New fields and new values may be added without notice: ignore what you do not know. What is there never changes its meaning. Answers to GET carry an ETag; send it back as If-None-Match and what has not changed is answered 304.",
    },
    limits: {
      title: "Limits",
      requests: "{{count}} requests a minute for each key.",
      rows: "{{rows}} rows in a page, {{days}} days in one request for figures, 256 KiB in a body.",
      waiting:
        "More is answered 429 with Retry-After, in seconds. Who goes on all the same is disconnected without an answer.",
      advice:
        "Send one request after the other. After 429, 500 or 503 wait, first as long as Retry-After says, then twice as long each time.",
    },
    repeats: {
      lost: "When no answer came, send the same request again under the same key: it is carried out once, however often it arrives. A replayed answer carries the header Idempotent-Replay: true.",
      kept: "Keys are kept for two days. The same key with other content is answered 422 and changes nothing.",
    },
    errors: {
      text: "Every refusal has the same form. Decide by code, which never changes; message is for people, in the language asked for with ?lang=en or ?lang=es.",
      more: "fields is there when parts of the request are wrong; details when the code has figures or names. These are all the codes:",
      fields_title: "Codes of fields",
    },
    hooks: {
      text: "An administrator registers an https address under Settings › API and webhooks and chooses events. When one of them happens, Comanda sends a POST with JSON; any answer from 200 to 299 within ten seconds counts as received. Redirects are not followed.",
      retries:
        "What is not received is sent again, {{count}} times in all within a day and eight hours. An address that has received nothing for three days is switched off, and the administrators are notified by mail.",
      signature:
        "Every message is signed as Standard Webhooks describes, with the secret that was shown when the address was registered. After a renewal both secrets sign for a day.",
      retries_title: "When it is not taken",
      pauses: "Attempts after the first one come after {{pauses}}.",
      replay:
        "A delivery can be sent again from Settings › API and webhooks › Deliveries for {{days}} days, under the same id. A test can be sent from there too; its type is webhook.test.",
      order:
        "Answer first and work later: put the message in a queue of yours and answer 204. What has been read with a key is newer than the message.",
      signature_title: "Checking the signature",
      signed:
        "The signature is the HMAC-SHA256 of webhook-id, webhook-timestamp and the body, joined by dots. Its key is what follows whsec_ in the secret, decoded from base64. Use the bytes of the body as they came: JSON that was parsed and written again is another text.",
      steps:
        "Refuse a message whose timestamp is more than five minutes away from your clock, so that an old one cannot be sent again by somebody else.",
    },
  },
  labels: {
    parameters: "Parameters",
    body: "Fields of the body",
    answer: "Fields of the answer",
    message: "Fields of the message",
    required: "required",
    optional: "optional",
    may_be_null: "or null",
    default: "default {{value}}",
    between: "{{least}} to {{most}}",
    at_most: "at most {{most}}",
    up_to_signs: "up to {{most}} characters",
    places: { path: "in the path", query: "in the query", header: "header" },
    types: {
      string: "text",
      integer: "integer",
      number: "number",
      boolean: "true or false",
      object: "object",
      list: "list",
      date: "date YYYY-MM-DD",
      moment: "moment in UTC, ISO 8601",
      id: "id, integer",
      amount: "amount, up to 2 decimals",
      quantity: "quantity, up to 3 decimals",
      percent: "percent",
    },
    needs: "Needs",
  },
  errors: {
    invalid_input:
      "A parameter, a header or the body is not as it should be; fields says which. Put it right before you send it again.",
    invalid_request: "An id in the path is malformed. Ids are whole numbers without leading zeros.",
    api_key_invalid: "The key in the Authorization header is missing, unknown, revoked or past its last day.",
    subscription_inactive:
      "The restaurant has no active subscription. Stop asking until its administrator has renewed it.",
    not_permitted: "The key lacks the scope that details.scope names.",
    not_found: "There is no such thing in this restaurant.",
    unknown_address: "There is nothing at this address. Check the method and the path.",
    request_timeout: "The request took too long to arrive. Send it again.",
    still_running:
      "A request with the same Idempotency-Key is still being carried out. Wait a second and send it again.",
    uuid_taken: "The same thing was already written with other content. Nothing was changed.",
    request_withdrawn:
      "A request with this Idempotency-Key was withdrawn. Nothing was changed; use another key.",
    combo_counts_parts: "The item is a combo: limit the items that it is made of.",
    payload_too_large: "The body is larger than 256 KiB.",
    unsupported_media_type: "The body must be JSON, with Content-Type: application/json.",
    idempotency_key_reused:
      "The Idempotency-Key was used for another request within two days. Nothing was changed; use another key.",
    too_many_requests: "Too many requests. Wait as many seconds as Retry-After says.",
    internal:
      "The fault is on our side. Send it again later under the same Idempotency-Key; if it stays, tell support the requestId.",
    service_unavailable:
      "The server is busy or starting. Wait as many seconds as Retry-After says and send it again.",
    storage_full: "The server has no room left. Nothing was written; send it again later.",
  },
  field_codes: {
    required: "It is missing.",
    malformed: "It is of the wrong kind or form.",
    too_small: "It is below the least that is allowed.",
    too_large: "It is above the most that is allowed.",
    not_a_choice: "It is none of the allowed values.",
    not_a_date: "It is no date or moment in the form asked for.",
    ends_before_start: "to lies before from.",
    too_many_days: "The range has too many days.",
  },
} as const;
