import type { Random } from "../../random.ts";
import { type FoodPart, foodParts, herbs } from "./food-parts.ts";
import { blob, type Paints, type Spot, scatter, shade } from "./svg.ts";

const CENTER: Spot = { x: 240, y: 184, r: 148 };

/** A plate from above: shadow, rim and well. */
export function plate(paints: Paints, color: string, { x, y, r }: Spot = CENTER): string {
  const rim = shade(color, -0.16);
  return `${paints.shadow({ x: x + 4, y: y + 14, r: r * 1.14 })}<circle cx="${x}" cy="${y}" r="${r}" fill="${paints.round(color, 0.1)}" stroke="${rim}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="none" stroke="${shade(color, -0.3)}" stroke-width="3" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="${paints.round(shade(color, -0.03), 0.06)}" stroke="${rim}" stroke-width="1.2" opacity=".95"/>`;
}

/** Places on the plate by how many parts share it; the first is the main one, in front. */
const layouts: Readonly<Record<number, readonly Spot[]>> = {
  1: [{ x: 240, y: 186, r: 96 }],
  2: [
    { x: 222, y: 210, r: 78 },
    { x: 290, y: 128, r: 54 },
  ],
  3: [
    { x: 240, y: 226, r: 70 },
    { x: 182, y: 136, r: 55 },
    { x: 298, y: 138, r: 54 },
  ],
  4: [
    { x: 228, y: 230, r: 66 },
    { x: 168, y: 146, r: 51 },
    { x: 256, y: 114, r: 50 },
    { x: 325, y: 184, r: 48 },
  ],
  5: [
    { x: 232, y: 230, r: 62 },
    { x: 158, y: 170, r: 46 },
    { x: 218, y: 108, r: 47 },
    { x: 296, y: 124, r: 46 },
    { x: 326, y: 206, r: 44 },
  ],
};

/** A plate with its parts; the main one is drawn last, over its neighbours. */
export function platedFood(
  random: Random,
  paints: Paints,
  { parts, color }: { parts: readonly FoodPart[]; color: string },
): string {
  const spots = layouts[Math.min(parts.length, 5)] ?? [];
  const drawn = parts.flatMap((part, index) => {
    const spot = spots[index];
    return spot ? [foodParts[part](random, paints, spot)] : [];
  });
  return `${plate(paints, color)}${drawn.toReversed().join("")}${herbs(random, { ...CENTER, r: 80 })}`;
}

/** A pupusa: dough with toasted spots and filling that came out at the edge. */
function pupusa(random: Random, paints: Paints, spot: Spot, dough: string, filling: string): string {
  const oozes = [0.5, 2.2, 4.1].map((angle) => {
    const turn = angle + random.next();
    const at = { x: spot.x + Math.cos(turn) * spot.r * 0.93, y: spot.y + Math.sin(turn) * spot.r * 0.93 };
    return `<path d="${blob(random, { ...at, r: spot.r * 0.13 }, 0.35, 0.8, 8)}" fill="${filling}"/>`;
  });
  // As dense on a large one as on a small one.
  const count = Math.round((9 * spot.r ** 2) / 60 ** 2);
  const toasts = scatter(random, { ...spot, r: spot.r * 0.78 }, count, (point) => {
    const path = blob(random, { ...point, r: random.between(4, 13) }, 0.32, 0.85, 9);
    return `<path d="${path}" fill="#7a4514" opacity="${random.pick([".34", ".48", ".62"])}"/>`;
  });
  const showing = scatter(random, { ...spot, r: spot.r * 0.66 }, count, (point) => {
    return `<path d="${blob(random, { ...point, r: random.between(5, 10) }, 0.3, 0.8, 8)}" fill="${filling}" opacity=".85"/>`;
  });
  return `${paints.shadow({ x: spot.x + 3, y: spot.y + 8, r: spot.r * 1.16 })}${oozes.join("")}<path d="${blob(random, spot, 0.035, 1, 14)}" fill="${paints.round(dough, 0.16)}" stroke="${shade(dough, -0.3)}" stroke-width="1.6"/><path d="${blob(random, { ...spot, r: spot.r * 0.84 }, 0.05, 1, 12)}" fill="${shade(dough, 0.14)}" opacity=".45"/>${showing}${toasts}`;
}

export interface PupusaLook {
  readonly filling: string;
  readonly dough?: string;
  readonly count?: 1 | 2 | 3;
  readonly beside?: readonly FoodPart[];
  readonly plate?: string;
}

const pupusaSpots: Readonly<Record<1 | 2 | 3, readonly Spot[]>> = {
  1: [{ x: 222, y: 198, r: 92 }],
  2: [
    { x: 196, y: 160, r: 64 },
    { x: 252, y: 222, r: 68 },
  ],
  3: [
    { x: 184, y: 166, r: 56 },
    { x: 222, y: 236, r: 56 },
    { x: 276, y: 178, r: 58 },
  ],
};

/** Pupusas on their plate with curtido and salsa. */
export function pupusas(random: Random, paints: Paints, look: PupusaLook): string {
  const spots = pupusaSpots[look.count ?? 2];
  const discs = spots.map((spot) => pupusa(random, paints, spot, look.dough ?? "#e6bf77", look.filling));
  const places: readonly Spot[] = [
    { x: 312, y: 134, r: 40 },
    { x: 334, y: 222, r: 32 },
  ];
  const beside = (look.beside ?? ["curtido", "redSauce"]).flatMap((part, index) => {
    const spot = places[index];
    return spot ? [foodParts[part](random, paints, spot)] : [];
  });
  return `${plate(paints, look.plate ?? "#f7f1e6")}${beside.join("")}${discs.join("")}`;
}

export interface SoupLook {
  readonly broth: string;
  readonly bowl: string;
  readonly parts: readonly FoodPart[];
}

const soupSpots: readonly Spot[] = [
  { x: 214, y: 206, r: 40 },
  { x: 278, y: 160, r: 32 },
  { x: 202, y: 138, r: 30 },
  { x: 284, y: 222, r: 28 },
];

/** A deep bowl from above on a saucer, things swimming in the broth. */
export function soup(random: Random, paints: Paints, { broth, bowl, parts }: SoupLook): string {
  const { x, y } = CENTER;
  const swimming = parts.flatMap((part, index) => {
    const spot = soupSpots[index];
    return spot ? [foodParts[part](random, paints, spot)] : [];
  });
  const fat = scatter(random, { x, y, r: 92 }, 24, (point) => {
    return `<circle cx="${point.x}" cy="${point.y}" r="${random.between(2, 6)}" fill="#fff" opacity=".2"/>`;
  });
  return `${plate(paints, "#f4ece0", { ...CENTER, r: 156 })}${paints.shadow({ x: x + 2, y: y + 8, r: 138 })}<circle cx="${x}" cy="${y}" r="124" fill="${paints.round(bowl, 0.2)}" stroke="${shade(bowl, -0.35)}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="108" fill="${paints.round(broth, 0.16)}" stroke="${shade(broth, -0.35)}" stroke-width="3"/>${fat}${swimming.join("")}${herbs(random, { x, y, r: 84 }, 20)}<path d="M${x - 92} ${y - 40}a100 100 0 0 1 62 -54" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"/>`;
}
