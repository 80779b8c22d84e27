import { readdirSync } from "node:fs";
import path from "node:path";
import { areas, placeOf } from "./layout.mjs";
import { tableOwners } from "./table-owners.ts";

/** The areas, the lowest first, each with the features whose folders lie in it. */
const featuresIn = (area: string): readonly string[] => readdirSync(path.join("src", area));
const areaOfFeature = new Map(areas.flatMap((area) => featuresIn(area).map((feature) => [feature, area])));

/** Facts: views that their owner keeps for the features below it. Every feature may read them (decision 109). */
export const facts: Readonly<Record<string, string>> = {
  invoice_numbers: "payments",
  item_addons: "menu",
  item_groups: "menu",
  item_recipes: "menu",
  order_numbers: "orders",
  refund_payouts: "refunds",
  refunded_lines: "refunds",
  store_places: "tax-issuer",
};

/** The owners of the tables that no statement of their owner writes. */
const furtherOwners: Readonly<Record<string, string>> = {
  qr_order_lines: "qr-orders",
  quick_notes: "pos",
};

/** Returns the feature, or the part of the platform, that a table or view belongs to. */
export const ownerOf = (table: string): string | undefined =>
  tableOwners[table] ?? furtherOwners[table] ?? facts[table];

/** Returns `orders`, `platform/jobs`, `app` for what puts the product together, and nothing for what is no server. */
export function featureOfPath(file: string): string | undefined {
  const { area, feature, layer } = placeOf(file) ?? {};
  if (layer !== "server" && layer !== "outside") return undefined;
  return feature ?? (area === "platform" ? `platform/${file.split("/")[3]}` : "app");
}

/** Returns the area of a feature; `platform` is below all areas, and `app` above. */
export function areaOf(feature: string): string {
  return feature.startsWith("platform/") ? "platform" : (areaOfFeature.get(feature) ?? "app");
}

const order = ["platform", ...areas, "app"];

/** Tells whether a feature lies in a lower area than the one whose table it reads. */
export const isUpward = (reader: string, owner: string): boolean =>
  order.indexOf(areaOf(reader)) < order.indexOf(areaOf(owner));

const FIRST_ROW = "the first row of a new restaurant is written with it";

/** Lists what features name in SQL of the areas above them: `table: feature`. May only shrink. */
export const upwardReads: Readonly<Record<string, string>> = {
  "cash_drawers: tenants": FIRST_ROW,
  "stations: tenants": FIRST_ROW,
};
