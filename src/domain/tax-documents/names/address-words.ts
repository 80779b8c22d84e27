/**
 * An address for people (guide §4, §23): what was written, then district, municipality and department by their names, narrowest
 * first. A place that the words say already, as the older generation has the district among them, is not said twice; what the
 * catalogues shout is written as people write it.
 */
export function addressWords(written: string, places: readonly (string | null)[]): string {
  const words = written.split(",").map((part) => part.trim());
  const said = new Set(words.map((part) => part.toLocaleLowerCase("es")));
  const added = places.filter(
    (place) => place !== null && place !== "" && !said.has(place.toLocaleLowerCase("es")),
  );
  return [...words, ...added.map((place) => asWritten(place ?? ""))].filter((part) => part !== "").join(", ");
}

function asWritten(place: string): string {
  if (place !== place.toLocaleUpperCase("es")) return place;
  return place
    .toLocaleLowerCase("es")
    .replaceAll(/(^|\s)\p{L}/gu, (initial) => initial.toLocaleUpperCase("es"));
}
