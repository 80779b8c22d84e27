import type { Random } from "../../random.ts";
import { plate } from "./plates.ts";
import { blob, inside, type Paints, type Spot, scatter, shade } from "./svg.ts";

const SPOT: Spot = { x: 240, y: 186, r: 150 };

export const sweetShapes = [
  "cake",
  "flan",
  "loaf",
  "fritters",
  "toasts",
  "pudding",
  "pancakes",
  "tamale",
  "turnovers",
  "sandwich",
  "corn",
] as const;
export type SweetShape = (typeof sweetShapes)[number];

export interface SweetLook {
  readonly shape: SweetShape;
  /** Main colour and the colour of what is on top. */
  readonly color: string;
  readonly top: string;
  readonly sprinkle?: readonly string[];
}

type DrawSweet = (random: Random, paints: Paints, look: SweetLook) => string;

function sprinkles(random: Random, spot: Spot, colors: readonly string[] | undefined, count: number): string {
  if (!colors) return "";
  return scatter(random, spot, count, ({ x, y }) => {
    const color = random.pick(colors);
    return `<rect x="${x - 4}" y="${y - 2}" width="8" height="3.6" rx="1.8" fill="${color}" transform="rotate(${random.between(0, 179)} ${x} ${y})"/>`;
  });
}

/** A triangular slice, seen from above and a little from the front. */
const cake: DrawSweet = (random, paints, { color, top, sprinkle }) =>
  `<path d="M128 214L300 118L352 196L352 236L168 272L128 250Z" fill="${shade(color, -0.12)}"/><path d="M128 214L352 196V236L128 252Z" fill="${paints.down(color, shade(color, -0.16))}"/><path d="M128 230L352 214V220L128 237Z" fill="${top}"/><path d="M128 214L300 118Q346 150 352 196Z" fill="${paints.round(top, 0.1)}" stroke="${shade(top, -0.14)}"/><path d="M128 214Q140 228 154 212Q166 232 184 210Q200 234 220 206Q240 228 262 204Q284 224 306 200Q328 216 352 196L300 118Z" fill="${paints.round(top, 0.12)}"/>${sprinkles(random, { x: 268, y: 170, r: 52 }, sprinkle, 30)}<circle cx="282" cy="146" r="17" fill="${paints.round("#c4162e", 0.3)}"/><path d="M284 130q4 -20 18 -26" fill="none" stroke="#5d3a1c" stroke-width="3"/>`;

const flan: DrawSweet = (random, paints, { color, top, sprinkle }) =>
  `<path d="${blob(random, { ...SPOT, y: 198, r: 102 }, 0.05, 0.86)}" fill="${top}" opacity=".75"/><path d="M152 190L166 142Q240 116 314 142L328 190Q330 232 240 236Q150 232 152 190Z" fill="${paints.side(color)}"/><ellipse cx="240" cy="144" rx="75" ry="26" fill="${paints.round(top, 0.18)}"/><path d="M180 152q-8 26 4 40M246 170q-2 30 10 38M296 154q12 22 4 44" fill="none" stroke="${top}" stroke-width="13" stroke-linecap="round"/>${sprinkles(random, { x: 240, y: 142, r: 24 }, sprinkle, 12)}<path d="M190 134q44 -16 84 -4" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;

/** A flat baked piece with a crust, cut in two. */
const loaf: DrawSweet = (random, paints, { color, top, sprinkle }) =>
  [
    { x: 202, y: 164, turn: -18 },
    { x: 268, y: 214, turn: 12 },
  ]
    .map(
      ({ x, y, turn }) =>
        `<g transform="rotate(${turn} ${x} ${y})">${paints.shadow({ x, y: y + 12, r: 104 }, 0.6)}<rect x="${x - 82}" y="${y - 36}" width="164" height="86" rx="16" fill="${shade(color, -0.2)}"/><rect x="${x - 82}" y="${y - 46}" width="164" height="78" rx="18" fill="${paints.round(top, 0.16)}" stroke="${shade(top, -0.25)}" stroke-width="1.5"/><path d="M${x - 82} ${y + 22}v14q0 14 16 14h132q16 0 16-14v-14q-82 18-164 0z" fill="${color}"/>${sprinkles(random, { x, y: y - 10, r: 32 }, sprinkle, 34)}</g>`,
    )
    .join("");

const fritters: DrawSweet = (random, paints, { color, top, sprinkle }) =>
  [
    [180, 164],
    [282, 158],
    [230, 226],
    [314, 226],
  ]
    .map(([x = 0, y = 0]) => {
      const turn = random.between(-30, 30);
      return `<g transform="rotate(${turn} ${x} ${y})">${paints.shadow({ x, y: y + 8, r: 66 }, 0.6)}<ellipse cx="${x}" cy="${y}" rx="58" ry="34" fill="${paints.round(color, 0.24)}" stroke="${shade(color, -0.35)}" stroke-width="1.6"/><ellipse cx="${x - 14}" cy="${y - 12}" rx="26" ry="8" fill="#fff" opacity=".22"/><path d="M${x - 34} ${y - 2}q20 -14 38 0t30 -4" fill="none" stroke="${top}" stroke-width="6" stroke-linecap="round" opacity=".9"/>${sprinkles(random, { x, y, r: 26 }, sprinkle, 16)}</g>`;
    })
    .join("");

const toasts: DrawSweet = (random, paints, { color, top, sprinkle }) =>
  `<path d="${blob(random, { ...SPOT, r: 104 }, 0.06)}" fill="${top}" opacity=".6"/>${[
    [196, 152],
    [280, 178],
    [214, 224],
  ]
    .map(([x = 0, y = 0]) => {
      const at = { x, y, r: 58 };
      return `${paints.shadow({ ...at, y: y + 8, r: 70 })}<path d="${blob(random, at, 0.06, 0.78)}" fill="${paints.round(color, 0.2)}" stroke="${shade(color, -0.35)}" stroke-width="7"/><ellipse cx="${x - 10}" cy="${y - 14}" rx="28" ry="9" fill="#fff" opacity=".28"/>${sprinkles(random, { ...at, r: 34 }, sprinkle, 14)}`;
    })
    .join("")}`;

const pudding: DrawSweet = (random, paints, { color, top, sprinkle }) => {
  const grains = scatter(random, { ...SPOT, r: 84 }, 150, ({ x, y }) => {
    return `<ellipse cx="${x}" cy="${y}" rx="6" ry="3.2" fill="${shade(color, 0.3)}" stroke="${shade(color, -0.1)}" stroke-width=".6" transform="rotate(${random.between(0, 179)} ${x} ${y})"/>`;
  });
  const dust = scatter(random, { ...SPOT, r: 56 }, 90, ({ x, y }) => {
    return `<circle cx="${x}" cy="${y}" r="${random.between(1, 3)}" fill="${top}" opacity=".75"/>`;
  });
  return `${paints.shadow({ ...SPOT, y: 194, r: 126 })}<circle cx="240" cy="186" r="112" fill="${paints.round("#b4552f", 0.2)}" stroke="#7d3518" stroke-width="2"/><circle cx="240" cy="186" r="97" fill="${paints.round(color, 0.1)}"/>${grains}${dust}${sprinkles(random, { ...SPOT, r: 50 }, sprinkle, 12)}<g transform="rotate(-24 250 178)"><rect x="196" y="168" width="112" height="14" rx="6" fill="#8d5426" stroke="#613612" stroke-width="1.5"/><path d="M200 175h104" stroke="#b97c44" stroke-width="2.4"/></g>`;
};

const pancakes: DrawSweet = (random, paints, { color, top, sprinkle }) => {
  const stack = [236, 214, 192, 170].map((y, index) => {
    const x = 236 + ((index * 7) % 11);
    return `<ellipse cx="${x}" cy="${y + 10}" rx="104" ry="46" fill="${shade(color, -0.24)}"/><ellipse cx="${x}" cy="${y}" rx="104" ry="46" fill="${paints.round(color, 0.16)}" stroke="${shade(color, 0.3)}" stroke-width="4"/>`;
  });
  const berries = scatter(random, { x: 240, y: 160, r: 44 }, sprinkle ? 9 : 0, ({ x, y }) => {
    const fruit = random.pick(sprinkle ?? [top]);
    return `<circle cx="${x}" cy="${160 + (y - 160) * 0.5}" r="12" fill="${paints.round(fruit, 0.28)}"/>`;
  });
  return `${stack.join("")}<path d="M162 164Q200 130 258 134Q318 138 318 168Q316 186 304 184Q298 216 284 186Q260 196 244 188Q236 226 220 188Q190 190 162 164Z" fill="${top}" opacity=".9"/><rect x="216" y="140" width="46" height="26" rx="5" fill="#fff1b8" stroke="#e5c766" transform="rotate(-10 238 152)"/>${berries}`;
};

const tamale: DrawSweet = (random, paints, { color, top }) =>
  `<path d="M108 196Q150 96 250 110Q352 116 378 190Q340 262 240 262Q140 264 108 196Z" fill="${paints.down("#7fa84a", "#4d7a2c")}" stroke="#3d6423" stroke-width="2"/>${[
    130, 160, 190, 220, 246,
  ]
    .map(
      (y) =>
        `<path d="M124 ${y}Q240 ${y - 26} 362 ${y}" fill="none" stroke="#3d6423" stroke-width="1.6" opacity=".4"/>`,
    )
    .join(
      "",
    )}${paints.shadow({ x: 240, y: 196, r: 110 }, 0.56)}<path d="${blob(random, { x: 240, y: 186, r: 96 }, 0.05, 0.56)}" fill="${paints.round(color, 0.14)}" stroke="${shade(color, -0.25)}" stroke-width="1.6"/>${scatter(random, { x: 240, y: 186, r: 44 }, 10, (point) => `<path d="${blob(random, { ...point, r: random.between(5, 11) }, 0.25, 0.7, 8)}" fill="${top}" opacity=".85"/>`)}<ellipse cx="208" cy="158" rx="36" ry="8" fill="#fff" opacity=".35"/>`;

const turnovers: DrawSweet = (random, paints, { color, top }) =>
  [
    [182, 158, -16],
    [290, 168, 14],
    [228, 230, -4],
  ]
    .map(([x = 0, y = 0, turn = 0]) => {
      const pleats = Array.from({ length: 8 }, (_, index) => {
        const angle = Math.PI * (0.06 + index * 0.126);
        return `<circle cx="${(x + Math.cos(angle) * 60).toFixed(1)}" cy="${(y - 6 + Math.sin(angle) * 44).toFixed(1)}" r="8" fill="${shade(color, -0.12)}"/>`;
      });
      const crumbs = scatter(
        random,
        { x, y: y + 10, r: 26 },
        5,
        (point) => `<circle cx="${point.x}" cy="${point.y}" r="3" fill="${top}" opacity=".6"/>`,
      );
      return `<g transform="rotate(${turn} ${x} ${y})">${paints.shadow({ x, y: y + 20, r: 74 }, 0.6)}${pleats.join("")}<path d="M${x - 62} ${y - 8}Q${x} ${y - 26} ${x + 62} ${y - 8}Q${x + 56} ${y + 42} ${x} ${y + 44}Q${x - 56} ${y + 42} ${x - 62} ${y - 8}Z" fill="${paints.round(color, 0.22)}" stroke="${shade(color, -0.3)}" stroke-width="1.6"/>${crumbs}<path d="M${x - 40} ${y - 2}q34 -10 66 -2" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".3"/></g>`;
    })
    .join("");

const sandwich: DrawSweet = (random, paints, { color, top }) => {
  const filling = scatter(random, { x: 240, y: 204, r: 122 }, 64, ({ x, y }) => {
    const part = random.pick(["#7fb04a", "#e4472f", top, "#f4e9c8", "#98c65c"]);
    return `<path d="${blob(random, { x, y: 204 + (y - 204) * 0.2, r: random.between(9, 17) }, 0.25, 0.7, 9)}" fill="${part}"/>`;
  });
  return `${paints.shadow({ x: 244, y: 222, r: 150 }, 0.5)}<path d="M104 212Q102 254 140 256H340Q378 254 376 212Z" fill="${paints.down(color, shade(color, -0.25))}"/>${filling}<path d="M100 174Q104 100 240 96Q376 100 380 174Q378 190 360 188H120Q102 190 100 174Z" fill="${paints.round(color, 0.24)}" stroke="${shade(color, -0.3)}" stroke-width="1.6"/><path d="M150 134q60 -22 130 -14" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".35"/>`;
};

const corn: DrawSweet = (random, paints, { color, top, sprinkle }) => {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 15 }, (_unused, column) => {
      const [x, y] = [138 + column * 14, 154 + row * 15];
      return `<rect x="${x}" y="${y}" width="13" height="14" rx="5" fill="${shade(color, (random.next() - 0.5) * 0.24)}"/>`;
    }).join(""),
  );
  const zigzag = `<path d="M146 152L178 226L206 152L238 226L266 152L298 226L330 156" fill="none" stroke="${top}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `<g transform="rotate(-22 240 190)"><rect x="340" y="182" width="96" height="16" rx="8" fill="#c99a5b" stroke="#93693a"/>${paints.shadow({ x: 240, y: 204, r: 130 }, 0.42)}<rect x="130" y="146" width="216" height="90" rx="44" fill="${shade(color, -0.2)}"/>${rows.join("")}${zigzag}${sprinkles(random, { x: 238, y: 190, r: 44 }, sprinkle, 40)}</g>`;
};

const shapes: Readonly<Record<SweetShape, DrawSweet>> = {
  cake,
  flan,
  loaf,
  fritters,
  toasts,
  pudding,
  pancakes,
  tamale,
  turnovers,
  sandwich,
  corn,
};

/** Something sweet or baked on its plate. */
export function sweet(random: Random, paints: Paints, look: SweetLook): string {
  const under = look.shape === "pudding" ? "" : plate(paints, "#f8f3ea", SPOT);
  const crumbs = Array.from({ length: 9 }, () => {
    const { x, y } = inside(random, { ...SPOT, r: 124 });
    return `<circle cx="${x}" cy="${y}" r="2" fill="${shade(look.color, -0.15)}" opacity=".5"/>`;
  });
  return `${under}${crumbs.join("")}${shapes[look.shape](random, paints, look)}`;
}
