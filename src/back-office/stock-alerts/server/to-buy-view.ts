import {
  packSize,
  quantityToBuy,
  tenthsOfDaysLeft,
  usagePerDay,
} from "#inventory/inventory/domain/to-buy.ts";
import { costOf } from "#inventory/inventory/domain/unit-cost.ts";
import type { ItemToBuy } from "../contract/to-buy.ts";
import type { ToBuyRow } from "./to-buy-list.ts";

/** An ingredient as the list shows it: how long it lasts, and how much to buy for so many days. */
export function toBuyView(row: ToBuyRow, days: number): ItemToBuy {
  const stock = {
    current: row.quantity,
    minimum: row.min_quantity_threshold,
    used: row.used,
    observedMs: row.observed_ms,
  };
  const tenths = tenthsOfDaysLeft(stock);
  const pack = packOf(row);
  const proposed = quantityToBuy(stock, days, pack?.size);
  const unitCost = row.last_cost ?? row.average_cost;
  return {
    id: row.id,
    title: row.title,
    group_title: row.group_title,
    unit: row.unit,
    quantity: row.quantity,
    min_quantity_threshold: row.min_quantity_threshold,
    status: row.status,
    used: row.used,
    usage_per_day: usagePerDay(stock),
    days_left: tenths === null ? null : tenths / 10,
    proposed,
    pack: pack && { name: pack.name, factor: pack.factor, count: proposed / pack.size },
    last_purchase:
      row.last_date === null || row.last_cost === null
        ? null
        : {
            date: row.last_date,
            vendor_id: row.vendor_id,
            vendor_name: row.last_vendor,
            unit_cost: row.last_cost,
          },
    cost: unitCost === null || proposed === 0 ? null : costOf([{ quantity: proposed, unitCost }]),
  };
}

function packOf({ pack_name: name, pack_factor: factor, unit }: ToBuyRow) {
  const pack = name === null || factor === null ? null : { name, factor };
  const size = packSize(pack, unit);
  return pack && size && { ...pack, size };
}
