import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { stockLedger } from "#inventory/inventory/server/public.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromThousandths, type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** Goods of a line. */
export interface Goods {
  readonly itemId: InventoryItemId;
  readonly quantity: Thousandths;
  readonly unitCost: Micros | null;
}

/** Which way goods go, or that only what they cost changes. */
export type GoodsWay = "in" | "out" | { readonly reprice: 1 | -1 };

type LockedItems = Awaited<ReturnType<typeof stockLedger.lock>>;

/** Goods whose ingredients are held. */
export interface HeldGoods {
  readonly goods: readonly Goods[];
  readonly items: LockedItems;
  /** Of each line, what can move. */
  readonly moved: readonly Thousandths[];
  /** Ingredients of which less is there than goes out. */
  readonly missing: readonly MissingOfItem[];
}

export interface MissingOfItem {
  readonly inventory_item_id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  readonly required: Thousandths;
  readonly available: Thousandths;
}

/** How much of each line can move: everything that comes in; of what goes out what is there, the first lines first. */
export function splitByWhatIsThere(goods: readonly Goods[], way: GoodsWay, items: LockedItems): HeldGoods {
  if (way !== "out") {
    const moved = goods.map(({ quantity }) => (way === "in" ? quantity : thousandths(0)));
    return { goods, items, moved, missing: [] };
  }
  const left = new Map([...items].map(([id, { current }]) => [id, Math.max(current, 0)]));
  const wanted = new Map<InventoryItemId, number>();
  const moved = goods.map(({ itemId, quantity }) => {
    const there = left.get(itemId) ?? 0;
    const taken = thousandths(Math.min(there, quantity));
    left.set(itemId, there - taken);
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
    return taken;
  });
  const missing = [...wanted].flatMap(([id, amount]): MissingOfItem[] => {
    const item = items.get(id);
    const available = thousandths(Math.max(item?.current ?? 0, 0));
    if (available >= amount) return [];
    const { title = "", unit = "" } = item ?? {};
    return [{ inventory_item_id: id, title, unit, required: thousandths(amount), available }];
  });
  return { goods, items, moved, missing };
}

/** What is missing in words: "Queso (2 kg), Frijol (1.5 kg)". */
export function missingText(missing: readonly MissingOfItem[], ctx: Pick<StaffContext, "language">): string {
  return goodsText(
    missing.map(({ title, unit, required, available }) => {
      return { title, unit, quantity: thousandths(required - available) };
    }),
    ctx,
  );
}

/** Goods in words: "Queso (2 kg), Frijol (1.5 kg)". */
export function goodsText(
  goods: readonly { readonly title: string; readonly unit: string; readonly quantity: Thousandths }[],
  ctx: Pick<StaffContext, "language">,
): string {
  const format = new Intl.NumberFormat(ctx.language === "es" ? "es-SV" : "en-US", {
    maximumFractionDigits: 3,
  });
  return goods
    .map(
      ({ title, unit, quantity }) => `${title} (${format.format(decimalFromThousandths(quantity))} ${unit})`,
    )
    .join(", ");
}

/** Refuses `purchase_goods_used` when something is missing, with all of it in the details. */
export function refuseMissing(missing: readonly MissingOfItem[], ctx: Pick<StaffContext, "language">): void {
  if (missing.length === 0) return;
  throw new AppError("purchase_goods_used", {
    details: {
      missing: missingText(missing, ctx),
      goods: missing.map(({ required, available, ...each }) => ({
        ...each,
        required: decimalFromThousandths(required),
        available: decimalFromThousandths(available),
      })),
    },
  });
}
