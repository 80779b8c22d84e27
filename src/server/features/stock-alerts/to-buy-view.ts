import type { ItemToBuy } from "../../../contract/inventory/to-buy.ts";
import { quantityToBuy, tenthsOfDaysLeft, usagePerDay } from "../../../domain/inventory/to-buy.ts";
import { costOf } from "../../../domain/inventory/unit-cost.ts";
import type { ToBuyRow } from "./to-buy-list.ts";

/** An ingredient as the list shows it: how long it lasts, and how much to buy for so many days. */
export function toBuyView(row: ToBuyRow, days: number): ItemToBuy {
  const { observed_ms, average_cost, last_date, last_vendor, last_cost, ...shown } = row;
  const stock = {
    current: row.quantity,
    minimum: row.min_quantity_threshold,
    used: row.used,
    observedMs: observed_ms,
  };
  const tenths = tenthsOfDaysLeft(stock);
  const proposed = quantityToBuy(stock, days);
  const unitCost = last_cost ?? average_cost;
  return {
    ...shown,
    usage_per_day: usagePerDay(stock),
    days_left: tenths === null ? null : tenths / 10,
    proposed,
    last_purchase:
      last_date === null || last_cost === null
        ? null
        : { date: last_date, vendor_name: last_vendor, unit_cost: last_cost },
    cost: unitCost === null || proposed === 0 ? null : costOf([{ quantity: proposed, unitCost }]),
  };
}
