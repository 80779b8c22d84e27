import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { OrderSource } from "#core/settings/domain/order-source.ts";
import { isSourceAllowed } from "#core/settings/domain/order-source.ts";
import type { TableId, Uuid } from "#platform/domain/ids.ts";
import {
  type Cart,
  type CartAccount,
  type CartCustomer,
  type CartLine,
  EMPTY_CART,
  EXTERNAL_NUMBER_MAX,
  LINE_QUANTITY_MAX,
  NOTES_MAX,
  SEAT_MAX,
} from "./cart.ts";
import { mergeEqualLines } from "./merge-lines.ts";

/**
 * Adds a line; into an equal one if there is one (same item, variant, add-ons, notes, seat), which keeps its id.
 * `newCartId` becomes the cart's uuid if this is its first line.
 */
export function addLine(cart: Cart, line: CartLine, newCartId: Uuid): Cart {
  const tidy = { ...line, notes: tidyNotes(line.notes) };
  return { ...cart, id: cart.id ?? newCartId, lines: mergeEqualLines([...cart.lines, tidy]) };
}

/** Puts a line in the place of the one with its id, as when the parts of a combo are chosen anew; into an equal one if there is one. Who took it stays. */
export function replaceLine(cart: Cart, line: CartLine): Cart {
  const tidy = { ...line, notes: tidyNotes(line.notes) };
  const changed = changeLine(cart, line.id, ({ takenBy, takerName }) => ({ ...tidy, takenBy, takerName }));
  return { ...cart, lines: mergeEqualLines(changed.lines) };
}

/** A typed quantity: whole, kept between 0 and LINE_QUANTITY_MAX; the line goes at 0. */
export function setLineQuantity(cart: Cart, lineId: Uuid, quantity: number): Cart {
  const kept = Math.min(Math.max(Math.trunc(quantity), 0), LINE_QUANTITY_MAX);
  const changed = changeLine(cart, lineId, (line) => ({ ...line, quantity: kept }));
  return { ...changed, lines: changed.lines.filter((line) => line.quantity > 0) };
}

/**
 * Takes a removal back: the line returns to its place, or into an equal one that was added meanwhile. Only into the
 * cart it came from; a cart sent or begun anew since then is left alone.
 */
export function putLineBack(cart: Cart, line: CartLine, place: number, cartId: Uuid | null): Cart {
  if (cart.id !== cartId || cart.lines.some((other) => other.id === line.id)) return cart;
  return { ...cart, lines: mergeEqualLines(cart.lines.toSpliced(place, 0, line)) };
}

/** Takes the line out. An unknown id changes nothing. */
export function removeLine(cart: Cart, lineId: Uuid): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}

export type NotesDecision =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: "notes_too_long" };

/**
 * Sets or (empty) clears a line's notes and gives it to a seat, if one is told (null: to nobody); a line that thereby
 * equals another merges with it.
 */
export function setNotes(cart: Cart, lineId: Uuid, notes: string, seat?: number | null): NotesDecision {
  const tidy = tidyNotes(notes);
  if (tidy !== null && tidy.length > NOTES_MAX) return { ok: false, reason: "notes_too_long" };
  const noted = changeLine(cart, lineId, (line) => ({
    ...line,
    notes: tidy,
    seat: seat === undefined ? line.seat : seat,
  }));
  return { ok: true, cart: { ...noted, lines: mergeEqualLines(noted.lines) } };
}

/** Chooses a table, which means dining in, or with null takes the choice back and leaves the dining option. */
export function chooseTable(cart: Cart, tableId: TableId | null): Cart {
  if (tableId === null) return { ...cart, tableId };
  return { ...chooseDiningOption(cart, "dinein"), tableId };
}

/** Makes it a further order of an open account, taken the way of that account. */
export function chooseAccount(cart: Cart, account: CartAccount, diningOption: DiningOption): Cart {
  return { ...chooseDiningOption(cart, diningOption), account };
}

/** Makes it an order of its own again. */
export function leaveAccount(cart: Cart): Cart {
  return { ...cart, account: null };
}

/**
 * Chooses how the food is taken; anything but dining in lets go of the table, and another way than before of the account
 * that was to get the order. A source that does not fit goes.
 */
export function chooseDiningOption(cart: Cart, diningOption: DiningOption): Cart {
  const isKept = cart.source === null || isSourceAllowed(cart.source, diningOption);
  return {
    ...cart,
    diningOption,
    tableId: diningOption === "dinein" ? cart.tableId : null,
    account: diningOption === cart.diningOption ? cart.account : null,
    ...(isKept ? {} : { source: null, externalNumber: null }),
  };
}

/** What becomes of the dining option when the source says another: who orders at a table dines in, a platform delivers. */
const impliedOption = { table: "dinein", delivery_platform: "delivery" } as const;

/** Chooses where the order comes from; only a delivery platform has a number of its own. */
export function chooseSource(
  cart: Cart,
  source: OrderSource | null,
  externalNumber: string | null = null,
): Cart {
  const tidy = externalNumber?.trim().slice(0, EXTERNAL_NUMBER_MAX) ?? "";
  const isFit = source === null || cart.diningOption === null || isSourceAllowed(source, cart.diningOption);
  const implied = source === "table" || source === "delivery_platform" ? impliedOption[source] : null;
  const option = implied !== null && (cart.diningOption === null || !isFit) ? implied : cart.diningOption;
  return {
    ...(option === null ? cart : chooseDiningOption(cart, option)),
    source,
    externalNumber: source === "delivery_platform" && tidy !== "" ? tidy : null,
  };
}

/** Chooses for whom lines are added from now on; null is nobody's own. */
export function chooseSeat(cart: Cart, seat: number | null): Cart {
  return { ...cart, seat: seat === null ? null : Math.min(Math.max(Math.trunc(seat), 1), SEAT_MAX) };
}

/** The seat of a line that is added now: only who dines in has one. */
export function seatOfNewLine(cart: Pick<Cart, "diningOption" | "seat">): number | null {
  return cart.diningOption === "dinein" ? cart.seat : null;
}

/** Who the order is for; a walk-in is somebody, too. */
export function chooseCustomer(cart: Cart, customer: CartCustomer): Cart {
  return { ...cart, customer };
}

/**
 * Empties the cart: the customer is a walk-in again, the selected QR order is dropped, the next first line gets a
 * new uuid (operations §4). Table and dining option stay: for a waiter who is still at that table.
 */
export function clearCart(cart: Cart): Cart {
  return { ...EMPTY_CART, diningOption: cart.diningOption, tableId: cart.tableId };
}

function changeLine(cart: Cart, lineId: Uuid, change: (line: CartLine) => CartLine): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === lineId ? change(line) : line)) };
}

function tidyNotes(notes: string | null): string | null {
  const trimmed = notes?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
