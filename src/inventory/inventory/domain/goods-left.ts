import type { Id } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Micros } from "./unit-cost.ts";

/** What a purchase did to the stock of one ingredient, in the order of the ledger. */
export interface PurchaseMovement {
  readonly purchaseId: Id<"Purchase">;
  /** Above 0: came in. Below: went back. 0: a debit note, by which goods that were there cost more. */
  readonly delta: Thousandths;
  /** Of a debit note: how much it is for. */
  readonly repriced: Thousandths;
  /** What was there after it. */
  readonly quantityAfter: Thousandths;
  /** What a unit cost when it moved. */
  readonly unitCost: Micros | null;
}

/** A part of the stock in 10⁻⁹ of a thousandth of its unit: shares are divided often, and rounded down each time. */
export type Share = bigint;

export const WHOLE_SHARE = 1_000_000_000n;

/** What is left of goods that came with a purchase, or of those that a debit note made dearer. */
export interface LeftGoods {
  readonly purchaseId: Id<"Purchase">;
  readonly unitCost: Micros | null;
  readonly share: Share;
  /** Debit notes: the share is of goods that others brought. */
  readonly isNote: boolean;
}

/** The stock of an ingredient as the moving average sees it: goods of all purchases mixed. */
export interface MixedStock {
  readonly quantity: Thousandths;
  readonly goods: readonly LeftGoods[];
}

/**
 * What of each purchase is still in a stock of `now`. An average knows no older and newer goods: whatever is used, thrown away or
 * brought back by a void is taken of all alike, so that between two purchases every share changes as the quantity does.
 */
export function goodsLeft(movements: readonly PurchaseMovement[], now: Thousandths): MixedStock {
  let stock: MixedStock = { quantity: thousandths(0), goods: [] };
  for (const { purchaseId, delta, repriced, quantityAfter, unitCost } of movements) {
    stock = usedTo(stock, thousandths(quantityAfter - delta));
    const isNote = delta === 0;
    if (delta < 0) {
      const returned = { purchaseId, quantity: thousandths(-delta), price: unitCost };
      stock = withoutGoods(stock, returned).left;
    } else {
      const share = BigInt(isNote ? Math.min(repriced, Math.max(quantityAfter, 0)) : delta) * WHOLE_SHARE;
      stock = {
        quantity: quantityAfter,
        goods: [...priced(stock.goods, unitCost), { purchaseId, unitCost, share, isNote }],
      };
    }
  }
  return usedTo(stock, now);
}

/** Goods of which nobody knew the cost are worth what the next ones cost, as the average has it. */
const priced = (goods: readonly LeftGoods[], cost: Micros | null) =>
  goods.map((each) => ({ ...each, unitCost: each.unitCost ?? cost }));

/**
 * Takes `quantity` back: of what is left of the purchase's own goods, or for a credit note, which does not say which purchase they
 * came with, of the newest that were bought at its price or within a thousandth of it. Their share leaves, and what was used of them
 * meanwhile leaves of all others alike. `taken` is null where nothing of them is left.
 */
export function withoutGoods(
  stock: MixedStock,
  { purchaseId, quantity, price }: ReturnedGoods,
): { readonly taken: LeftGoods | null; readonly left: MixedStock } {
  const goods = stock.goods.filter(({ isNote }) => !isNote);
  const own = goods.find((each) => each.purchaseId === purchaseId);
  const source = own ?? goods.findLast(({ unitCost, share }) => share > 0n && isNear(unitCost, price));
  const share = own?.share ?? (source ? smaller(source.share, BigInt(quantity) * WHOLE_SHARE) : 0n);
  const after = thousandths(stock.quantity - quantity);
  // What a purchase brought goes back once, so that of two lines of one ingredient each is found.
  const rest = stock.goods.flatMap((each) => {
    if (each !== source) return [each];
    return own ? [] : [{ ...each, share: each.share - share }];
  });
  const others = BigInt(stock.quantity) * WHOLE_SHARE - share;
  const left = { quantity: after, goods: scaled(rest, BigInt(after) * WHOLE_SHARE, others) };
  return { taken: source ? { ...source, share } : null, left };
}

/** Goods that go back, and what a unit of them cost as far as anybody said. */
export interface ReturnedGoods {
  readonly purchaseId: Id<"Purchase">;
  readonly quantity: Thousandths;
  readonly price: Micros | null;
}

const isNear = (cost: Micros | null, price: Micros | null) =>
  cost !== null && price !== null && Math.abs(cost - price) * 1000 <= price;

function usedTo({ quantity, goods }: MixedStock, next: Thousandths): MixedStock {
  return { quantity: next, goods: scaled(goods, BigInt(next), BigInt(quantity)) };
}

function scaled(goods: readonly LeftGoods[], times: bigint, over: bigint): LeftGoods[] {
  return goods.map((each) => ({
    ...each,
    share: over <= 0n || times <= 0n ? 0n : (each.share * times) / over,
  }));
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
