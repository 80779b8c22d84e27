import type { Thousandths } from "../../../domain/inventory/quantity.ts";
import { convertQuantity } from "../../../domain/inventory/units.ts";
import { AppError } from "../../platform/http/app-error.ts";

/**
 * What was typed in some unit, in the one it is kept in, half-up to a thousandth. Refuses `unit` when it is of another family,
 * and `field` when it is nothing in the unit it is kept in (0.4 g in kg).
 */
export function quantityIn(
  unit: string,
  typed: Thousandths,
  typedUnit: string,
  field = "quantity",
): Thousandths {
  const quantity = convertQuantity(typed, typedUnit, unit);
  if (quantity === null)
    throw new AppError("invalid_input", { fields: [{ field: "unit", code: "unit_differs" }] });
  if (quantity === 0 && typed !== 0)
    throw new AppError("invalid_input", { fields: [{ field, code: "too_small" }] });
  return quantity;
}
