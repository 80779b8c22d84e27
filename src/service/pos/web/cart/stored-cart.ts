import { z } from "zod";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { type AddonId, toId, toUuid, type Uuid, type VariantId } from "#platform/domain/ids.ts";
import { basisPoints, type Cents, cents } from "#platform/domain/money/cents.ts";
import {
  type Cart,
  type CartLine,
  type CartPart,
  EXTERNAL_NUMBER_MAX,
  LINE_NOTES_MAX,
  LINE_QUANTITY_MAX,
  SEAT_MAX,
} from "#service/cart/domain/cart.ts";
import type { PendingSend } from "../sending/pending-send.ts";

const priced = z.object({ id: z.number(), title: z.string(), price: z.number() });

const seat = z.number().int().min(1).max(SEAT_MAX).nullable().default(null);

const tax = z.object({ type: z.enum(taxTypes), rate: z.number() });

const partJson = z.object({
  choiceId: z.number(),
  itemId: z.number(),
  title: z.string(),
  variant: priced.nullable(),
  addons: z.array(priced),
  notes: z.string().max(LINE_NOTES_MAX).nullish(),
  extra: z.number(),
  listPrice: z.number(),
  tax,
});

const lineJson = z.object({
  id: z.string(),
  menuItemId: z.number(),
  title: z.string(),
  quantity: z.number().int().min(1).max(LINE_QUANTITY_MAX),
  notes: z.string().max(LINE_NOTES_MAX).nullable(),
  variant: priced.nullable(),
  addons: z.array(priced),
  unitPrice: z.number(),
  tax,
  seat,
  course: z.number().nullish(),
  takenBy: z.number().optional(),
  takerName: z.string().optional(),
  parts: z.array(partJson).optional(),
});

const cartJson = z.object({
  cart: z.object({
    id: z.string().nullable(),
    lines: z.array(lineJson),
    customer: z.discriminatedUnion("type", [
      z.object({ type: z.literal("WALKIN") }),
      z.object({ type: z.literal("CUSTOMER"), id: z.number(), phone: z.string(), name: z.string() }),
    ]),
    diningOption: z.enum(diningOptions).nullable(),
    tableId: z.number().nullable(),
    qrOrderId: z.number().nullable(),
    // Carts stored by an older version lack the following fields.
    draftId: z.string().nullable().default(null),
    draftDate: z.coerce.date().nullable().default(null),
    account: z
      .object({
        id: z.number(),
        orderId: z.number(),
        name: z.string(),
        source: z.enum(orderSources).nullish(),
      })
      .nullable()
      .default(null),
    source: z.enum(orderSources).nullable().default(null),
    externalNumber: z.string().max(EXTERNAL_NUMBER_MAX).nullable().default(null),
    seat,
    holds: z.array(z.object({ course: z.number(), hold: z.boolean() })).optional(),
    seenAt: z.coerce.date().nullish(),
  }),
  pending: z.object({ key: z.string() }).nullable(),
});

export interface StoredCart {
  readonly cart: Cart;
  readonly pending: PendingSend | null;
}

/** Encodes the cart for storage, so that a reload or a crash loses nothing. */
export function storedCartText({ cart, pending }: StoredCart): string {
  return JSON.stringify({ cart, pending: pending && { key: pending.key } });
}

/** Reads a stored cart; null if the text contains none. A send interrupted by a reload is unsure. */
export function readStoredCart(text: string | null): StoredCart | null {
  if (text === null) return null;
  try {
    const { cart, pending } = cartJson.parse(JSON.parse(text));
    return { cart: cartOf(cart), pending: pending && { key: pending.key, unsure: true } };
  } catch {
    // The text is damaged or from an older version, so the till starts with an empty cart.
    return null;
  }
}

function cartOf(stored: z.output<typeof cartJson>["cart"]): Cart {
  const { customer, account } = stored;
  return {
    id: stored.id === null ? null : toUuid(stored.id),
    lines: stored.lines.map(lineOf),
    customer: customer.type === "WALKIN" ? customer : { ...customer, id: toId<"Customer">(customer.id) },
    diningOption: stored.diningOption,
    tableId: stored.tableId === null ? null : toId<"Table">(stored.tableId),
    account: account && {
      id: toId<"Account">(account.id),
      orderId: toId<"Order">(account.orderId),
      name: account.name,
      source: account.source,
    },
    qrOrderId: stored.qrOrderId === null ? null : toId<"QrOrder">(stored.qrOrderId),
    draftId: stored.draftId === null ? null : toUuid(stored.draftId),
    draftDate: stored.draftDate,
    source: stored.source,
    externalNumber: stored.externalNumber,
    seat: stored.seat,
    holds: stored.holds,
    seenAt: stored.seenAt,
  };
}

function lineOf({ parts, ...stored }: z.output<typeof lineJson>): CartLine {
  const id: Uuid = toUuid(stored.id);
  return {
    ...stored,
    ...choicesOf(stored),
    id,
    menuItemId: toId<"MenuItem">(stored.menuItemId),
    unitPrice: cents(stored.unitPrice),
    takenBy: stored.takenBy === undefined ? undefined : toId<"User">(stored.takenBy),
    ...(parts && { parts: parts.map(partOf) }),
  };
}

function partOf(stored: z.output<typeof partJson>): CartPart {
  return {
    ...stored,
    ...choicesOf(stored),
    choiceId: toId<"ComboChoice">(stored.choiceId),
    itemId: toId<"MenuItem">(stored.itemId),
    extra: cents(stored.extra),
    listPrice: cents(stored.listPrice),
  };
}

function choicesOf({ variant, addons, tax }: Pick<z.output<typeof lineJson>, "variant" | "addons" | "tax">) {
  return {
    variant: variant && choiceOf<VariantId>(variant, toId<"Variant">),
    addons: addons.map((addon) => choiceOf<AddonId>(addon, toId<"Addon">)),
    tax: { type: tax.type, rate: basisPoints(tax.rate) },
  };
}

function choiceOf<ChoiceId>(
  stored: z.output<typeof priced>,
  idOf: (id: number) => ChoiceId,
): { id: ChoiceId; title: string; price: Cents } {
  return { id: idOf(stored.id), title: stored.title, price: cents(stored.price) };
}
