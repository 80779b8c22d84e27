import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readMenuEngineering as definition, PlacedDish } from "../../contract/menu-engineering.ts";
import { afterRefunds } from "../../domain/after-refunds.ts";
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
            refunded_pieces: dish.refundedPieces,
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

type RefundedDish = SoldDish & { readonly key: string; readonly refundedPieces: number };

/**
 * Returns the sales of each item after refunds, apart for known and unknown cost; items of which nothing is left are
 * left out. A piece that was given back takes its price and its cost along, so that averages are of the others.
 */
function soldDishes(sums: readonly SumRow[]): RefundedDish[] {
  return [...Map.groupBy(sums, ({ key }) => key)].flatMap(([key, rows]) => {
    const pieces = rows.reduce((sum, row) => sum + piecesLeft(row), 0);
    if (pieces <= 0) return [];
    const refundedPieces = rows.reduce((sum, { refundedCount }) => sum + refundedCount, 0);
    const known = rows.find((row) => row.detail === "known" && piecesLeft(row) > 0);
    if (known === undefined)
      return [{ key, pieces, refundedPieces, knownPieces: 0, net: ZERO_CENTS, cost: ZERO_CENTS }];
    const { net, amount: cost } = afterRefunds(known);
    return [{ key, pieces, refundedPieces, knownPieces: piecesLeft(known), net, cost }];
  });
}

const piecesLeft = ({ count, refundedCount }: SumRow): number => count - refundedCount;

/** Pieces of each item after refunds, of known or unknown cost. */
function piecesOf(sums: readonly SumRow[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const sum of sums) pieces.set(sum.key, (pieces.get(sum.key) ?? 0) + piecesLeft(sum));
  return pieces;
}
