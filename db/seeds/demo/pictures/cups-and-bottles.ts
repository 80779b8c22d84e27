import type { Random } from "../../random.ts";
import { plate } from "./plates.ts";
import { type Paints, scatter, shade } from "./svg.ts";

export interface CupLook {
  readonly coffee: string;
  readonly art?: "heart" | "leaf" | "crema" | "marshmallow" | "none";
  readonly cup: string;
  readonly small?: boolean;
}

const art: Readonly<Record<NonNullable<CupLook["art"]>, (random: Random, x: number, y: number) => string>> = {
  none: () => "",
  heart: (_random, x, y) =>
    `<path d="M${x} ${y + 44}C${x - 62} ${y + 4} ${x - 44} ${y - 50} ${x} ${y - 18}C${x + 44} ${y - 50} ${x + 62} ${y + 4} ${x} ${y + 44}Z" fill="#fff6e6"/><path d="M${x} ${y + 22}C${x - 30} ${y} ${x - 22} ${y - 24} ${x} ${y - 8}C${x + 22} ${y - 24} ${x + 30} ${y} ${x} ${y + 22}Z" fill="#d9a773" opacity=".55"/>`,
  leaf: (_random, x, y) =>
    [34, 16, -2, -20, -36]
      .map((down, index) => {
        const wide = [16, 30, 40, 38, 26][index] ?? 20;
        return `<path d="M${x - wide} ${y + down - 6}Q${x - wide / 3} ${y + down + 14} ${x} ${y + down + 10}Q${x + wide / 3} ${y + down + 14} ${x + wide} ${y + down - 6}Q${x} ${y + down + 2} ${x - wide} ${y + down - 6}Z" fill="#fff3df"/>`;
      })
      .join(""),
  crema: (_random, x, y) =>
    `<circle cx="${x}" cy="${y}" r="38" fill="none" stroke="#c8893f" stroke-width="10" opacity=".55"/><circle cx="${x + 6}" cy="${y - 4}" r="18" fill="#c8893f" opacity=".5"/>`,
  marshmallow: (random, x, y) =>
    scatter(random, { x, y, r: 46 }, 9, (point) => {
      const turn = random.between(0, 89);
      return `<rect x="${point.x - 12}" y="${point.y - 10}" width="24" height="20" rx="8" fill="#fffaf3" stroke="#ead9c6" stroke-width="1.5" transform="rotate(${turn} ${point.x} ${point.y})"/>`;
    }),
};

/** A cup from above on its saucer with a spoon. */
export function cup(random: Random, paints: Paints, look: CupLook): string {
  const [x, y] = [232, 184];
  const r = look.small ? 66 : 92;
  const saucer = plate(paints, shade(look.cup, 0.35), { x, y, r: r * 1.58 });
  const spoon = `<g transform="rotate(38 ${x} ${y})"><rect x="${x + r * 1.02}" y="${y + r * 0.42}" width="${r * 0.98}" height="7" rx="3.5" fill="#c9ccd0" stroke="#9aa0a6"/><ellipse cx="${x + r * 0.98}" cy="${y + r * 0.42 + 3}" rx="20" ry="12" fill="#dfe2e5" stroke="#9aa0a6"/></g>`;
  const ear = `<path d="M${x + r * 0.84} ${y - r * 0.46}q${r * 0.72} ${-r * 0.34} ${r * 0.62} ${r * 0.22}t${-r * 0.5} ${r * 0.44}" fill="none" stroke="${look.cup}" stroke-width="17" stroke-linecap="round"/><path d="M${x + r * 0.84} ${y - r * 0.46}q${r * 0.72} ${-r * 0.34} ${r * 0.62} ${r * 0.22}" fill="none" stroke="${shade(look.cup, 0.3)}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
  const drawn = art[look.art ?? "none"](random, x, y);
  const scale = look.small ? 0.72 : 1;
  return `${saucer}${spoon}${ear}${paints.shadow({ x: x + 3, y: y + 8, r: r * 1.16 })}<circle cx="${x}" cy="${y}" r="${r}" fill="${paints.round(look.cup, 0.2)}" stroke="${shade(look.cup, -0.3)}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="${r * 0.85}" fill="${paints.round(look.coffee, 0.16)}" stroke="${shade(look.coffee, -0.4)}" stroke-width="3"/><g transform="translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})">${drawn}</g><path d="M${x - r * 0.7} ${y - r * 0.32}a${r * 0.77} ${r * 0.77} 0 0 1 ${r * 0.44} ${-r * 0.38}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
}

export interface BottleLook {
  readonly glass: string;
  readonly label: string;
  readonly band: string;
  readonly cap: string;
  readonly beside?: readonly [string, string];
  readonly water?: boolean;
  /** Poured without foam or bubbles. */
  readonly still?: boolean;
}

/** A bottle from the side, with a filled glass beside it when the drink is poured. */
export function bottle(_random: Random, paints: Paints, look: BottleLook): string {
  const x = look.beside ? 186 : 240;
  const body = `M${x - 15} 62V112Q${x - 15} 136 ${x - 34} 154Q${x - 42} 164 ${x - 42} 182V296Q${x - 42} 310 ${x - 28} 310H${x + 28}Q${x + 42} 310 ${x + 42} 296V182Q${x + 42} 164 ${x + 34} 154Q${x + 15} 136 ${x + 15} 112V62Z`;
  const opacity = look.water ? ".7" : "1";
  const label = `<rect x="${x - 42}" y="196" width="84" height="76" fill="${look.label}"/><rect x="${x - 42}" y="204" width="84" height="5" fill="${look.band}"/><rect x="${x - 42}" y="259" width="84" height="5" fill="${look.band}"/><path d="M${x} 216l7 13 15 2-11 10 3 15-14-7-14 7 3-15-11-10 15-2z" fill="${look.band}"/>`;
  const shine = `<path d="M${x - 29} 176V290" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".32"/><path d="M${x - 7} 72V118" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/>`;
  return `${paints.shadow({ x: x + 4, y: 310, r: 78 }, 0.2, 0.4)}<path d="${body}" fill="${paints.side(look.glass)}" opacity="${opacity}" stroke="${shade(look.glass, -0.35)}" stroke-width="1.5"/>${label}<rect x="${x - 18}" y="50" width="36" height="16" rx="4" fill="${paints.side(look.cap)}"/>${shine}${look.beside ? poured(paints, look.beside, look.still ?? false) : ""}`;
}

/** A glass of what is in the bottle. */
function poured(paints: Paints, [above, below]: readonly [string, string], still: boolean): string {
  const bubbles = still
    ? []
    : [
        [292, 250],
        [306, 214],
        [320, 262],
        [300, 282],
        [330, 226],
        [314, 190],
      ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#fff" opacity=".6"/>`);
  const foam = still
    ? `<ellipse cx="312" cy="166" rx="42" ry="6" fill="${shade(above, 0.25)}"/>`
    : `<rect x="266" y="142" width="92" height="32" rx="14" fill="#fff9ea"/><circle cx="284" cy="144" r="13" fill="#fff9ea"/><circle cx="312" cy="139" r="16" fill="#fffdf5"/><circle cx="340" cy="145" r="13" fill="#fff9ea"/>`;
  return `${paints.shadow({ x: 314, y: 308, r: 70 }, 0.2, 0.4)}<path d="M264 136L276 298Q277 308 287 308H337Q347 308 348 298L360 136Z" fill="#fff" opacity=".35"/><path d="M270 166L281 292Q282 300 290 300H334Q342 300 343 292L354 166Z" fill="${paints.down(above, below)}"/>${foam}${bubbles.join("")}<path d="M284 186L290 284" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".4"/>`;
}
