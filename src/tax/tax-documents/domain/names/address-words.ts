/**
 * An address for people (guide §4, §23): what was written, then district, municipality and department by their names. The district is
 * not said twice: the older generation has it among the words. What the catalogues shout is written as people write it.
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
