import type { Random } from "../../random.ts";
import { blob, inside, type Paints, type Spot, scatter, shade } from "./svg.ts";

/** Draws one kind of food on a spot of the plate, seen from above. */
export type Draw = (random: Random, paints: Paints, spot: Spot) => string;

/** A heap of small pieces in these colours. */
function heap(colors: readonly string[], size: number, count: number, flat = 0.75): Draw {
  return (random, paints, spot) => {
    const base = colors[0] ?? "#ffffff";
    const ground = `<path d="${blob(random, spot, 0.1)}" fill="${paints.round(shade(base, -0.08))}"/>`;
    return `${ground}${scatter(random, { ...spot, r: spot.r * 0.92 }, count, ({ x, y }) => {
      const turn = random.between(0, 179);
      const color = random.pick(colors);
      return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * flat * 0.6}" fill="${color}" stroke="${shade(color, -0.22)}" stroke-width=".7" transform="rotate(${turn} ${x} ${y})"/>`;
    })}`;
  };
}

/** Thin strands: slaw, shredded meat, noodles. */
function strands(colors: readonly string[], width: number, count: number): Draw {
  return (random, _paints, spot) =>
    `<path d="${blob(random, { ...spot, r: spot.r * 0.95 }, 0.14)}" fill="${shade(colors[0] ?? "#ffffff", -0.15)}"/>${scatter(
      random,
      { ...spot, r: spot.r * 0.85 },
      count,
      ({ x, y }) => {
        const angle = random.next() * Math.PI * 2;
        const reach = spot.r * (0.25 + random.next() * 0.3);
        const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        return `<path d="M${x} ${y}q${(dx / 2 + dy / 3).toFixed(1)} ${(dy / 2 - dx / 3).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}" fill="none" stroke="${random.pick(colors)}" stroke-width="${width}" stroke-linecap="round"/>`;
      },
    )}`;
}

/** Thick fried sticks or chunks. */
function chunks(color: string, length: number, width: number, count: number): Draw {
  return (random, paints, spot) =>
    scatter(random, { ...spot, r: spot.r * 0.78 }, count, ({ x, y }) => {
      const turn = random.between(-70, 70);
      return `<rect x="${x - length / 2}" y="${y - width / 2}" width="${length}" height="${width}" rx="${width / 2.6}" fill="${paints.down(shade(color, 0.2), shade(color, -0.14))}" stroke="${shade(color, -0.3)}" stroke-width="1" transform="rotate(${turn} ${x} ${y})"/>`;
    });
}

/** A piece of meat or fish with marks of the grill. */
function grilled(color: string, flat: number, marks: number): Draw {
  return (random, paints, spot) => {
    const path = blob(random, { ...spot, r: spot.r * 1.12 }, 0.1, flat);
    const lines = Array.from({ length: marks }, (_, index) => {
      const x = spot.x - spot.r * 0.75 + (index * spot.r * 1.5) / Math.max(1, marks - 1);
      const reach = spot.r * flat * 0.62;
      return `<path d="M${(x - reach / 2).toFixed(1)} ${(spot.y + reach).toFixed(1)}L${(x + reach / 2).toFixed(1)} ${(spot.y - reach).toFixed(1)}" stroke="${shade(color, -0.55)}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;
    });
    const shine = `<ellipse cx="${spot.x - spot.r * 0.3}" cy="${spot.y - spot.r * flat * 0.45}" rx="${spot.r * 0.45}" ry="${spot.r * 0.1}" fill="#fff" opacity=".25"/>`;
    return `${paints.shadow({ ...spot, y: spot.y + 6, r: spot.r * 1.25 }, flat)}<path d="${path}" fill="${paints.round(color, 0.2)}" stroke="${shade(color, -0.4)}" stroke-width="1.5"/>${lines.join("")}${shine}`;
  };
}

const egg: Draw = (random, paints, spot) => {
  const yolk = { x: spot.x + 3, y: spot.y - 2, r: spot.r * 0.42 };
  return `<path d="${blob(random, spot, 0.16)}" fill="${paints.round("#fdfaf2", 0.06)}" stroke="#e8dcc4"/><circle cx="${yolk.x}" cy="${yolk.y}" r="${yolk.r}" fill="${paints.round("#f7a81b", 0.25)}"/><ellipse cx="${yolk.x - yolk.r * 0.3}" cy="${yolk.y - yolk.r * 0.4}" rx="${yolk.r * 0.28}" ry="${yolk.r * 0.16}" fill="#fff" opacity=".75"/>`;
};

/** Slices laid in a fan. */
function fan(color: string, edge: string, count: number, flat: number): Draw {
  return (_random, paints, spot) =>
    Array.from({ length: count }, (_, index) => {
      const x = spot.x - spot.r * 0.62 + (index * spot.r * 1.25) / Math.max(1, count - 1);
      const y = spot.y + Math.abs(index - (count - 1) / 2) * 4;
      return `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="${spot.r * 0.46}" ry="${spot.r * flat}" fill="${paints.round(color, 0.16)}" stroke="${edge}" stroke-width="3" transform="rotate(${-24 + index * 14} ${x.toFixed(1)} ${y})"/>`;
    }).join("");
}

const tortillas: Draw = (random, paints, spot) =>
  [
    [7, 5],
    [0, 0],
  ]
    .map(([dx = 0, dy = 0]) => {
      const disc = { x: spot.x + dx, y: spot.y + dy, r: spot.r };
      const spots = scatter(random, { ...disc, r: disc.r * 0.75 }, 7, (point) => {
        return `<path d="${blob(random, { ...point, r: random.between(2, 6) }, 0.3, 0.8, 7)}" fill="#9c6a2f" opacity=".45"/>`;
      });
      return `<path d="${blob(random, disc, 0.03)}" fill="${paints.round("#edd29a", 0.12)}" stroke="#cfa863"/>${spots}`;
    })
    .join("");

/** A small bowl of sauce or cream. */
function dip(color: string): Draw {
  return (_random, paints, spot) => {
    const r = spot.r * 0.78;
    return `${paints.shadow({ ...spot, y: spot.y + 4, r: r * 1.2 })}<circle cx="${spot.x}" cy="${spot.y}" r="${r}" fill="${paints.round("#f6efe2", 0.1)}" stroke="#d9cbb2"/><circle cx="${spot.x}" cy="${spot.y}" r="${r * 0.78}" fill="${paints.round(color, 0.16)}"/><path d="M${spot.x - r * 0.45} ${spot.y - r * 0.2}q${r * 0.35} ${-r * 0.35} ${r * 0.8} ${-r * 0.05}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".4"/>`;
  };
}

/** A disc of vegetable with a rind: tomato, cucumber, lime, radish. */
function slices(flesh: string, rind: string, count: number): Draw {
  return (random, paints, spot) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + 0.6;
      const x = spot.x + (count > 1 ? Math.cos(angle) * spot.r * 0.42 : 0);
      const y = spot.y + (count > 1 ? Math.sin(angle) * spot.r * 0.42 : 0);
      const r = spot.r * (count > 1 ? 0.5 : 0.72);
      const spokes = Array.from({ length: 6 }, (_unused, spoke) => {
        const turn = (spoke / 6) * Math.PI * 2 + random.next() * 0.2;
        return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.cos(turn) * r * 0.7).toFixed(1)} ${(y + Math.sin(turn) * r * 0.7).toFixed(1)}" stroke="#fff" stroke-width="1.6" opacity=".55"/>`;
      });
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${paints.round(flesh, 0.14)}" stroke="${rind}" stroke-width="3.5"/>${spokes.join("")}`;
    }).join("");
}

const leaves: Draw = (random, paints, spot) =>
  scatter(random, { ...spot, r: spot.r * 0.62 }, 7, (point) => {
    const color = random.pick(["#6fa23c", "#87b94f", "#5a8f34"]);
    return `<path d="${blob(random, { ...point, r: spot.r * 0.42 }, 0.24, 0.8, 9)}" fill="${paints.round(color, 0.2)}" stroke="${shade(color, -0.25)}" stroke-width=".8"/>`;
  });

const shrimp: Draw = (random, paints, spot) =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const angle = (index / 5) * Math.PI * 2;
      const x = (spot.x + Math.cos(angle) * spot.r * 0.56).toFixed(1);
      const y = (spot.y + Math.sin(angle) * spot.r * 0.5).toFixed(1);
      const s = spot.r * 0.3;
      const body = `M${-s} ${s * 0.5}A${s} ${s} 0 1 1 ${s * 0.9} ${s * 0.3}`;
      const turn = (angle * 180) / Math.PI + random.between(60, 110);
      return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(0)})"><path d="M${s * 0.9} ${s * 0.3}l${s * 0.3} ${s * 0.7} ${-s * 0.7} ${-s * 0.1}z" fill="#d9532c"/><path d="${body}" fill="none" stroke="#c24a24" stroke-width="${s * 0.8}" stroke-linecap="round"/><path d="${body}" fill="none" stroke="${paints.down("#ffc4a0", "#f4895a")}" stroke-width="${s * 0.62}" stroke-linecap="round"/><path d="${body}" fill="none" stroke="#d9653a" stroke-width="${s * 0.6}" stroke-dasharray="2 ${s * 0.42}" opacity=".6"/></g>`;
    })
    .join("");

const fish: Draw = (_random, paints, { x, y, r }) => {
  const scales = Array.from({ length: 4 }, (_, index) => {
    const at = x - r * 0.55 + index * r * 0.38;
    return `<path d="M${at} ${y - r * 0.3}l${r * 0.16} ${r * 0.6}" stroke="#7a4a1c" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
  });
  return `<g transform="rotate(-14 ${x} ${y})">${paints.shadow({ x, y: y + 9, r: r * 1.5 }, 0.4)}<path d="M${x - r * 1.35} ${y}C${x - r * 0.8} ${y - r * 0.72} ${x + r * 0.5} ${y - r * 0.66} ${x + r} ${y - r * 0.06}L${x + r * 1.55} ${y - r * 0.42}Q${x + r * 1.36} ${y} ${x + r * 1.55} ${y + r * 0.42}L${x + r} ${y + r * 0.06}C${x + r * 0.5} ${y + r * 0.66} ${x - r * 0.8} ${y + r * 0.72} ${x - r * 1.35} ${y}Z" fill="${paints.down("#d8943f", "#a75d20")}" stroke="#7a4216" stroke-width="2"/>${scales.join("")}<path d="M${x - r * 0.86} ${y - r * 0.4}q${r * 0.2} ${r * 0.4} 0 ${r * 0.8}" fill="none" stroke="#7a4216" stroke-width="3"/><circle cx="${x - r * 1.08}" cy="${y - r * 0.1}" r="5" fill="#fff3d8"/><circle cx="${x - r * 1.08}" cy="${y - r * 0.1}" r="2.6" fill="#2b1608"/></g>`;
};

const sausages: Draw = (_random, paints, { x, y, r }) =>
  [-1, 0, 1]
    .map(
      (row) =>
        `<g transform="rotate(${row * 8 - 18} ${x} ${y})"><rect x="${x - r * 0.95}" y="${y + row * r * 0.52 - r * 0.21}" width="${r * 1.9}" height="${r * 0.42}" rx="${r * 0.21}" fill="${paints.down("#c4593a", "#7d2a1a")}" stroke="#5f1d12" stroke-width="1.4"/><rect x="${x - r * 0.7}" y="${y + row * r * 0.52 - r * 0.14}" width="${r * 1.2}" height="4" rx="2" fill="#fff" opacity=".3"/></g>`,
    )
    .join("");

const cheese: Draw = (random, paints, { x, y, r }) =>
  [-1, 1]
    .map((side) => {
      const at = x + side * r * 0.34;
      return `<rect x="${at - r * 0.42}" y="${y - r * 0.36}" width="${r * 0.84}" height="${r * 0.66}" rx="5" fill="${paints.down("#fffdf3", "#efe3bf")}" stroke="#dccb9b" transform="rotate(${side * 12 + random.between(-4, 4)} ${at} ${y})"/>`;
    })
    .join("");

/** Everything that can lie on a plate. */
export const foodParts = {
  rice: heap(["#f6ecd2", "#efe2c0", "#fffaf0"], 5.5, 130),
  yellowRice: heap(["#f5d77a", "#f0c95b", "#fbe7a4"], 5, 110),
  beans: heap(["#4a2418", "#5c2d1d", "#3b1b12"], 6.5, 75, 1.1),
  casamiento: heap(["#d9b894", "#7c4a31", "#5c2d1d", "#e6cfae", "#c59b74"], 5.5, 105, 0.95),
  friedBeans: (random, paints, spot) =>
    `<path d="${blob(random, spot, 0.12)}" fill="${paints.round("#5d3020", 0.16)}"/><path d="M${spot.x - spot.r * 0.5} ${spot.y}q${spot.r * 0.5} ${-spot.r * 0.6} ${spot.r} 0" fill="none" stroke="#85513c" stroke-width="5" stroke-linecap="round"/><path d="M${spot.x - spot.r * 0.4} ${spot.y + spot.r * 0.35}q${spot.r * 0.4} ${-spot.r * 0.5} ${spot.r * 0.8} 0" fill="none" stroke="#85513c" stroke-width="5" stroke-linecap="round"/>`,
  curtido: strands(["#e9edcf", "#d5e0a8", "#f08a3c", "#f6f4e6", "#c7d98c"], 3.2, 70),
  shredded: strands(["#c98a55", "#e0ab78", "#a86a38"], 4, 60),
  salad: leaves,
  tomato: slices("#e4472f", "#b92c1c", 3),
  lime: slices("#bfdc6a", "#5f9a2d", 2),
  cucumber: slices("#e3efc2", "#5c8f3a", 3),
  radish: slices("#fdf3f4", "#d3284f", 3),
  orange: slices("#f9a43a", "#e9781b", 2),
  strawberry: heap(["#e0283f", "#f04a58", "#c81d35"], 10, 13, 1.3),
  fruit: heap(["#f6b53c", "#e0283f", "#8fbf3f", "#f7d154", "#7a3fa0"], 9, 22, 1.4),
  beef: grilled("#7b3f24", 0.66, 5),
  chicken: grilled("#c98643", 0.72, 4),
  pork: grilled("#a7552d", 0.6, 4),
  ribs: grilled("#8d3a1c", 0.52, 6),
  fish,
  shrimp,
  sausages,
  egg,
  scramble: heap(["#f9d65c", "#f4c53a", "#fde694"], 11, 34, 1.2),
  plantain: fan("#d98a2b", "#9c5414", 4, 0.78),
  avocado: fan("#cfdf8b", "#5f8a35", 4, 0.66),
  tortillas,
  cheese,
  yuca: chunks("#f2d58e", 62, 19, 11),
  chicharron: heap(["#a4592a", "#c1763b", "#874419"], 13, 20, 1.35),
  fries: chunks("#f3c24f", 60, 11, 18),
  onions: strands(["#f3dcc0", "#e0b98a", "#c98d52"], 4.5, 36),
  corn: heap(["#f8cf46", "#f2bd2c", "#fbdf7c"], 7, 60, 1.2),
  redSauce: dip("#c8351f"),
  greenSauce: dip("#6f9a35"),
  cream: dip("#fbf6e8"),
  honey: dip("#d98a1c"),
} as const satisfies Record<string, Draw>;

export type FoodPart = keyof typeof foodParts;

/** A few crumbs of herb over what is there. */
export function herbs(random: Random, spot: Spot, count = 14): string {
  return Array.from({ length: count }, () => {
    const { x, y } = inside(random, spot);
    return `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="1.6" fill="${random.pick(["#4f8a2f", "#6fae45"])}" transform="rotate(${random.between(0, 179)} ${x} ${y})"/>`;
  }).join("");
}
