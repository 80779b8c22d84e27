import type { AddonId, ComboChoiceId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import {
  type Cents,
  centsFromDecimal,
  decimalFromCents,
  multiplyCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import type { SellableItem } from "../domain/decide-choices.ts";
import { decideLine, type LineDecision } from "../domain/decide-line.ts";

/** Choices for an item or for a part of a combo. */
export interface Chosen {
  readonly variant_id: number | null;
  readonly addons_ids: readonly number[];
}

export interface ChosenPart extends Chosen {
  readonly choice_id: number;
}

/** A line of the cart as stored on the phone: the choices without a price, which comes from the menu. */
export interface CartLine extends Chosen {
  readonly key: string;
  readonly id: number;
  readonly quantity: number;
  readonly notes: string;
  readonly parts: readonly ChosenPart[];
  /** Price of one, as the guest saw it when they chose: another one is told before the order is sent. */
  readonly shownPrice?: number;
  /** Name of the item then: it names the line of an item that left the menu. */
  readonly shownTitle?: string;
}

export type SoldItems = ReadonlyMap<number, SellableItem>;

/** Converts the menu for the rules of the cart. */
export function soldItems(items: readonly WireItem[]): SoldItems {
  return new Map(items.map((item) => [item.id, soldItem(item)]));
}

function soldItem(item: WireItem): SellableItem {
  const priced = <Id>({ id, title, price }: { id: number; title: string; price: number }) => ({
    id: id as Id,
    title,
    price: centsFromDecimal(price),
  });
  return {
    title: item.title,
    price: centsFromDecimal(item.price),
    isSellable: item.availability === "available",
    variants: item.variants.map(priced<VariantId>),
    addons: item.addons.map(priced<AddonId>),
    groups: item.modifierGroups.map(
      ({ id, title, min, max, max_each, required, addons_ids, default_ids }) => ({
        id: id as never,
        title,
        min,
        max,
        maxEach: max_each,
        isRequired: required,
        addonIds: addons_ids as AddonId[],
        defaultIds: default_ids as AddonId[],
      }),
    ),
    combo:
      item.combo?.map(({ choices, ...group }) => ({
        ...group,
        id: group.id as never,
        choices: choices.map((choice) => ({
          id: choice.id as ComboChoiceId,
          itemId: choice.item_id as MenuItemId,
          variantId: choice.variant_id as VariantId | null,
          extra: centsFromDecimal(choice.extra),
          isDefault: choice.is_default,
        })),
      })) ?? null,
  };
}

/** Decides a line at the menu's current price, or says why it cannot be sold. */
export function decideCartLine(
  line: Pick<CartLine, "id" | "variant_id" | "addons_ids" | "parts">,
  items: SoldItems,
): Exclude<LineDecision, { reason: "price_changed" }> {
  const item = items.get(line.id);
  const requested = {
    variantId: line.variant_id as VariantId | null,
    addonIds: line.addons_ids as readonly AddonId[],
    ...(item?.combo && {
      parts: line.parts.map((part) => ({
        choiceId: part.choice_id as ComboChoiceId,
        variantId: part.variant_id as VariantId | null,
        addonIds: part.addons_ids as readonly AddonId[],
      })),
    }),
  };
  const itemOf = (id: MenuItemId) => items.get(id);
  const decision = decideLine({ ...requested, shownPrice: ZERO_CENTS }, item, itemOf);
  if (decision.ok || decision.reason !== "price_changed") return decision;
  // The menu is what the guest saw, so its own price is the price shown.
  const priced = decideLine({ ...requested, shownPrice: decision.current }, item, itemOf);
  if (!priced.ok && priced.reason === "price_changed") throw new Error("A line has two prices");
  return priced;
}

/** A price that is another one than the guest saw. Decimals, as on the wire. */
export interface Repriced {
  readonly key: string;
  readonly title: string;
  readonly before: number;
  readonly now: number;
}

/** Returns the lines whose price has changed since the guest chose, with both prices. */
export function repricedLines(lines: readonly CartLine[], items: SoldItems): Repriced[] {
  return lines.flatMap(({ shownPrice: before, ...line }) => {
    const decision = decideCartLine(line, items);
    if (before === undefined || !decision.ok) return [];
    const now = decimalFromCents(decision.unitPrice);
    const title = items.get(line.id)?.title ?? "";
    return now === before ? [] : [{ key: line.key, title, before, now }];
  });
}

/** Returns the price of a line; null if it cannot be sold. */
function linePrice(line: CartLine, items: SoldItems): Cents | null {
  const decision = decideCartLine(line, items);
  return decision.ok ? multiplyCents(decision.unitPrice, line.quantity) : null;
}

/** Adds up the lines that can be sold. */
export function cartTotal(lines: readonly CartLine[], items: SoldItems): Cents {
  return sumCents(lines.map((line) => linePrice(line, items) ?? ZERO_CENTS));
}

/** Returns the first choices of a picker: the first variant, the defaults of each group and the usual parts of a combo. */
export function firstChoice(
  item: WireItem,
  items: readonly WireItem[],
): Pick<CartLine, keyof Chosen | "parts"> {
  return {
    variant_id: item.variants[0]?.id ?? null,
    addons_ids: item.modifierGroups.flatMap(({ default_ids, max }) => default_ids.slice(0, max ?? undefined)),
    parts: (item.combo ?? []).flatMap(({ choices, max }) =>
      choices
        .filter((choice) => choice.is_default)
        .slice(0, max)
        .map((choice) => firstPart(choice, items)),
    ),
  };
}

type Choice = NonNullable<WireItem["combo"]>[number]["choices"][number];

/** Returns a part with its first choices. */
export function firstPart(choice: Choice, items: readonly WireItem[]): ChosenPart {
  const item = items.find(({ id }) => id === choice.item_id);
  const chosen = item === undefined ? { variant_id: null, addons_ids: [] } : firstChoice(item, items);
  return {
    choice_id: choice.id,
    variant_id: choice.variant_id === null ? chosen.variant_id : null,
    addons_ids: chosen.addons_ids,
  };
}

/** Tells whether a dish asks for a choice before it goes into the cart, or offers one. */
export const hasChoices = ({
  variants,
  addons,
  combo,
}: Pick<WireItem, "variants" | "addons" | "combo">): boolean =>
  variants.length + addons.length > 0 || Boolean(combo);

/** Returns a line of one piece of a dish without choices. */
export const dishLine = (item: WireItem, key: string): CartLine => ({
  key,
  id: item.id,
  quantity: 1,
  notes: "",
  variant_id: null,
  addons_ids: [],
  parts: [],
  shownPrice: item.price,
  shownTitle: item.title,
});

/** Counts the pieces of a dish in the cart, however they were chosen. */
export const piecesOf = ({ id }: Pick<WireItem, "id">, lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);
