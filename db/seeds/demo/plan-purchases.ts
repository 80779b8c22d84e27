import { averageCostWith, averageCostWithout } from "#inventory/inventory/domain/average-cost.ts";
import { costOf, type Micros, micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { SeededMovement } from "../stock.ts";
import { demoStock, type IngredientKey } from "./demo-stock.ts";
import { type DemoVendor, demoPackages, demoVendors } from "./demo-vendors.ts";
import { dayOf } from "./insert-sales.ts";

export interface PlannedPurchaseLine {
  readonly item: InventoryItemId;
  readonly title: string;
  /** In thousandths of the ingredient's unit. */
  readonly quantity: number;
  readonly unit: string;
  /** Units of the ingredient in one purchased unit. */
  readonly pieces: number;
  /** Cost of the ingredient's unit; null when unknown. */
  readonly cost: Micros | null;
  readonly total: Cents | null;
}

export interface PlannedPurchase {
  readonly number: number;
  readonly vendor: DemoVendor;
  readonly day: string;
  readonly at: Date;
  readonly lines: readonly PlannedPurchaseLine[];
  /** Time of the cancellation of a purchase that was recorded twice. */
  readonly cancelledAt: Date | null;
}

export interface PlannedPurchases {
  readonly purchases: readonly PlannedPurchase[];
  /** All movements: those of purchases with their number and cost, each with the average after it. */
  readonly movements: readonly SeededMovement[];
}

/** Recorded again by mistake, and taken back. */
const AGAIN_MS = 10 * MINUTE_MS;
const BACK_MS = 5 * MINUTE_MS;

/**
 * Deliveries as purchases: those of one vendor and day are one. Each delivery of a thing costs more than the one before by what
 * its vendor raises; one purchase was recorded twice, and the second taken back.
 */
export function planPurchases(
  ingredients: ReadonlyMap<InventoryItemId, IngredientKey>,
  planned: readonly SeededMovement[],
): PlannedPurchases {
  const movements = inOrder(planned);
  const delivered = movements.filter(({ cause }) => cause === "purchase");
  const keyOf = (item: InventoryItemId) => ingredients.get(item) ?? "res";
  const groups = [
    ...Map.groupBy(delivered, ({ item, at }) => `${dayOf(at)} ${vendorOf(keyOf(item)).name}`).values(),
  ].toSorted((a, b) => latest(a) - latest(b));
  const twice = Math.floor(groups.length / 2);
  const deliveries = new Map<InventoryItemId, number>();
  const numbers = new Map<SeededMovement, { number: number; cost: Micros | null }>();
  const mistaken: SeededMovement[] = [];
  const purchases: PlannedPurchase[] = [];
  const keep = (group: readonly SeededMovement[], at: number, cancelledAt: Date | null) => {
    const number = purchases.length + 1;
    const lines = group.map((movement) => {
      const times = deliveries.get(movement.item) ?? 0;
      if (cancelledAt === null) deliveries.set(movement.item, times + 1);
      const line = lineOf(movement, keyOf(movement.item), cancelledAt === null ? times : times - 1);
      numbers.set(movement, { number, cost: line.cost });
      return line;
    });
    const [first] = group;
    const vendor = vendorOf(keyOf(first?.item ?? (0 as InventoryItemId)));
    purchases.push({ number, vendor, day: dayOf(new Date(at)), at: new Date(at), lines, cancelledAt });
  };
  for (const [index, group] of groups.entries()) {
    const at = latest(group);
    keep(group, at, null);
    if (index !== twice) continue;
    const again = group.map((movement) => ({ ...movement, at: new Date(at + AGAIN_MS) }));
    const backAt = new Date(at + AGAIN_MS + BACK_MS);
    keep(again, at + AGAIN_MS, backAt);
    for (const movement of again) {
      const back = {
        ...movement,
        quantity: -movement.quantity,
        cause: "purchase_cancelled",
        at: backAt,
      } as const;
      numbers.set(back, numbers.get(movement) ?? { number: 0, cost: null });
      mistaken.push(movement, back);
    }
  }
  return { purchases, movements: withAverages(ingredients, inOrder([...movements, ...mistaken]), numbers) };
}

const inOrder = (movements: readonly SeededMovement[]) =>
  movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());

const latest = (group: readonly SeededMovement[]) => Math.max(...group.map(({ at }) => at.getTime()));

function vendorOf(key: IngredientKey): DemoVendor {
  const vendor = demoVendors.find(({ sells }) => sells.includes(key));
  if (!vendor) throw new Error(`Nobody sells ${key}`);
  return vendor;
}

function lineOf({ item, quantity }: SeededMovement, key: IngredientKey, times: number): PlannedPurchaseLine {
  const { title, unit, cost: usual } = demoStock[key];
  const { rise } = vendorOf(key);
  const { unit: bought = unit, pieces = 1 } = demoPackages[key] ?? {};
  const cost = usual === null ? null : micros(Math.round(usual * (1 + (rise * times) / 1000)) * 10_000);
  const total = cost === null ? null : costOf([{ quantity: thousandths(quantity), unitCost: cost }]);
  return { item, title, quantity, unit: bought, pieces, cost, total };
}

/** Average cost of a unit at each movement, and from which time on, as the ledger keeps it. */
function withAverages(
  ingredients: ReadonlyMap<InventoryItemId, IngredientKey>,
  movements: readonly SeededMovement[],
  numbers: ReadonlyMap<SeededMovement, { number: number; cost: Micros | null }>,
): SeededMovement[] {
  const held = new Map<InventoryItemId, { quantity: number; averageCost: Micros | null }>();
  return movements.map((movement): SeededMovement => {
    const { item, quantity } = movement;
    const usual = demoStock[ingredients.get(item) ?? "res"].cost;
    const before = held.get(item) ?? {
      quantity: 0,
      averageCost: usual === null ? null : micros(usual * 10_000),
    };
    const stock = { ...before, quantity: thousandths(before.quantity) };
    const bought = numbers.get(movement);
    const moved = { quantity: thousandths(Math.abs(quantity)), unitCost: bought?.cost ?? null };
    let { averageCost } = stock;
    if (bought) averageCost = quantity > 0 ? averageCostWith(stock, moved) : averageCostWithout(stock, moved);
    held.set(item, { quantity: stock.quantity + quantity, averageCost });
    const cost = moved.unitCost ?? stock.averageCost;
    if (!bought) return { ...movement, cost };
    return { ...movement, cost, average: averageCost, purchase: bought.number };
  });
}
