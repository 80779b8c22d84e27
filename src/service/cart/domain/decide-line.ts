import { comboPrice, type PartChoice } from "#menu/menu/domain/combo.ts";
import { type Addon, unitPrice, type Variant } from "#menu/menu/domain/menu-item.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import {
  type ChoicesRefusal,
  decideChoices,
  decideParts,
  type RequestedChoices,
  type SellableItem,
  type SoldPart,
} from "./decide-choices.ts";

/** A line from the cart with its choices and the unit price that was shown. */
export interface RequestedLine extends RequestedChoices {
  readonly shownPrice: Cents;
  /** Parts, if the line is a combo. */
  readonly parts?: readonly PartChoice[] | undefined;
}

export type LineDecision =
  | {
      readonly ok: true;
      readonly variant: Variant | null;
      readonly addons: readonly Addon[];
      readonly unitPrice: Cents;
      /** Sold parts, if the line is a combo. */
      readonly parts: readonly SoldPart[];
    }
  | ChoicesRefusal
  | {
      readonly ok: false;
      readonly reason: "price_changed";
      readonly title: string;
      readonly shown: Cents;
      readonly current: Cents;
    };

/**
 * Decides how a sent line is sold. Only the current price counts; a line shown at another price is refused (ARCHITECTURE §6).
 * `decideChoices` checks choices and `decideParts` the parts of a combo. Parts of an item that is no combo are unavailable.
 * `itemOf` looks up the items of parts.
 */
export function decideLine(
  requested: RequestedLine,
  item: SellableItem | undefined,
  itemOf: (id: MenuItemId) => SellableItem | undefined = () => undefined,
): LineDecision {
  const decision = item?.combo ? decideCombo(requested, item, itemOf) : decidePlain(requested, item);
  if (!decision.ok || decision.unitPrice === requested.shownPrice) return decision;
  const { shownPrice: shown } = requested;
  return { ok: false, reason: "price_changed", title: item?.title ?? "", shown, current: decision.unitPrice };
}

type Priced = Extract<LineDecision, { ok: true }> | ChoicesRefusal;

function decidePlain(requested: RequestedLine, item: SellableItem | undefined): Priced {
  if (!item) return unavailable(null);
  const decision = decideChoices(requested, item);
  if (!decision.ok) return decision;
  if ((requested.parts ?? []).length > 0) return unavailable(item.title);
  const { variant, addons } = decision;
  return { ok: true, variant, addons, unitPrice: unitPrice(item.price, variant, addons), parts: [] };
}

function decideCombo(
  requested: RequestedLine,
  item: SellableItem,
  itemOf: (id: MenuItemId) => SellableItem | undefined,
): Priced {
  const hasOwnChoices = requested.variantId !== null || requested.addonIds.length > 0;
  if (!item.isSellable || hasOwnChoices) return unavailable(item.title);
  const combo = { title: item.title, groups: item.combo ?? [] };
  const decision = decideParts(requested.parts ?? [], combo, itemOf);
  if (!decision.ok) return decision;
  const { parts } = decision;
  return { ok: true, variant: null, addons: [], unitPrice: comboPrice(item.price, parts), parts };
}

function unavailable(title: string | null): ChoicesRefusal {
  return { ok: false, reason: "item_unavailable", title };
}
