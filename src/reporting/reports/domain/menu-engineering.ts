import { type Cents, cents, subtractCents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/** The four fields of a menu: popular or not, with a margin above the average or not. */
export const menuFields = ["star", "workhorse", "puzzle", "dog"] as const;
export type MenuField = (typeof menuFields)[number];

/** Percent of an even share from which a dish is popular. */
const POPULAR_PERCENT = 70;

/** Sales of a dish in a period. */
export interface SoldDish {
  /** Pieces; they decide whether it is popular. */
  readonly pieces: number;
  /** Number of them whose cost is known, with their price without tax and their cost. */
  readonly knownPieces: number;
  readonly net: Cents;
  readonly cost: Cents;
}

/**
 * Place of a dish in the menu: null while its cost is unknown, because a dish without a known cost is not free.
 */
export interface PlacedDish {
  /**
   * Margin of one piece: its price without tax less the cost of its ingredients. Below 0: it is sold at a loss.
   */
  readonly margin: Cents | null;
  readonly field: MenuField | null;
  readonly isPopular: boolean;
}

interface PlacedMenu<Dish extends SoldDish> {
  readonly dishes: readonly (Dish & PlacedDish)[];
  /** Pieces from which a dish is popular. */
  readonly popularFrom: number;
  /** Average margin of a piece, weighted by sales; null while no cost is known. */
  readonly averageMargin: Cents | null;
}

/**
 * Classifies dishes by the menu engineering of Kasavana and Smith (Menu Engineering, 1982). A dish is popular when
 * its share of the sales is at least 70 % of an even share (100 % ÷ dishes). Its margin is high when its contribution
 * margin, price less food cost, is at least the average of all pieces sold. Popular and high: a star. Popular: a
 * workhorse (plowhorse). High: a puzzle. Neither: a dog. Prices are without tax, which the restaurant does not keep.
 * Dishes of unknown cost count for popularity and have no field. Pass only dishes that were sold.
 */
export function placeDishes<Dish extends SoldDish>(dishes: readonly Dish[]): PlacedMenu<Dish> {
  const pieces = sum(dishes, (dish) => dish.pieces);
  const known = sum(dishes, (dish) => dish.knownPieces);
  const earned = sum(dishes, (dish) => subtractCents(dish.net, dish.cost));
  const popularFrom = dishes.length === 0 ? 0 : Math.ceil((pieces * POPULAR_PERCENT) / (100 * dishes.length));
  const place = (dish: Dish): Dish & PlacedDish => {
    const isPopular = dish.pieces * 100 * dishes.length >= pieces * POPULAR_PERCENT;
    if (dish.knownPieces <= 0) return { ...dish, margin: null, field: null, isPopular };
    const own = subtractCents(dish.net, dish.cost);
    // Compared exactly: two margins that look alike may differ by less than a cent.
    const isHigh = BigInt(own) * BigInt(known) >= BigInt(earned) * BigInt(dish.knownPieces);
    return { ...dish, margin: ofPiece(own, dish.knownPieces), field: fieldOf(isPopular, isHigh), isPopular };
  };
  return {
    dishes: dishes.map(place),
    popularFrom,
    averageMargin: known > 0 ? ofPiece(cents(earned), known) : null,
  };
}

function fieldOf(isPopular: boolean, isHigh: boolean): MenuField {
  if (isPopular) return isHigh ? "star" : "workhorse";
  return isHigh ? "puzzle" : "dog";
}

const ofPiece = (amount: Cents, pieces: number): Cents => cents(scaleHalfUp(amount, 1, pieces));

function sum<Dish>(dishes: readonly Dish[], of: (dish: Dish) => number): number {
  return dishes.reduce((total, dish) => total + of(dish), 0);
}
