import type { Random } from "../../random.ts";
import { blob, type Paints, scatter, shade } from "./svg.ts";

export const glassShapes = ["tumbler", "highball", "mug", "margarita", "wine", "jar"] as const;
export type GlassShape = (typeof glassShapes)[number];

export const garnishes = ["lime", "orange", "mint", "straw", "cinnamon", "cherry", "pineapple"] as const;
export type Garnish = (typeof garnishes)[number];

/** What stands in the drink, behind the glass; the others sit on its edge. */
const standing: readonly Garnish[] = ["straw", "cinnamon", "mint"];

export interface DrinkLook {
  readonly shape: GlassShape;
  /** Colour of the drink above and below. */
  readonly liquid: readonly [string, string];
  readonly foam?: string;
  readonly ice?: boolean;
  readonly bits?: readonly string[];
  readonly garnish?: readonly Garnish[];
}

interface Outline {
  /** The glass and, inside it, the drink. */
  readonly glass: string;
  readonly drink: string;
  readonly top: { readonly y: number; readonly rx: number };
  readonly foot: number;
}

/** Sides of a straight glass; half widths above and below. */
function straight(top: number, bottom: number, above: number, below: number): Outline {
  const fill = top + 26;
  const at = above - ((above - below) * (fill - top)) / (bottom - top) - 6;
  return {
    glass: `M${240 - above} ${top}L${240 - below} ${bottom - 10}Q${240 - below} ${bottom} ${240 - below + 12} ${bottom}H${240 + below - 12}Q${240 + below} ${bottom} ${240 + below} ${bottom - 10}L${240 + above} ${top}Z`,
    drink: `M${240 - at} ${fill}L${240 - below + 6} ${bottom - 20}Q${240 - below + 7} ${bottom - 9} ${240 - below + 18} ${bottom - 9}H${240 + below - 18}Q${240 + below - 7} ${bottom - 9} ${240 + below - 6} ${bottom - 20}L${240 + at} ${fill}Z`,
    top: { y: fill, rx: at },
    foot: bottom,
  };
}

const stem = "M236 228V296Q236 304 204 308Q200 314 240 314Q280 314 276 308Q244 304 244 296V228Z";

const outlines: Readonly<Record<GlassShape, Outline>> = {
  tumbler: straight(112, 300, 66, 52),
  highball: straight(74, 308, 54, 46),
  jar: straight(92, 304, 74, 74),
  mug: straight(92, 304, 62, 58),
  margarita: {
    glass: `M150 96Q152 150 202 168Q212 214 236 230H244Q268 214 278 168Q328 150 330 96Z${stem}`,
    drink: "M158 112Q164 146 208 162Q218 208 238 222H242Q262 208 272 162Q316 146 322 112Z",
    top: { y: 112, rx: 82 },
    foot: 312,
  },
  wine: {
    glass: `M184 78Q168 168 198 204Q216 226 236 230H244Q264 226 282 204Q312 168 296 78Z${stem}`,
    drink: "M184 122Q184 174 204 198Q220 218 240 222Q260 218 276 198Q296 174 296 122Z",
    top: { y: 122, rx: 56 },
    foot: 312,
  },
};

const drawGarnish: Readonly<Record<Garnish, (edge: { x: number; y: number }, paints: Paints) => string>> = {
  lime: ({ x, y }, paints) => wheel(x, y, "#c5df74", "#5f9a2d", paints),
  orange: ({ x, y }, paints) => wheel(x, y, "#fbb04c", "#e8761a", paints),
  pineapple: ({ x, y }) =>
    `<path d="M${x - 16} ${y + 22}L${x + 6} ${y - 40}Q${x + 32} ${y - 26} ${x + 34} ${y + 6}Z" fill="#f6cf4c" stroke="#c9962a" stroke-width="3"/><path d="M${x + 14} ${y - 36}l8 -30 4 26 16 -22 -8 32z" fill="#5f9a3c"/>`,
  cherry: ({ x, y }, paints) =>
    `<path d="M${x - 20} ${y}q6 -34 26 -46" fill="none" stroke="#5d3a1c" stroke-width="3"/><circle cx="${x - 22}" cy="${y + 6}" r="13" fill="${paints.round("#c4162e", 0.3)}"/>`,
  mint: ({ x, y }) =>
    [-38, 0, 38]
      .map(
        (turn) =>
          `<path d="M${x - 30} ${y + 8}q-14 -30 0 -48q14 18 0 48" fill="#5fa042" stroke="#3c7a2b" stroke-width="1.5" transform="rotate(${turn} ${x - 30} ${y + 8})"/>`,
      )
      .join(""),
  straw: ({ x, y }) =>
    `<path d="M${x - 48} ${y + 84}L${x - 26} ${y - 58}L${x + 4} ${y - 70}" fill="none" stroke="#fdf6ea" stroke-width="9" stroke-linejoin="round"/><path d="M${x - 48} ${y + 84}L${x - 26} ${y - 58}L${x + 4} ${y - 70}" fill="none" stroke="#d6452b" stroke-width="9" stroke-dasharray="9 11" stroke-linejoin="round"/>`,
  cinnamon: ({ x, y }) =>
    `<g transform="rotate(16 ${x - 40} ${y})"><rect x="${x - 46}" y="${y - 62}" width="12" height="120" rx="5" fill="#8d5426" stroke="#613612" stroke-width="1.5"/><path d="M${x - 40} ${y - 58}v112" stroke="#b97c44" stroke-width="2"/></g>`,
};

function wheel(x: number, y: number, flesh: string, rind: string, paints: Paints): string {
  const spokes = [0, 45, 90, 135]
    .map(
      (turn) =>
        `<path d="M${x - 20} ${y}H${x + 20}" stroke="#fff" stroke-width="2" opacity=".7" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join("");
  return `<circle cx="${x}" cy="${y}" r="26" fill="${paints.round(flesh, 0.14)}" stroke="${rind}" stroke-width="5"/>${spokes}`;
}

/** A glass from the side with its drink. */
export function drink(random: Random, paints: Paints, look: DrinkLook): string {
  const { glass, drink: inner, top, foot } = outlines[look.shape];
  const [above, below] = look.liquid;
  const behind = (look.garnish ?? []).filter((garnish) => standing.includes(garnish));
  const front = (look.garnish ?? []).filter((garnish) => !standing.includes(garnish));
  const edge = { x: 240 + top.rx - 2, y: top.y - 18 };
  const ice = look.ice ? iceCubes(random, top) : "";
  const bits = look.bits ? floating(random, look.bits, top) : "";
  const foam = look.foam ? foamOf(random, paints, look.foam, top) : "";
  const handle =
    look.shape === "mug"
      ? `<path d="M300 138q52 -6 52 56t-54 60" fill="none" stroke="#fff" stroke-width="16" opacity=".55"/><path d="M300 138q52 -6 52 56t-54 60" fill="none" stroke="#cfd9da" stroke-width="3" opacity=".8"/>`
      : "";
  const hasStem = look.shape === "wine" || look.shape === "margarita";
  const left = 240 - top.rx * (hasStem ? 0.62 : 0.76);
  const shineEnd = hasStem ? top.y + 44 : Math.min(foot - 60, top.y + 120);
  const shine = `<path d="M${left} ${top.y + 18}Q${left + 1} ${top.y + 40} ${left + 8} ${shineEnd}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".42"/>`;
  const surface = `<ellipse cx="240" cy="${top.y}" rx="${top.rx}" ry="${top.rx * 0.14}" fill="${shade(above, 0.22)}"/>`;
  return `${paints.shadow({ x: 246, y: foot, r: 112 }, 0.2, 0.4)}${handle}${behind.map((garnish) => drawGarnish[garnish](edge, paints)).join("")}<path d="${glass}" fill="#ffffff" opacity=".34"/><path d="${inner}" fill="${paints.down(above, below)}"/>${surface}${bits}${ice}${foam}<path d="${glass}" fill="none" stroke="#ffffff" stroke-width="3.5" opacity=".85"/>${shine}${front.map((garnish) => drawGarnish[garnish](edge, paints)).join("")}`;
}

function iceCubes(random: Random, { y, rx }: Outline["top"]): string {
  return [-0.5, 0.05, 0.5]
    .map((place, index) => {
      const [x, top] = [240 + place * rx - 16, y - 10 + (index % 2) * 22];
      return `<rect x="${x}" y="${top}" width="34" height="32" rx="7" fill="#fff" opacity=".42" stroke="#fff" stroke-width="2" transform="rotate(${random.between(-24, 24)} ${x + 17} ${top + 16})"/>`;
    })
    .join("");
}

function floating(random: Random, colors: readonly string[], { y, rx }: Outline["top"]): string {
  return scatter(random, { x: 240, y: y + rx * 0.8, r: rx * 0.72 }, 24, (point) => {
    const color = random.pick(colors);
    return `<path d="${blob(random, { ...point, r: random.between(4, 8) }, 0.25, 0.8, 8)}" fill="${color}" opacity=".9"/>`;
  });
}

function foamOf(random: Random, paints: Paints, color: string, { y, rx }: Outline["top"]): string {
  const bubbles = scatter(random, { x: 240, y: y + 2, r: rx * 0.86 }, 30, ({ x, y: at }) => {
    const flat = y - 6 + (at - y) * 0.2;
    return `<circle cx="${x}" cy="${flat.toFixed(1)}" r="${random.between(5, 12)}" fill="${paints.round(color, 0.08)}"/>`;
  });
  return `<rect x="${240 - rx}" y="${y - 12}" width="${rx * 2}" height="32" rx="14" fill="${color}"/>${bubbles}`;
}
