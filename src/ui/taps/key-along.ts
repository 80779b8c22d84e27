const turned: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/**
 * The key of an event as it counts along a line that runs from left to right: where lines run the other way, the left arrow leads
 * onwards and counts as the right one.
 */
export function keyAlong({
  key,
  currentTarget,
}: {
  readonly key: string;
  readonly currentTarget: Element;
}): string {
  return getComputedStyle(currentTarget).direction === "rtl" ? (turned[key] ?? key) : key;
}
