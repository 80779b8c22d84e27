import { catalogueName, placeName } from "#core/catalogues/server/public.ts";

type Recorded = Readonly<Record<string, unknown>> | null;

const BETWEEN = " · ";

/** Fields that hold a code of an official list, with what is shown instead; null where it is no code of the list. */
const nameOf: Readonly<Record<string, (recorded: string) => string | null>> = {
  address: placesOf,
  document: documentOf,
  item_type: (code) => catalogueName("itemTypes", code),
  unit: (code) => catalogueName("units", code),
  tribute: (code) => catalogueName("tributes", code),
  additional_tribute: (code) => catalogueName("tributes", code),
};

/** Returns what was recorded with the names of official codes in their place: entries keep the codes, which nobody knows by heart. */
export function withOfficialNames(recorded: Recorded): Recorded {
  if (recorded === null) return null;
  return Object.fromEntries(
    Object.entries(recorded).map(([field, value]) => [
      field,
      (typeof value === "string" && Object.hasOwn(nameOf, field) ? nameOf[field]?.(value) : null) ?? value,
    ]),
  );
}

/** An address ends in the codes of its district, municipality and department, as many as were given. */
function placesOf(address: string): string | null {
  const parts = address.split(BETWEEN);
  for (const count of [3, 2, 1]) {
    const [department = "", municipality, district] = parts.slice(-count).toReversed();
    const places = [
      district === undefined ? [] : [placeName(department, municipality, district)],
      municipality === undefined ? [] : [placeName(department, municipality)],
      [placeName(department)],
    ].flat();
    if (places.length === count && !places.includes(null))
      return [...parts.slice(0, -count), ...places].join(BETWEEN);
  }
  return null;
}

/** The kind of an identity document stands before its number. */
function documentOf(document: string): string | null {
  const [code = "", ...number] = document.split(BETWEEN);
  const name = number.length === 0 ? null : catalogueName("documentTypes", code);
  return name === null ? null : [name, ...number].join(BETWEEN);
}
