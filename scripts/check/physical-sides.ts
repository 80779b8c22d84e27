/** Properties that name a side of the screen instead of the start or the end of a line. */
const PHYSICAL_PROPERTY =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** Properties whose value may name a side. */
const SIDED_VALUE =
  /^(?:text-align|float|clear|justify-content|justify-items|justify-self|background-position)$/;

/** Properties that move or draw along the line, whose value must be turned where the line is. */
const MOVES = /^(?:translate|transform|background-position-x|background-image|background)$/;
/** A way along the line: sideways by an amount, from a side, or turned over. */
const SIDEWAYS =
  /translateX\(|translate\((?!0[,)])|translate3d\((?!0,)|\bto (?:left|right)\b|\b(?:90|270)deg\b|scaleX\(-/;

/** Shorthands whose second value is the right and whose fourth is the left. */
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))$/;

function values(text: string): string[] {
  const flat = text.replace(/\((?:[^()]|\([^()]*\))*\)/g, "()");
  return flat.trim().split(/\s+/);
}

/** Tells whether functions hide a difference between right and left: compared as written, not as shortened. */
function sidesDiffer(text: string): boolean {
  const parts = text.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return values(text).length === 4 && parts[1] !== parts[3];
}

export interface PhysicalSide {
  line: number;
  text: string;
}

/** Declarations of a style sheet that would stay where they are when a language is read from right to left. */
export function physicalSides(css: string): PhysicalSide[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...bare.matchAll(/(?<=[;{\s])([a-z-]+)\s*:\s*([^;{}]+);/g)].flatMap((match) => {
    const [text, property = "", value = ""] = match;
    const isPhysical =
      PHYSICAL_PROPERTY.test(property) ||
      (SIDED_VALUE.test(property) && /\b(?:left|right)\b/.test(value)) ||
      (FOUR_SIDES.test(property) && sidesDiffer(value)) ||
      (property === "translate" && !/^(?:none|0\b)/.test(value)) ||
      (property === "scale" && value.startsWith("-")) ||
      property === "background-position-x" ||
      (MOVES.test(property) && SIDEWAYS.test(value)) ||
      (property === "border-radius" && isLopsided(value));
    return isPhysical ? [{ line: bare.slice(0, match.index).split("\n").length, text }] : [];
  });
}

const SIDED_STYLE =
  /(?<![.\w])(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|float):|textAlign: "(?:left|right)"/;

/** Styles of elements, as they are written into components, that name a side of the screen. */
export function physicalStyles(source: string): PhysicalSide[] {
  return [...source.matchAll(/\bstyle=\{\{([^}]*)\}\}/g)].flatMap((match) =>
    SIDED_STYLE.test(match[1] ?? "")
      ? [{ line: source.slice(0, match.index).split("\n").length, text: match[0] }]
      : [],
  );
}

/** Rules that cut a text and do not let it be read in its own direction: its beginning would be cut, and not its end. */
export function cutAtPageEnd(css: string): PhysicalSide[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...bare.matchAll(/(?:text-overflow: ellipsis|-webkit-line-clamp: \d+);/g)].flatMap((match) => {
    const start = bare.lastIndexOf("{", match.index);
    const end = bare.indexOf("}", match.index);
    return bare.slice(start, end).includes("unicode-bidi: plaintext;")
      ? []
      : [{ line: bare.slice(0, match.index).split("\n").length, text: match[0] }];
  });
}

/** Rules that align a text by its own direction, which is that of its letters: the tokens of sides say which is the page's. */
export function alignedByText(css: string): PhysicalSide[] {
  return [...css.matchAll(/text-align: (?:start|end);/g)].map(({ index, 0: text }) => ({
    line: css.slice(0, index).split("\n").length,
    text,
  }));
}

/** Corners at the left and at the right differ: `7px 7px 0 0` is the same in both directions, `7px 0 0 7px` is not. */
function isLopsided(value: string): boolean {
  const [first, second = first, third = first, fourth = second] = values(value);
  return !value.includes("/") && (first !== second || third !== fourth);
}
