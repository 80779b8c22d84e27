/** The areas of the product from the lowest: the code of each asks those before it (docs/architecture.md). */
export const areas = [
  "core",
  "inventory",
  "menu",
  "service",
  "tax",
  "money",
  "back-office",
  "reporting",
  "operator",
];

const place = /^src\/([a-z-]+)\/(?:([a-z-]+)\/)?(domain|contract|server|outside|web|guest|words)\//;

/** Returns area, feature and layer of a source file; the platform and the composition in `app` have no features. */
export function placeOf(file) {
  const [, area, feature, layer] = place.exec(file) ?? [];
  return area === undefined ? undefined : { area, feature, layer };
}

/** Returns the feature that a source file belongs to; undefined where it belongs to none. */
export const featureOf = (file) => placeOf(file)?.feature;
