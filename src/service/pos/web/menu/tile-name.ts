/** The name of a dish as its tile shows it. */
export interface TileName {
  /** The name on at most two lines; a cut one has an ellipsis in its middle, so that its end can be read. */
  readonly text: string;
  /** The smaller face, in which it fits. */
  readonly isSmall: boolean;
  /** True if words are left out. */
  readonly isCut: boolean;
}

interface TileFace {
  /** Width of a line in px. */
  readonly width: number;
  /** Returns the width of a text in px, in the usual or the smaller face. */
  readonly measure: (text: string, isSmall: boolean) => number;
}

const LINES = 2;
const ELLIPSIS = "…";

/**
 * Returns how the names of a menu stand on their tiles: in two lines, in a smaller face if that helps, else cut in the middle,
 * because dishes differ at their ends ("Pupusa de queso con ajo", "… con loroco"). No two names are cut to the same words. The
 * order of the titles decides which of two keeps the better cut.
 */
export function tileNames(titles: Iterable<string>, face: TileFace): ReadonlyMap<string, TileName> {
  const names = new Map<string, TileName>();
  const taken = new Map<string, string>();
  for (const title of titles) {
    if (names.has(title)) continue;
    const name = wholeName(title, face) ?? cutName(title, face, taken);
    taken.set(name.text, title);
    names.set(title, name);
  }
  return names;
}

function wholeName(title: string, face: TileFace): TileName | null {
  for (const isSmall of [false, true])
    if (linesOf(title.split(" "), face, isSmall) <= LINES) return { text: title, isSmall, isCut: false };
  return null;
}

/** Returns how many lines the words take; infinitely many if one of them is wider than a line. */
function linesOf(words: readonly string[], { width, measure }: TileFace, isSmall: boolean): number {
  let lines = 1;
  let line = "";
  for (const word of words) {
    if (measure(word, isSmall) > width) return Number.POSITIVE_INFINITY;
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer, isSmall) <= width) line = longer;
    else {
      lines += 1;
      line = word;
    }
  }
  return lines;
}

/**
 * Returns the first cut that no other name has and, if another has the best one, shows a word by which the two differ; the name
 * itself if there is none, which its tile then ends where it may.
 */
function cutName(title: string, face: TileFace, taken: ReadonlyMap<string, string>): TileName {
  const words = title.split(" ");
  let differing: readonly string[] = [];
  for (let start = 0; start < words.length - 1; start++)
    for (let end = 0; end < words.length - start - 1; end++) {
      const text = cutText(words, start, end, face);
      if (text === null) continue;
      const other = taken.get(text)?.split(" ");
      if (other) differing = words.filter((word) => !other.includes(word));
      else if (differing.length === 0 || differing.some((word) => text.includes(word)))
        return { text, isSmall: true, isCut: true };
    }
  return { text: title, isSmall: true, isCut: false };
}

/**
 * Returns the words from `start` that fit in a line, and below them as many of the last ones as fit, without the `end` last ones;
 * null if none of either does.
 */
function cutText(words: readonly string[], start: number, end: number, face: TileFace): string | null {
  const fits = (text: string) => face.measure(text, true) <= face.width;
  const last = words.length - end;
  for (let first = start + 1; first < last; first++) {
    const tail = ELLIPSIS + words.slice(first, last).join(" ") + (end > 0 ? ELLIPSIS : "");
    if (!fits(tail)) continue;
    const before = start > 0 ? ELLIPSIS : "";
    for (let count = first; count > start; count--) {
      const head = before + words.slice(start, count).join(" ");
      if (fits(head)) return `${head}\n${tail}`;
    }
  }
  return null;
}
