import { type Cents, cents, subtractCents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/** The four fields of a menu: popular or not, with a margin above the average or not. */
export const menuFields = ["star", "workhorse", "puzzle", "dog"] as const;
export type MenuField = (typeof menuFields)[number];

/** Part of an even share from which a dish is popular, in percent. */
export const POPULAR_PERCENT = 70;

/** What was sold of a dish in a period. */
export interface SoldDish {
  /** Pieces, by which it is popular or not. */
  readonly pieces: number;
  /** Of them those whose cost is known, their price without tax and what they cost. */
  readonly knownPieces: number;
  readonly net: Cents;
  readonly cost: Cents;
}

/** Where a dish stands: all of it null while its cost is not known, because a dish without a cost is not a free one. */
export interface PlacedDish {
  /** Of a piece: what its price without tax leaves when its ingredients are paid. Below 0: it is sold at a loss. */
  readonly margin: Cents | null;
  readonly field: MenuField | null;
  readonly isPopular: boolean;
}

export interface PlacedMenu<Dish extends SoldDish> {
  readonly dishes: readonly (Dish & PlacedDish)[];
  /** Pieces from which a dish is popular. */
  readonly popularFrom: number;
  /** The margin of a piece on average, each dish by how many were sold; null while no cost is known. */
  readonly averageMargin: Cents | null;
}

/**
 * Menu engineering by Kasavana and Smith (Menu Engineering, 1982). A dish is popular when its share of what was sold is at least 70 %
 * of an even share (100 % ÷ dishes); its margin is high when its contribution margin, price less food cost, is at least the average of
 * all pieces sold. Popular and high: a star. Popular: a workhorse (plowhorse). High: a puzzle. Neither: a dog. Prices are without tax, which
 * is not the restaurant's. Dishes whose cost is not known count for popularity and have no field. Give dishes of which a piece was sold.
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
    // Compared as they are: two margins that are written alike may differ by less than a cent.
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
