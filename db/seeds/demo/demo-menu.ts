import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import type { NewStation } from "../stations.ts";
import type { DemoItem } from "./demo-item.ts";
import { bar, drinks } from "./demo-menu-bar.ts";
import { coffees, desserts } from "./demo-menu-cafe.ts";
import { mains, seafood, soups } from "./demo-menu-kitchen.ts";
import { breakfasts, pupusaMenu, snacks } from "./demo-menu-mornings.ts";

export interface DemoCategory {
  readonly title: string;
  /** Slug of its station; its title decides when it is left out. */
  readonly station?: string;
  readonly colour: CategoryColour;
  readonly position: number;
  /** Business hours in which people order from it. */
  readonly hours: readonly [number, number];
  readonly items: readonly DemoItem[];
}

/** Stations beside the kitchen and the bar; the grill is quicker, and its plates get cold sooner. */
export const demoStations: readonly NewStation[] = [
  { slug: "plancha", title: "Plancha", position: 3, lateMinutes: 15, warnMinutes: 8, pickupMinutes: 4 },
];

/**
 * The menu. In the order in which the categories are made: the sixth of a fresh database is a category of the bar,
 * as the specification's rule about category 6 says; `position` is the order people see.
 */
export const demoMenu: readonly DemoCategory[] = [
  { title: "Pupusas", colour: "orange", position: 1, hours: [7, 21], items: pupusaMenu },
  { title: "Desayunos", colour: "yellow", position: 2, hours: [7, 11], items: breakfasts },
  { title: "Antojitos", colour: "red", position: 3, hours: [11, 21], items: snacks },
  { title: "Sopas", colour: "green", position: 4, hours: [11, 16], items: soups },
  {
    title: "Platos fuertes",
    station: "plancha",
    colour: "lime",
    position: 5,
    hours: [11, 21],
    items: mains,
  },
  { title: "Bebidas", colour: "teal", position: 7, hours: [7, 21], items: drinks },
  { title: "Cafés y chocolate", colour: "violet", position: 8, hours: [7, 19], items: coffees },
  { title: "Bar", colour: "indigo", position: 9, hours: [16, 22], items: bar },
  { title: "Mariscos", colour: "blue", position: 6, hours: [11, 21], items: seafood },
  { title: "Postres", colour: "pink", position: 10, hours: [11, 21], items: desserts },
];
