import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { stockLedger } from "#inventory/inventory/server/public.ts";
import { unitSaid } from "#inventory/inventory/server/public.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromThousandths, type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { localeOf } from "#platform/domain/text/languages.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";

export interface Goods {
  readonly itemId: InventoryItemId;
  readonly quantity: Thousandths;
  readonly unitCost: Micros | null;
}

/** Direction of the goods, or only a change of their cost. */
export type GoodsDirection = "in" | "out" | { readonly reprice: 1 | -1 };

type LockedItems = Awaited<ReturnType<typeof stockLedger.lock>>;

/** Goods with their ingredients locked. */
export interface LockedGoods {
  readonly goods: readonly Goods[];
  readonly items: LockedItems;
  /** Quantity of each line that can move. */
  readonly moved: readonly Thousandths[];
  /** Ingredients with less in stock than should go out. */
  readonly missing: readonly MissingOfItem[];
}

interface MissingOfItem {
  readonly inventory_item_id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  readonly required: Thousandths;
  readonly available: Thousandths;
}

/** Splits the goods of each line: everything comes in, but only what is in stock goes out, for the first lines first. */
export function splitByStock(
  goods: readonly Goods[],
  direction: GoodsDirection,
  items: LockedItems,
): LockedGoods {
  if (direction !== "out") {
    const moved = goods.map(({ quantity }) => (direction === "in" ? quantity : thousandths(0)));
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

/** Lists missing goods: "Queso (2 kg), Frijol (1.5 kg)". */
export function missingText(missing: readonly MissingOfItem[], ctx: Pick<StaffContext, "language">): string {
  return goodsText(
    missing.map(({ title, unit, required, available }) => {
      return { title, unit, quantity: thousandths(required - available) };
    }),
    ctx,
  );
}

/** Lists goods: "Queso (2 kg), Frijol (1.5 kg)". */
export function goodsText(
  goods: readonly { readonly title: string; readonly unit: string; readonly quantity: Thousandths }[],
  ctx: Pick<StaffContext, "language">,
): string {
  const format = new Intl.NumberFormat(localeOf(ctx.language), {
    maximumFractionDigits: 3,
  });
  const say = sayIn(ctx.language);
  return listText(
    goods.map(
      ({ title, unit, quantity }) =>
        `${title} (${format.format(decimalFromThousandths(quantity))} ${unitSaid(unit, say)})`,
    ),
    ctx.language,
  );
}

/** Throws `purchase_goods_used` with the missing goods in its details, if there are any. */
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
