import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { convertQuantity, isLostInRounding } from "../domain/units.ts";

/**
 * What was typed in some unit, in the one it is kept in, half-up to a thousandth. Refuses `unit` when it is of another family,
 * and `field` when rounding it to the unit it is kept in changes it by more than a tenth (0.5 g in kg; docs/decisions/0059).
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
  if (isLostInRounding(typed, typedUnit, unit))
    throw new AppError("invalid_input", { fields: [{ field, code: "unit_too_big" }] });
  return quantity;
}
