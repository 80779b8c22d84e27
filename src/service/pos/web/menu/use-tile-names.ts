import { useEffect, useMemo, useState } from "react";
import type { MenuEntry } from "#menu/menu/domain/filter-menu.ts";
import { type TileName, tileNames } from "./tile-name.ts";

/** Faces of a tile's name, as in menu-card.module.css. */
const FACES = { usual: "550 14px", small: "550 13px" } as const;

/**
 * Returns the names of all dishes for tiles whose text is `width` px wide, by title; none while the width is null. They are made
 * once for a menu, a width and a face, so that a search cuts no name anew.
 */
export function useTileNames(
  entries: readonly MenuEntry[],
  width: number | null,
): ReadonlyMap<string, TileName> {
  const [isFaceLoaded, setFaceLoaded] = useState(false);
  useEffect(() => {
    void document.fonts.ready.then(() => setFaceLoaded(true));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded face has other widths
  return useMemo(() => {
    if (width === null) return new Map();
    return tileNames(
      entries.map(({ item }) => item.title),
      { width, measure: textMeasure() },
    );
  }, [entries, width, isFaceLoaded]);
}

/** Returns how to measure texts in the faces of tiles. */
function textMeasure(): (text: string, isSmall: boolean) => number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return () => 0;
  const { fontFamily } = getComputedStyle(document.body);
  const fonts = { usual: `${FACES.usual} ${fontFamily}`, small: `${FACES.small} ${fontFamily}` };
  return (text, isSmall) => {
    context.font = isSmall ? fonts.small : fonts.usual;
    return context.measureText(text).width;
  };
}
