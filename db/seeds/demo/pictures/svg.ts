import type { Random } from "../../random.ts";

/** A point or a size in the picture's own units (480 × 360). */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export const WIDTH = 480;
export const HEIGHT = 360;

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth closed path around a spot; `rough` 0 is a circle, 0.3 a crumb. `flat` presses it down. */
export function blob(random: Random, { x, y, r }: Spot, rough = 0.08, flat = 1, corners = 11): string {
  const turn = random.next() * Math.PI;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * Math.PI * 2;
    const reach = r * (1 + (random.next() - 0.5) * 2 * rough);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat] as const;
  });
  const at = (index: number) => points[(index + corners) % corners] ?? [x, y];
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(" ")}`;
  });
  return `M${at(0).map(round).join(" ")}${curves.join("")}Z`;
}

/** A point inside a circle, evenly spread. */
export function inside(random: Random, { x, y, r }: Spot): { x: number; y: number } {
  const angle = random.next() * Math.PI * 2;
  const reach = Math.sqrt(random.next()) * r;
  return { x: round(x + Math.cos(angle) * reach), y: round(y + Math.sin(angle) * reach) };
}

/** Draws `count` things scattered over a spot. */
export function scatter(
  random: Random,
  spot: Spot,
  count: number,
  draw: (point: { x: number; y: number }, index: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => draw(inside(random, spot), index)).join("");
}

/** A colour made lighter (amount > 0) or darker (< 0); amount from −1 to 1. */
export function shade(color: string, amount: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const target = amount > 0 ? 255 : 0;
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(amount)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Collects gradients while shapes are drawn, one per pair of colours. */
export class Paints {
  readonly #definitions = new Map<string, string>();

  /** Light in the middle and upper left, darker at the edge. */
  round(color: string, depth = 0.18): string {
    const stops = `<stop offset="0" stop-color="${shade(color, depth)}"/><stop offset=".62" stop-color="${color}"/><stop offset="1" stop-color="${shade(color, -depth)}"/>`;
    return this.#paint(
      `r${color}${depth}`,
      (id) => `<radialGradient id="${id}" cx=".42" cy=".36" r=".68">${stops}</radialGradient>`,
    );
  }

  /** From one colour above to another below. */
  down(top: string, bottom: string): string {
    const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
    return this.#paint(
      `d${top}${bottom}`,
      (id) => `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`,
    );
  }

  /** From one colour at the left through a lighter middle to a darker right: the round side of a glass or a cup. */
  side(color: string): string {
    const stops = `<stop offset="0" stop-color="${shade(color, -0.12)}"/><stop offset=".3" stop-color="${shade(color, 0.22)}"/><stop offset=".7" stop-color="${color}"/><stop offset="1" stop-color="${shade(color, -0.2)}"/>`;
    return this.#paint(`s${color}`, (id) => `<linearGradient id="${id}">${stops}</linearGradient>`);
  }

  /** A soft shadow on the table. */
  shadow({ x, y, r }: Spot, flat = 1, strength = 0.32): string {
    const stops = `<stop offset=".55" stop-color="#2b1608" stop-opacity="${strength}"/><stop offset="1" stop-color="#2b1608" stop-opacity="0"/>`;
    const fill = this.#paint(
      `shadow${strength}`,
      (id) => `<radialGradient id="${id}">${stops}</radialGradient>`,
    );
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round(r * flat)}" fill="${fill}"/>`;
  }

  definitions(): string {
    return [...this.#definitions.values()].join("");
  }

  #paint(key: string, define: (id: string) => string): string {
    const id = `p${[...this.#definitions.keys()].indexOf(key) + 1 || this.#definitions.size + 1}`;
    if (!this.#definitions.has(key)) this.#definitions.set(key, define(id));
    return `url(#${id})`;
  }
}
