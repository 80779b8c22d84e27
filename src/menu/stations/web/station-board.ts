import { screens } from "#platform/domain/access/screens.ts";
import type { Station } from "../contract/stations.ts";

const boardPaths = { kitchen: screens.kitchen.path, bar: screens.bar.path } as const;

/** Where the board of a station is: kitchen and bar have an address of their own, others are the kitchen's. */
export function boardLink({ slug }: Pick<Station, "slug">) {
  const to = slug === "bar" ? boardPaths.bar : boardPaths.kitchen;
  return { to, search: { station: slug === "bar" ? undefined : slug } };
}

/** The address of the board as text, to be copied to a tablet. */
export function boardAddress(station: Pick<Station, "slug">): string {
  const { to, search } = boardLink(station);
  return search.station === undefined ? to : `${to}?station=${search.station}`;
}
