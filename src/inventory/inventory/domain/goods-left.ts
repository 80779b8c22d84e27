import type { Id } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Micros } from "./unit-cost.ts";

/** Change of one ingredient's stock by a purchase, in the order of the ledger. */
export interface PurchaseMovement {
  readonly purchaseId: Id<"Purchase">;
  /** Above 0: came in. Below 0: went back. 0: a debit note that made goods in stock dearer. */
  readonly delta: Thousandths;
  /** Quantity that a debit note is about. */
  readonly repriced: Thousandths;
  /** Stock after it. */
  readonly quantityAfter: Thousandths;
  /** Cost of one unit at that moment. */
  readonly unitCost: Micros | null;
}

/**
 * A part of the stock in 10⁻⁹ of a thousandth of its unit: shares are divided often, and rounded down each time.
 */
export type Share = bigint;

export const WHOLE_SHARE = 1_000_000_000n;

/** Remaining goods of a purchase, or of those that a debit note made dearer. */
interface LeftGoods {
  readonly purchaseId: Id<"Purchase">;
  readonly unitCost: Micros | null;
  readonly share: Share;
  /** A debit note: its share belongs to goods that other purchases brought. */
  readonly isNote: boolean;
}

/** The stock of an ingredient as the moving average sees it: goods of all purchases mixed. */
export interface MixedStock {
  readonly quantity: Thousandths;
  readonly goods: readonly LeftGoods[];
}

/**
 * Returns how much of each purchase is still in a stock of `now`. An average knows no older and newer goods: whatever
 * is used, thrown away or returned by a void changes all shares alike, in proportion to the quantity.
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

/** Goods of unknown cost are valued at the cost of the next ones, as in the average. */
const priced = (goods: readonly LeftGoods[], cost: Micros | null) =>
  goods.map((each) => ({ ...each, unitCost: each.unitCost ?? cost }));

/**
 * Takes back `quantity`: from the remaining goods of its own purchase, or for a credit note, which names no purchase,
 * from the newest goods bought at its price or within a thousandth of it. Their share leaves the stock; what was used
 * of them meanwhile is taken from all others alike. `taken` is null when nothing of them is left.
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
  // Each good of a purchase is returned once, so that two lines of one ingredient both find theirs.
  const rest = stock.goods.flatMap((each) => {
    if (each !== source) return [each];
    return own ? [] : [{ ...each, share: each.share - share }];
  });
  const others = BigInt(stock.quantity) * WHOLE_SHARE - share;
  const left = { quantity: after, goods: scaled(rest, BigInt(after) * WHOLE_SHARE, others) };
  return { taken: source ? { ...source, share } : null, left };
}

/** Returned goods, and their unit cost if it is known. */
interface ReturnedGoods {
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
