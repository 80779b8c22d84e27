/**
 * Writes an address for people (guide §4, §23): the typed text, then the names of district, municipality and
 * department. A district is not repeated when the text of the older generation has it already. Names in
 * capitals in the catalogues are written as people write them.
 */
export function addressWords(
  written: string,
  { district, ...wider }: Record<"district" | "municipality" | "department", string | null>,
): string {
  const words = written.split(",").map((part) => part.trim());
  const isSaid = words.some((part) => part.toLocaleLowerCase("es") === district?.toLocaleLowerCase("es"));
  const places = [isSaid ? null : district, wider.municipality, wider.department];
  return [...words, ...places.map((place) => asWritten(place ?? ""))]
    .filter((part) => part !== "")
    .join(", ");
}

function asWritten(place: string): string {
  if (place !== place.toLocaleUpperCase("es")) return place;
  return place
    .toLocaleLowerCase("es")
    .replaceAll(/(^|\s)\p{L}/gu, (initial) => initial.toLocaleUpperCase("es"));
}
