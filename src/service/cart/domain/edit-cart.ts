import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { isSourceAllowed, type OrderSource } from "#core/settings/domain/order-source.ts";
import type { TableId, Uuid } from "#platform/domain/ids.ts";
import {
  type Cart,
  type CartAccount,
  type CartCustomer,
  type CartLine,
  EMPTY_CART,
  EXTERNAL_NUMBER_MAX,
  LINE_NOTES_MAX,
  LINE_QUANTITY_MAX,
  SEAT_MAX,
} from "./cart.ts";

/**
 * Adds a line or merges it into an equal one (same item, variant, add-ons, notes, seat), which keeps its id. `newCartId` becomes
 * the cart's uuid if this is the first line.
 */
export function addLine(cart: Cart, line: CartLine, newCartId: Uuid): Cart {
  const tidy = { ...line, notes: tidyNotes(line.notes) };
  return { ...cart, id: cart.id ?? newCartId, lines: mergeEqualLines([...cart.lines, tidy]) };
}

/**
 * Replaces the line with the same id, for example with new parts of a combo, and merges it into an equal one. The user who took
 * it stays.
 */
export function replaceLine(cart: Cart, line: CartLine): Cart {
  const tidy = { ...line, notes: tidyNotes(line.notes) };
  const changed = changeLine(cart, line.id, ({ takenBy, takerName }) => ({ ...tidy, takenBy, takerName }));
  return { ...cart, lines: mergeEqualLines(changed.lines) };
}

/** Sets a typed quantity as a whole number between 0 and LINE_QUANTITY_MAX; 0 removes the line. */
export function setLineQuantity(cart: Cart, lineId: Uuid, quantity: number): Cart {
  const limited = Math.min(Math.max(Math.trunc(quantity), 0), LINE_QUANTITY_MAX);
  const changed = changeLine(cart, lineId, (line) => ({ ...line, quantity: limited }));
  return { ...changed, lines: changed.lines.filter((line) => line.quantity > 0) };
}

/**
 * Undoes a removal: the line returns to its place or merges into an equal one. A cart that was sent or started again meanwhile
 * stays unchanged.
 */
export function putLineBack(cart: Cart, line: CartLine, place: number, cartId: Uuid | null): Cart {
  if (cart.id !== cartId || cart.lines.some((other) => other.id === line.id)) return cart;
  return { ...cart, lines: mergeEqualLines(cart.lines.toSpliced(place, 0, line)) };
}

/** Removes a line; an unknown id changes nothing. */
export function removeLine(cart: Cart, lineId: Uuid): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}

type NotesDecision =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: "notes_too_long" };

/**
 * Sets the notes of a line, or clears them if empty, and its seat if given (null for nobody). A line that now equals another
 * merges with it.
 */
export function setNotes(cart: Cart, lineId: Uuid, notes: string, seat?: number | null): NotesDecision {
  const tidy = tidyNotes(notes);
  if (tidy !== null && tidy.length > LINE_NOTES_MAX) return { ok: false, reason: "notes_too_long" };
  const noted = changeLine(cart, lineId, (line) => ({
    ...line,
    notes: tidy,
    seat: seat === undefined ? line.seat : seat,
  }));
  return { ok: true, cart: { ...noted, lines: mergeEqualLines(noted.lines) } };
}

/** Chooses a table, which implies dining in; null removes the table and keeps the dining option. */
export function chooseTable(cart: Cart, tableId: TableId | null): Cart {
  if (tableId === null) return { ...cart, tableId };
  return { ...chooseDiningOption(cart, "dinein"), tableId };
}

/** Makes the cart a further order of an open account with the account's dining option. */
export function chooseAccount(cart: Cart, account: CartAccount, diningOption: DiningOption): Cart {
  return { ...chooseDiningOption(cart, diningOption), account };
}

/** Makes the cart an order of its own again. */
export function leaveAccount(cart: Cart): Cart {
  return { ...cart, account: null };
}

/**
 * Chooses the dining option. Anything but dining in drops the table, a change drops the account, and a source that does not fit
 * is dropped.
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

/** Dining options implied by a source: a table dines in and a platform delivers. */
const impliedOption = { table: "dinein", delivery_platform: "delivery" } as const;

/** Chooses the source of the order; only a delivery platform has a number. */
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

/** Chooses the seat for newly added lines; null for nobody in particular. */
export function chooseSeat(cart: Cart, seat: number | null): Cart {
  return { ...cart, seat: seat === null ? null : Math.min(Math.max(Math.trunc(seat), 1), SEAT_MAX) };
}

/** Returns the seat of a newly added line; only dining in has one. */
export function seatOfNewLine(cart: Pick<Cart, "diningOption" | "seat">): number | null {
  return cart.diningOption === "dinein" ? cart.seat : null;
}

export function chooseCustomer(cart: Cart, customer: CartCustomer): Cart {
  return { ...cart, customer };
}

/**
 * Empties the cart (operations §4): the customer becomes a walk-in, the QR order is dropped and the next line starts a new uuid.
 * Table and dining option stay, because the waiter is still at that table.
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

/**
 * Merges lines that look the same: same item, variant, add-ons and parts (in any order), notes, seat, course, price, tax and
 * user. The first keeps its id and place. Lines whose sum would exceed LINE_QUANTITY_MAX stay separate, so that neither pieces
 * nor totals change.
 */
export function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const merged: CartLine[] = [];
  const places = new Map<string, number>();
  for (const line of lines) {
    const key = mergeKey(line);
    const place = places.get(key);
    const known = place === undefined ? undefined : merged[place];
    if (place === undefined || known === undefined || known.quantity + line.quantity > LINE_QUANTITY_MAX) {
      places.set(key, merged.length);
      merged.push(line);
    } else {
      merged[place] = { ...known, quantity: known.quantity + line.quantity };
    }
  }
  return merged;
}

/** The key includes price and tax, because a changed menu must not change the price of lines already in the cart. */
function mergeKey(line: CartLine): string {
  const idsOf = (addons: CartLine["addons"]) => addons.map(({ id }) => id).toSorted((a, b) => a - b);
  const parts = (line.parts ?? []).map(({ choiceId, variant, addons, listPrice, extra, tax, notes }) =>
    JSON.stringify([
      choiceId,
      variant?.id ?? 0,
      idsOf(addons),
      listPrice,
      extra,
      tax.type,
      tax.rate,
      notes ?? null,
    ]),
  );
  return JSON.stringify([
    line.menuItemId,
    line.variant?.id ?? 0,
    idsOf(line.addons),
    line.notes,
    line.seat,
    String(line.course),
    line.takenBy,
    line.unitPrice,
    line.tax.type,
    line.tax.rate,
    parts.toSorted(),
  ]);
}
