import { areas, placeOf } from "../layout.mjs";
import type { ParsedSource } from "../parsed-sources.ts";
import { importedFiles } from "./imported-names.ts";

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The file that imports, and the one that it imports. */
  readonly file: string;
  readonly target: string;
}

/** Words, codes and routes are put together of all features in `app`; everybody reads them there. */
const isCatalogue = (target: string) => /^src\/app\/(words|contract|domain)\//.test(target);

/**
 * Returns the imports that lead from one area to another, types included. Left out: what `app` puts together, and the
 * domain that adapters to the world outside serve.
 */
export function areaArrows(source: ParsedSource): Arrow[] {
  const { area: from, layer } = placeOf(source.path) ?? {};
  if (from === undefined || from === "app") return [];
  return importedFiles(source).flatMap(({ path: target }) => {
    const to = placeOf(target);
    if (to === undefined || to.area === from || isCatalogue(target)) return [];
    if (layer === "outside" && to.layer === "domain") return [];
    return [{ from, to: to.area, file: source.path, target }];
  });
}

/** True where an area asks one that stands above it; the platform stands below all. */
export const isUpward = ({ from, to }: Pick<Arrow, "from" | "to">): boolean =>
  to === "app" || areas.indexOf(to) > areas.indexOf(from);
