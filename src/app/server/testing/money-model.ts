// A model of a restaurant's money, in plain integers of cents and without the product's arithmetic.
import { createDiscountCode } from "#db/seeds/charge.ts";
import type { Id, InvoiceId, MenuItemId, OrderId, OrderLineId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Relation of a price to IVA of 13 %. */
export const taxKinds = ["added", "inside", "none"] as const;
export type TaxKind = (typeof taxKinds)[number];

export interface ModelDish {
  readonly id: MenuItemId;
  readonly kind: TaxKind;
  readonly price: number;
}

export interface ModelLine {
  readonly id: OrderLineId;
  readonly kind: TaxKind;
  readonly seat: number;
  /** Price of all pieces; 0 once they were given for free. */
  price: number;
  isActive: boolean;
}

/** A payment with its own invoice. */
export interface ModelPart {
  readonly id: InvoiceId;
  readonly amount: number;
  readonly tip: number;
  readonly isCash: boolean;
  /** The cash session that took it. */
  readonly session: number;
  undone: boolean;
  refunded: number;
  tipRefunded: number;
  /** Lines of the invoice with the pieces that can still be given back. */
  left: Map<Id<"InvoiceLine">, number> | null;
}

export interface ModelOrder {
  readonly id: OrderId;
  readonly lines: readonly ModelLine[];
  readonly parts: ModelPart[];
  state: "open" | "parts" | "paid" | "cancelled";
  /** Frozen with the first payment. */
  discount: Discount | null;
}

/** Codes as a cashier types them, with what they take off together: the share, then the amount. */
export interface Discount {
  readonly codes: readonly string[];
  readonly percent: number;
  readonly cents: number;
}

/** A code of ten percent and one of a dollar, alone and together. */
export async function modelDiscounts(tx: Tx): Promise<Discount[]> {
  await createDiscountCode(tx, { code: "DOLAR", off: { amount: 100 }, isCombinable: true });
  await createDiscountCode(tx, { code: "DIEZ", off: { percent: 1_000 }, isCombinable: true });
  return [
    { codes: ["DIEZ"], percent: 10, cents: 0 },
    { codes: ["DOLAR"], percent: 0, cents: 100 },
    { codes: ["DOLAR", "DIEZ"], percent: 10, cents: 100 },
  ];
}

/** Returns how a call names the codes: the specified one, and the others. */
export function namedIn(discount: Discount | null) {
  const [discountCode = null, ...discountCodes] = discount?.codes ?? [];
  return { discountCode, discountCodes };
}

/** A session of the drawer: what was in it, what came and went, by way to pay. */
export interface ModelSession {
  readonly id: number;
  float: number;
  moved: number;
  cash: number;
  card: number;
}

/** Rounded half up, for what is not negative. */
const halfUp = (top: number, bottom: number) => Math.floor((2 * top + bottom) / (2 * bottom));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Largest remainder, the earlier of equal ones first. */
export function divided(amount: number, weights: readonly number[]): number[] {
  const total = sumOf(weights);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / total));
  const ranked = weights
    .map((weight, index) => ({ index, left: (amount * weight) % total }))
    .toSorted((a, b) => b.left - a.left || a.index - b.index);
  const lucky = new Set(ranked.slice(0, amount - sumOf(parts)).map(({ index }) => index));
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0));
}

export interface Cost {
  readonly total: number;
  readonly tax: number;
  readonly discount: number;
  readonly service: number;
}

/**
 * Returns the cost of an order at a rate of service (basis points): each kind of tax summed up, less its share of
 * the discount, with its share of the service. Tax, and the service charge without it, are those of a document: 13
 * of 113 of all that bears it.
 */
export function costOf({ lines, discount }: Pick<ModelOrder, "lines" | "discount">, service: number): Cost {
  const { off, groups } = groupsOf({ lines, discount }, service);
  const ofGroups = (figure: "total" | "charged", isTaxed: boolean) =>
    sumOf(groups.filter(({ kind }) => (kind !== "none") === isTaxed).map((group) => group[figure]));
  const [taxed, charged] = [ofGroups("total", true), ofGroups("charged", true)];
  return {
    total: taxed + ofGroups("total", false),
    tax: taxOf("inside", taxed),
    discount: off,
    service: charged - taxOf("inside", charged) + ofGroups("charged", false),
  };
}

/**
 * Returns the amounts of each kind of tax: its share of the discount, what is paid for it, and the service
 * charge in that.
 */
function groupsOf({ lines, discount }: Pick<ModelOrder, "lines" | "discount">, service: number) {
  const members = taxKinds.map((kind) => lines.filter((line) => line.isActive && line.kind === kind));
  const sums = members.map((own) => sumOf(own.map((line) => line.price)));
  const listed = sumOf(sums);
  const off = discount === null ? 0 : Math.min(listed, offOf(discount, listed));
  const shares = divided(off, sums);
  const bases = sums.map((sum, index) => sum - (shares[index] ?? 0));
  const charge = halfUp((listed - off) * service, 10_000);
  const charges = divided(charge, bases);
  const groups = taxKinds.map((kind, index) => {
    const base = (bases[index] ?? 0) + (charges[index] ?? 0);
    const grossOf = (amount: number) => (kind === "added" ? amount + taxOf(kind, amount) : amount);
    const [total, charged] = [grossOf(base), grossOf(charges[index] ?? 0)];
    return { kind, own: members[index] ?? [], off: shares[index] ?? 0, total, charged };
  });
  return { off, groups };
}

function taxOf(kind: TaxKind, base: number): number {
  if (kind === "none") return 0;
  return kind === "added" ? halfUp(base * 13, 100) : halfUp(base * 13, 113);
}

/** Returns the cost of each active line of an unpaid order: its share of its group after the discount. */
export function lineCosts(
  order: Pick<ModelOrder, "lines" | "discount">,
  service: number,
): Map<OrderLineId, number> {
  return new Map(
    groupsOf(order, service).groups.flatMap(({ kind, own, off, total }) => {
      const inOrder = own.toSorted((a, b) => a.id - b.id);
      const listed = inOrder.map((line) => line.price);
      const offs = divided(off, listed);
      const rest = listed.map((price, index) => price - (offs[index] ?? 0));
      // Prices with tax on top keep what they say, and share what comes on top; all else is shared as a whole.
      const fixed = kind === "added" ? rest : rest.map(() => 0);
      const shared = divided(total - sumOf(fixed), rest);
      return inOrder.map((line, index) => [line.id, (fixed[index] ?? 0) + (shared[index] ?? 0)] as const);
    }),
  );
}

function offOf({ percent, cents }: Discount, listed: number): number {
  return halfUp(listed * percent, 100) + cents;
}

/** Sum of the payments that were not taken back. */
export function paidOf({ parts }: ModelOrder): number {
  return sumOf(parts.filter((part) => !part.undone).map((part) => part.amount));
}

/** Amount that must be in the drawer. */
export function inDrawer({ float, moved, cash }: ModelSession): number {
  return float + moved + cash;
}
