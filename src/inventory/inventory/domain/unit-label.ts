/** Units whose short name is a word of a language; all others are international or the restaurant's own. */
const worded = ["pc", "fl_oz"] as const;
type WordedUnit = (typeof worded)[number];

/** The short name of a unit: a message key, or the unit itself. */
type UnitLabel = `inventory.unit_short.${WordedUnit}` | { readonly text: string };

/** Returns the short name of a unit: `pc` is stored and sent, people read "u". */
export function unitLabel(unit: string): UnitLabel {
  const known = worded.find((each) => each === unit);
  return known === undefined ? { text: unit } : `inventory.unit_short.${known}`;
}
