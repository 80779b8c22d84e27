import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { clientUuid, money, singleLineText } from "#platform/contract/wire.ts";

/** The restaurant's welcome while nobody is served: the pictures and the colour of its guests' menu. */
export const customerWelcome = route({
  method: "GET",
  path: "/customer-display",
  summary: "The pictures and the colour in which the customer display welcomes.",
  access: screenAccess("customerDisplay"),
  response: z.object({
    /** Paths of pictures below the API base; null without one. */
    picture: z.string().nullable(),
    cover: z.string().nullable(),
    /** A colour that bears white words; null where the restaurant chose none. */
    accent: z.string().nullable(),
  }),
});

const shortText = singleLineText(200);
const wholeNumber = z.number().int().min(0);

/** A line as guests see it, without notes and names. */
const shownLine = z.object({
  id: singleLineText(64),
  title: shortText,
  /** Variant and add-ons as text. */
  choices: shortText,
  quantity: wholeNumber,
  total: money,
});

const billFigures = { net: money, taxTotal: money, serviceCharge: money, discount: money, tip: money };

/** View of a till for its guest. */
export const customerView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("welcome") }),
  /** The cart of the till or the bill being charged. */
  z.object({
    kind: z.enum(["cart", "bill"]),
    currency: singleLineText(8),
    lines: z.array(shownLine).max(60),
    /** Number of earlier lines that did not fit in the message. */
    earlier: wholeNumber,
    ...billFigures,
    /** Total of the whole account without the tip. */
    account: money,
    /** Amount to pay now, tip included. It differs from the account's total when paying in parts. */
    total: money,
  }),
  /** The order was sent and this number will be called. */
  z.object({ kind: z.literal("sent"), tokenNo: wholeNumber }),
  z.object({
    kind: z.literal("paid"),
    currency: singleLineText(8),
    total: money,
    received: money.nullable(),
    change: money.nullable(),
    /** Rest to pay of the account. */
    balance: money,
  }),
]);
export type CustomerView = z.output<typeof customerView>;
export type CustomerBill = Extract<CustomerView, { kind: "cart" | "bill" }>;

/** A till is a browser that makes and stores its own id. */
const tillId = clientUuid;

/**
 * Messages from tills and displays. The server forwards them within the restaurant to the displays that watch the till, and
 * stores none.
 */
export const displayMessages = {
  /** Announces an open till. */
  till_opens: z.object({ tillId }),
  till_shows: z.object({ tillId, view: customerView }),
  till_leaves: z.object({ tillId }),
  /** Asks for the view of a till; null asks for all tills to choose from. */
  display_asks: z.object({ tillId: tillId.nullable() }),
} as const;
export type DisplayMessageName = keyof typeof displayMessages;

/** Messages from the server to displays (the first three) and to tills. */
export const displaySignals = {
  till_here: z.object({ tillId, name: z.string() }),
  till_shown: z.object({ tillId, view: customerView }),
  till_gone: z.object({ tillId }),
  display_asked: z.object({ what: z.enum(["who", "view"]) }),
} as const;
export type DisplaySignalName = keyof typeof displaySignals;

/** Reply to `till_opens` and `display_asks`; false without the permission. */
export interface DisplayReply {
  readonly ok: boolean;
}

/** Interval in milliseconds in which a display asks its till, the heartbeat of both ends. */
export const DISPLAY_ASKS_EVERY_MS = 10_000;
/** Milliseconds of silence after which either end counts as gone. */
export const DISPLAY_GONE_AFTER_MS = 25_000;
