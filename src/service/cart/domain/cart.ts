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

/** Longest note of a line in UTF-16 units, as form fields count them (operations §5). */
export const LINE_NOTES_MAX = 100;

/** Most pieces in one line. The limit guards against typing errors; the specification has none. */
export const LINE_QUANTITY_MAX = 999;

/** A chosen part of a combo, sold like a single item with its own tax. */
export interface CartPart extends PricedPart {
  readonly choiceId: ComboChoiceId;
  readonly itemId: MenuItemId;
  readonly title: string;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  /** Note on this part only; a note on the combo applies to all parts. */
  readonly notes?: string | null | undefined;
  readonly tax: PriceTax;
}

/** A dish with its choices, or a combo. `unitPrice` includes variant, add-ons and parts. */
export interface CartLine extends PricedLine {
  readonly id: Uuid;
  readonly menuItemId: MenuItemId;
  readonly title: string;
  readonly notes: string | null;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  /** Seat of the guest who eats it, counted from 1; null if shared or not stated. Only applies to dining in. */
  readonly seat: number | null;
  /** Course, if it differs from the one of its category; null for none. */
  readonly course?: number | null | undefined;
  /** User who added the line at a shared till; by default whoever sends the cart. */
  readonly takenBy?: UserId | undefined;
  /** Name of that user, for the next person at the till. */
  readonly takerName?: string | undefined;
  /** Parts of a combo, which carry its taxes; other items have none. */
  readonly parts?: readonly CartPart[] | undefined;
}

export type CartCustomer =
  | { readonly type: "WALKIN" }
  | { readonly type: "CUSTOMER"; readonly id: CustomerId; readonly phone: string; readonly name: string };

/** An open takeaway or delivery account that gets a further order. */
export interface CartAccount {
  readonly id: AccountId;
  /** One of its unpaid orders, through which the account is charged. */
  readonly orderId: OrderId;
  /** Source of its orders; unknown in a cart saved by an older version. */
  readonly source?: OrderSource | null | undefined;
  /** Number and customer, as shown when it was chosen. */
  readonly name: string;
}

/** A person's choice to hold a course or send it with the order. */
interface CourseHold {
  readonly course: number;
  readonly hold: boolean;
}

export interface Cart {
  /** Null until the first line; then the client's uuid for the order, so that sending twice makes one order. */
  readonly id: Uuid | null;
  readonly lines: readonly CartLine[];
  readonly customer: CartCustomer;
  readonly diningOption: DiningOption | null;
  readonly tableId: TableId | null;
  /** Account that gets this cart as a further order; null opens one or joins the table's. */
  readonly account: CartAccount | null;
  /** QR order loaded into the cart; it is processed when the cart is sent. */
  readonly qrOrderId: QrOrderId | null;
  /** Draft loaded into the cart; it ends when the cart is sent. */
  readonly draftId: Uuid | null;
  /** Date of that draft when it was loaded; another till may change it meanwhile. */
  readonly draftDate: Date | null;
  /** Source of the order; null leaves it to the dining option. */
  readonly source: OrderSource | null;
  /** Order number of the delivery platform. */
  readonly externalNumber: string | null;
  /** Time at which guests sent the order; the prices they saw then hold. */
  readonly seenAt?: Date | null | undefined;
  /** Seat for newly added lines. */
  readonly seat: number | null;
  /** Choices for single courses; the others follow the rule. */
  readonly holds?: readonly CourseHold[] | undefined;
}

/** Highest seat of a table. The limit is a guard; the specification has none. */
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

/** Choices for an item; notes may still be null. */
export interface CartChoice {
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  readonly notes?: string | null;
  readonly quantity?: number;
  readonly seat?: number | null;
  readonly course?: number | null | undefined;
  readonly parts?: readonly CartPart[] | undefined;
}

/** Makes a line for an item at its current price; the default quantity is 1. */
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

/** Returns the tax included in or added to the price of an item. */
export function priceTaxOf({ tax }: Pick<MenuItem, "tax">): PriceTax {
  return tax === null ? NO_TAX : { type: tax.type, rate: tax.rate };
}
