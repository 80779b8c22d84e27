import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { OrderSource } from "#core/settings/domain/order-source.ts";
import { comboPrice, type PricedPart } from "#menu/menu/domain/combo.ts";
import type { Addon, MenuItem, Variant } from "#menu/menu/domain/menu-item.ts";
import { unitPrice } from "#menu/menu/domain/menu-item.ts";
import type {
  AccountId,
  ComboChoiceId,
  CustomerId,
  MenuItemId,
  OrderId,
  QrOrderId,
  TableId,
  UserId,
  Uuid,
} from "#platform/domain/ids.ts";

/** Longest note on a line, in UTF-16 units as form fields count them (operations §5). */
export const NOTES_MAX = 100;

/** Most pieces one line holds: a guard against a slip of the keypad, not a rule of the specification. */
export const LINE_QUANTITY_MAX = 999;

/** What was chosen as one part of a combo, as it is sold alone, with its own tax. */
export interface CartPart extends PricedPart {
  readonly choiceId: ComboChoiceId;
  readonly itemId: MenuItemId;
  readonly title: string;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  /** Of this part alone; what is noted of the combo is of all of them. */
  readonly notes?: string | null | undefined;
  readonly tax: PriceTax;
}

/** One dish of the cart with its choices, or a combo; `unitPrice` has variant, add-ons and parts in it. */
export interface CartLine extends PricedLine {
  readonly id: Uuid;
  readonly menuItemId: MenuItemId;
  readonly title: string;
  readonly notes: string | null;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  /** Who at the table eats it, counted from 1; null: shared, or nobody said. Counts for dining in only. */
  readonly seat: number | null;
  /** With which course it is served, when that is not the one of its category; null with none. */
  readonly course?: number | null | undefined;
  /** Who put it in, at a till that several people share; whoever sends the cart unless told. */
  readonly takenBy?: UserId | undefined;
  /** What that person is called, for the next one to read. */
  readonly takerName?: string | undefined;
  /** Of a combo: its taxes are theirs. Anything else has none. */
  readonly parts?: readonly CartPart[] | undefined;
}

export type CartCustomer =
  | { readonly type: "WALKIN" }
  | { readonly type: "CUSTOMER"; readonly id: CustomerId; readonly phone: string; readonly name: string };

/** An open takeaway or delivery account that gets a further order. */
export interface CartAccount {
  readonly id: AccountId;
  /** One of its unpaid orders: charging finds the account by it. */
  readonly orderId: OrderId;
  /** Where its orders come from; not known of a cart kept by an older version. */
  readonly source?: OrderSource | null | undefined;
  /** As the person who chose it knows it: number and customer. */
  readonly name: string;
}

/** What somebody said of a course of the cart: held, or sent with the order. */
export interface CourseHold {
  readonly course: number;
  readonly hold: boolean;
}

export interface Cart {
  /** Null until the first line; then the client's uuid of the order to be, so that sending twice makes one. */
  readonly id: Uuid | null;
  readonly lines: readonly CartLine[];
  readonly customer: CartCustomer;
  readonly diningOption: DiningOption | null;
  readonly tableId: TableId | null;
  /** The account it is a further order of; null opens one, or joins the table's. */
  readonly account: CartAccount | null;
  /** The guests' order that was loaded into the cart and is processed when the cart is sent. */
  readonly qrOrderId: QrOrderId | null;
  /** The draft that was loaded into the cart and ends when the cart is sent. */
  readonly draftId: Uuid | null;
  /** When that draft was last saved, as it was loaded: another till may change it meanwhile. */
  readonly draftDate: Date | null;
  /** Where the order comes from; null leaves it to the dining option. */
  readonly source: OrderSource | null;
  /** Number of the order at the delivery platform. */
  readonly externalNumber: string | null;
  /** When guests sent it themselves: what they saw then holds. */
  readonly seenAt?: Date | null | undefined;
  /** The seat that lines added now are for. */
  readonly seat: number | null;
  /** The other courses follow the rule. */
  readonly holds?: readonly CourseHold[] | undefined;
}

/** Highest seat of a table: a guard, not a rule of the specification. */
export const SEAT_MAX = 40;

/** Longest number of a delivery platform, in characters. */
export const EXTERNAL_NUMBER_MAX = 60;

export const EMPTY_CART: Cart = {
  id: null,
  lines: [],
  customer: { type: "WALKIN" },
  diningOption: null,
  tableId: null,
  account: null,
  qrOrderId: null,
  draftId: null,
  draftDate: null,
  source: null,
  externalNumber: null,
  seat: null,
};

/** What a person picked for an item; notes may still be null. */
export interface CartChoice {
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  readonly notes?: string | null;
  readonly quantity?: number;
  readonly seat?: number | null;
  readonly course?: number | null | undefined;
  readonly parts?: readonly CartPart[] | undefined;
}

/** A new line for an item at its current price, quantity 1 unless told. */
export function cartLine(id: Uuid, item: MenuItem, choice: CartChoice): CartLine {
  return {
    id,
    menuItemId: item.id,
    title: item.title,
    quantity: choice.quantity ?? 1,
    notes: choice.notes ?? null,
    variant: choice.variant,
    addons: choice.addons,
    seat: choice.seat ?? null,
    course: choice.course,
    unitPrice: choice.parts
      ? comboPrice(item.price, choice.parts)
      : unitPrice(item.price, choice.variant, choice.addons),
    tax: priceTaxOf(item),
    ...(choice.parts && { parts: choice.parts }),
  };
}

/** The tax in or on the price of an item. */
export function priceTaxOf({ tax }: Pick<MenuItem, "tax">): PriceTax {
  return tax === null ? NO_TAX : { type: tax.type, rate: tax.rate };
}
