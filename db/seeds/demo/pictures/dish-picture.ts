import sharp from "sharp";
import { unreachable } from "../../../../src/domain/unreachable.ts";
import { randomOf } from "../../random.ts";
import { type BottleLook, bottle, type CupLook, cup } from "./cups-and-bottles.ts";
import { type DrinkLook, drink } from "./drinks.ts";
import type { FoodPart } from "./food-parts.ts";
import { type PupusaLook, platedFood, pupusas, type SoupLook, soup } from "./plates.ts";
import { HEIGHT, Paints, shade, WIDTH } from "./svg.ts";
import { type SweetLook, sweet } from "./sweets.ts";

/** What a dish looks like, as data beside its recipe. */
export type DishLook =
  | ({ readonly kind: "pupusas" } & PupusaLook)
  | { readonly kind: "plate"; readonly parts: readonly FoodPart[]; readonly color?: string }
  | ({ readonly kind: "soup" } & SoupLook)
  | ({ readonly kind: "drink" } & DrinkLook)
  | ({ readonly kind: "cup" } & CupLook)
  | ({ readonly kind: "bottle" } & BottleLook)
  | ({ readonly kind: "sweet" } & SweetLook);

function drawDish(look: DishLook, seed: number, paints: Paints): string {
  const random = randomOf(seed);
  switch (look.kind) {
    case "pupusas":
      return pupusas(random, paints, look);
    case "plate":
      return platedFood(random, paints, { parts: look.parts, color: look.color ?? "#f8f4ec" });
    case "soup":
      return soup(random, paints, look);
    case "drink":
      return drink(random, paints, look);
    case "cup":
      return cup(random, paints, look);
    case "bottle":
      return bottle(random, paints, look);
    case "sweet":
      return sweet(random, paints, look);
    default:
      return unreachable(look);
  }
}

/** Seen from the side there is a wall and a table top; from above only the table. */
function backdrop(paints: Paints, color: string, fromTheSide: boolean): string {
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paints.down(shade(color, 0.14), shade(color, -0.08))}"/>`;
  if (fromTheSide) {
    const table = paints.down(shade(color, -0.2), shade(color, -0.36));
    return `${ground}<circle cx="240" cy="170" r="150" fill="#fff" opacity=".16"/><rect y="276" width="${WIDTH}" height="84" fill="${table}"/><rect y="276" width="${WIDTH}" height="3" fill="#fff" opacity=".25"/>`;
  }
  const boards = [64, 150, 236, 322]
    .map((y) => `<path d="M0 ${y}H${WIDTH}" stroke="${shade(color, -0.18)}" stroke-width="2" opacity=".5"/>`)
    .join("");
  return `${ground}${boards}<path d="M0 0H${WIDTH}L0 ${HEIGHT}Z" fill="#fff" opacity=".07"/>`;
}

/** The picture of a dish as SVG, the same for the same seed. `backdropColor` is the table it stands on. */
export function dishSvg(look: DishLook, seed: number, backdropColor: string): string {
  const paints = new Paints();
  const fromTheSide = look.kind === "drink" || look.kind === "bottle";
  // Close enough that a plate fills the card and its rim is just cut off.
  const near = fromTheSide ? "translate(-24 -30) scale(1.1)" : "translate(-46 -40) scale(1.19)";
  const dish = `<g transform="${near}">${drawDish(look, seed, paints)}</g>`;
  const drawn = `${backdrop(paints, backdropColor, fromTheSide)}${dish}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${paints.definitions()}</defs>${drawn}</svg>`;
}

/** The picture of a dish as WebP of 480 × 360 pixels, about 10 kB. */
export function dishPicture(look: DishLook, seed: number, backdropColor: string): Promise<Buffer> {
  return sharp(Buffer.from(dishSvg(look, seed, backdropColor)), { density: 72 })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}
