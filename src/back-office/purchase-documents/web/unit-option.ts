import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { SelectOption } from "#ui/forms/match-options.ts";

/** A unit as it is chosen: as stock shows it, with its name where it has one. */
export function unitOption(unit: string, t: Translate): SelectOption {
  const known = measuredUnits.find((each) => each === unit);
  return { value: unit, label: unit, hint: known && t(`inventory.units.${known}`) };
}
