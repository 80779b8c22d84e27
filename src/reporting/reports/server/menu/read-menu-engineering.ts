import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readMenuEngineering as definition, PlacedDish } from "../../contract/menu-engineering.ts";
import { placeDishes, type SoldDish } from "../../domain/menu-engineering.ts";
import { readSums, type SumRow } from "../read-sums.ts";
import { reportScope, shownDays } from "../report-scope.ts";
import { titlesOfItems } from "../report-titles.ts";

/** Returns the dishes of a period with their fields, the most sold first; all of one moment. */
export function readMenuEngineering(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const scope = await reportScope(tx, ctx, query);
    const { range, compared, currency, day } = scope;
    const [now, before, weekdays] = await Promise.all(
      [range, compared.before, compared.weekdays].map((days) => readSums(tx, "dish", days, { day })),
    );
    const sold = soldDishes(now ?? []);
    const [piecesBefore, piecesOfWeekdays] = [piecesOf(before ?? []), piecesOf(weekdays ?? [])];
    const titles = await titlesOfItems(
      tx,
      sold.map(({ key }) => key),
    );
    const titleOf = new Map(titles.map((item) => [item.key, item]));
    const { dishes, popularFrom, averageMargin } = placeDishes(sold);
    const pieces = sold.reduce((sum, dish) => sum + dish.pieces, 0);
    return {
      ...shownDays(scope),
      currency,
      popular_from: popularFrom,
      average_margin: averageMargin,
      dishes: dishes
        .toSorted((a, b) => b.pieces - a.pieces || Number(a.key) - Number(b.key))
        .map(
          (dish): PlacedDish => ({
            key: dish.key,
            title: titleOf.get(dish.key)?.title ?? "",
            category: titleOf.get(dish.key)?.category ?? null,
            pieces: dish.pieces,
            pieces_before: piecesBefore.get(dish.key) ?? 0,
            pieces_same_weekdays: piecesOfWeekdays.get(dish.key) ?? 0,
            share: scaleHalfUp(dish.pieces, 10_000, pieces),
            is_popular: dish.isPopular,
            unknown_pieces: dish.pieces - dish.knownPieces,
            price: ofPiece(dish.net, dish),
            cost: ofPiece(dish.cost, dish),
            margin: dish.margin,
            field: dish.field,
          }),
        ),
    };
  });
}

const ofPiece = (amount: Cents, { knownPieces }: SoldDish): Cents | null =>
  knownPieces > 0 ? cents(scaleHalfUp(amount, 1, knownPieces)) : null;

/**
 * Returns the sales of each item, apart for known and unknown cost; items that were fully taken back are left out.
 */
function soldDishes(sums: readonly SumRow[]): (SoldDish & { readonly key: string })[] {
  return [...Map.groupBy(sums, ({ key }) => key)].flatMap(([key, rows]) => {
    const pieces = rows.reduce((sum, { count }) => sum + count, 0);
    const known = rows.find(({ detail }) => detail === "known");
    const dish = { key, pieces, knownPieces: known?.count ?? 0 };
    return pieces > 0 ? [{ ...dish, net: known?.net ?? ZERO_CENTS, cost: known?.amount ?? ZERO_CENTS }] : [];
  });
}

/** Pieces of each item, of known or unknown cost. */
function piecesOf(sums: readonly SumRow[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { key, count } of sums) pieces.set(key, (pieces.get(key) ?? 0) + count);
  return pieces;
}
