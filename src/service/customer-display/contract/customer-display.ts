import { z } from "zod";
import { clientUuid, money } from "#platform/contract/wire.ts";

const shortText = z.string().max(200);
const wholeNumber = z.number().int().min(0);

/** A line as the guest in front of the till reads it. Notes and names are not for their eyes. */
const shownLine = z.object({
  id: z.string().max(64),
  title: shortText,
  /** Variant and add-ons. */
  choices: shortText,
  quantity: wholeNumber,
  total: money,
});

const billFigures = { net: money, taxTotal: money, serviceCharge: money, discount: money, tip: money };

/** What a till shows to its guest. */
export const customerView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("welcome") }),
  /** The cart of the till, or the bill that is being charged. */
  z.object({
    kind: z.enum(["cart", "bill"]),
    currency: z.string().max(8),
    lines: z.array(shownLine).max(60),
    /** Lines before these, which found no room in the message. */
    earlier: wholeNumber,
    ...billFigures,
    /** Of the whole account, without the tip. */
    account: money,
    /** What is paid now, tip included; another sum than the account's when it is paid in parts. */
    total: money,
  }),
  /** The order was sent; this number will be called. */
  z.object({ kind: z.literal("sent"), tokenNo: wholeNumber }),
  z.object({
    kind: z.literal("paid"),
    currency: z.string().max(8),
    total: money,
    received: money.nullable(),
    change: money.nullable(),
    /** Still to pay of the account. */
    balance: money,
  }),
]);
export type CustomerView = z.output<typeof customerView>;
export type CustomerBill = Extract<CustomerView, { kind: "cart" | "bill" }>;

/** A till is a browser: it makes the number itself and keeps it. */
const tillId = clientUuid;

/**
 * What tills and displays say on their socket. The server passes it on within the restaurant, to the displays that
 * watch that till; it keeps none of it.
 */
export const displayMessages = {
  /** A till is open here. */
  till_opens: z.object({ tillId }),
  till_shows: z.object({ tillId, view: customerView }),
  till_leaves: z.object({ tillId }),
  /** A display watches this till; null: it looks for tills to choose from. */
  display_asks: z.object({ tillId: tillId.nullable() }),
} as const;
export type DisplayMessageName = keyof typeof displayMessages;

/** What the server tells displays (the first three) and tills. */
export const displaySignals = {
  till_here: z.object({ tillId, name: z.string() }),
  till_shown: z.object({ tillId, view: customerView }),
  till_gone: z.object({ tillId }),
  display_asked: z.object({ what: z.enum(["who", "view"]) }),
} as const;
export type DisplaySignalName = keyof typeof displaySignals;

/** Answer to `till_opens` and `display_asks`: false when this person's permissions do not allow it. */
export interface DisplayReply {
  readonly ok: boolean;
}
