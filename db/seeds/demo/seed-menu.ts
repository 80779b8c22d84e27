import { readFile } from "node:fs/promises";
import { insertFile } from "#core/files/server/public.ts";
import type { TaxType } from "#core/pricing/domain/tax-type.ts";
import type { RecipeItem } from "#inventory/inventory/domain/recipe.ts";
import type { Addon, Variant } from "#menu/menu/domain/menu-item.ts";
import type { CategoryId, InventoryItemId, MenuItemId, StationId, TaxId } from "#platform/domain/ids.ts";
import { type BasisPoints, basisPoints, type Cents } from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import {
  type CreatedMenuItem,
  createCategory,
  createMenuItem,
  createQuickNotes,
  createTax,
} from "../menu.ts";
import { stationWithSlug } from "../stations.ts";
import { addRecipe, createInventoryItem, type NewRecipeLine } from "../stock.ts";
import type { DemoItem, Recipe } from "./demo-item.ts";
import type { DemoCategory } from "./demo-menu.ts";
import { demoStock, type IngredientKey } from "./demo-stock.ts";

interface SeededTax {
  readonly id: TaxId;
  readonly title: string;
  readonly rate: BasisPoints;
  readonly type: TaxType;
}

/** An item on the menu of a seeded restaurant, with everything a sale freezes. */
export interface SeededItem {
  readonly id: MenuItemId;
  readonly title: string;
  readonly price: Cents;
  readonly variants: readonly Variant[];
  /** Those of no group: taken by chance. */
  readonly addons: readonly Addon[];
  /** Default choices of the groups in which something has to be chosen. */
  readonly defaults: readonly Addon[];
  readonly recipe: readonly RecipeItem[];
  readonly categoryId: CategoryId;
  readonly categoryTitle: string;
  readonly stationId: StationId;
  readonly tax: SeededTax;
  /** Weight among the ordered items; 0 is never. */
  readonly weight: number;
  /** Hours of the day in which it is ordered: from, before. */
  readonly hours: readonly [number, number];
}

type Stock = ReadonlyMap<IngredientKey, InventoryItemId>;

export interface SeededMenu {
  readonly items: readonly SeededItem[];
  readonly ingredients: ReadonlyMap<InventoryItemId, IngredientKey>;
}

/** The picture of each item, in the order of the menu; read beforehand, all at once. */
export function readPictures(menu: readonly DemoCategory[]): Promise<Buffer[]> {
  const items = menu.flatMap((category) => category.items);
  return Promise.all(
    items.map(({ title }) => readFile(new URL(`pictures/${pictureName(title)}.webp`, import.meta.url))),
  );
}

/** Reads the cover of the guests' menu: its dishes on a table. */
export const readCover = (): Promise<Buffer> => readFile(new URL("pictures/portada.webp", import.meta.url));

/** Dishes that the guests' menu shows large. */
const highlights = ["Pupusa revuelta", "Mariscada", "Plato típico salvadoreño", "Carne asada", "Tres leches"];

/** "Café de olla" has its picture in `cafe-de-olla.webp`. */
function pictureName(title: string): string {
  return searchText(title).replaceAll(/[^a-z0-9]+/g, "-");
}

/** Notes of one tap, by the category's title. */
const quickNotes: Readonly<Record<string, readonly string[]>> = {
  Pupusas: ["sin curtido", "bien tostada", "salsa aparte", "sin salsa"],
  Desayunos: ["huevos tiernos", "huevos duros", "sin crema"],
  Sopas: ["sin cilantro", "tortilla tostada"],
  "Platos fuertes": ["término medio", "bien cocido", "sin cebolla"],
  Mariscos: ["sin picante", "sin cebolla"],
  Bebidas: ["sin hielo", "poca azúcar", "sin azúcar"],
  "Cafés y chocolate": ["sin azúcar", "bien caliente"],
  Bar: ["sin hielo", "con limón y sal"],
};

/** Taxes, an empty store room, categories, and items with pictures, choices and recipes. */
export async function seedMenu(
  tx: Tx,
  menu: readonly DemoCategory[],
  pictures: readonly Buffer[],
): Promise<SeededMenu> {
  const taxes = {
    included: await seedTax(tx, "IVA", "inclusive"),
    onTop: await seedTax(tx, "IVA no incluido", "exclusive"),
  };
  const stock = await seedIngredients(tx, menu);
  await createQuickNotes(tx, null, ["para llevar", "sin sal"]);
  const items: SeededItem[] = [];
  for (const category of menu) {
    const categoryId = await createCategory(tx, category);
    await createQuickNotes(tx, categoryId, quickNotes[category.title] ?? []);
    const place = { categoryId, categoryTitle: category.title, stationId: await stationOf(tx, categoryId) };
    for (const [index, item] of category.items.entries()) {
      const tax = taxes[item.tax ?? "included"];
      const ownStation = item.station === undefined ? null : await stationWithSlug(tx, item.station);
      const at = {
        stationId: ownStation,
        position: index + 1,
        picture: pictures[items.length],
        categoryId,
        taxId: tax.id,
      };
      const { recipe, ...created } = await seedItem(tx, item, at, stock);
      const weight = item.isEnabled === false ? 0 : (item.weight ?? 3);
      items.push({
        ...created,
        ...place,
        ...(ownStation !== null && { stationId: ownStation }),
        recipe: recipe.map(recipeItem),
        tax,
        weight,
        hours: category.hours,
      });
    }
  }
  await includeIva(tx, taxes.included.id);
  await highlight(tx);
  return { items, ingredients: new Map([...stock].map(([key, id]) => [id, key])) };
}

const highlight = (tx: Tx): Promise<number> =>
  tx.run(
    sqlOf
      .updateTable("menu_items")
      .set({ is_highlighted: true })
      .where("tenant_id", "=", tx.tenantId)
      .where("title", "in", highlights),
  );

/** Prices under the tax that is inside them say so on tax documents. */
async function includeIva(tx: Tx, taxId: TaxId): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("menu_items")
      .set({ is_iva_included: true })
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_id", "=", taxId),
  );
}

async function seedTax(tx: Tx, title: string, type: TaxType): Promise<SeededTax> {
  const rate = basisPoints(1300);
  return { id: await createTax(tx, { title, rate, type }), title, rate, type };
}

interface ItemPlace {
  readonly position: number;
  readonly picture: Buffer | undefined;
  readonly categoryId: CategoryId;
  /** Null: where its category is made. */
  readonly stationId: StationId | null;
  readonly taxId: TaxId;
}

async function seedItem(tx: Tx, item: DemoItem, { picture, ...place }: ItemPlace, stock: Stock) {
  const image = picture ? await insertFile(tx, "image/webp", picture) : null;
  const created = await createMenuItem(tx, { ...item, ...place, image });
  const recipe = recipeOf(item, created, stock);
  await addRecipe(tx, created.id, recipe);
  // The sales of the past chose plain add-ons only.
  const grouped = (item.groups ?? []).flatMap(({ isRequired, addons }) =>
    addons.map(({ isDefault }) => isRequired === true && isDefault === true),
  );
  const plain = item.addons?.length ?? 0;
  return {
    ...created,
    addons: created.addons.slice(0, plain),
    defaults: created.addons.slice(plain).filter((_, index) => grouped[index]),
    recipe,
  };
}

async function stationOf(tx: Tx, categoryId: CategoryId): Promise<StationId> {
  const { station_id } = await tx.one(
    sqlOf
      .selectFrom("categories")
      .select("station_id")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", categoryId),
  );
  return station_id;
}

/** The ingredients that this menu's recipes name, in the order of the store room. */
async function seedIngredients(tx: Tx, menu: readonly DemoCategory[]): Promise<Stock> {
  const used = new Set(
    menu
      .flatMap((category) => category.items)
      .flatMap((item) => [
        item.recipe,
        ...[...(item.variants ?? []), ...(item.addons ?? [])].map((choice) => choice.recipe),
      ])
      .flatMap((recipe) => Object.keys(recipe ?? {})),
  );
  const stock = new Map<IngredientKey, InventoryItemId>();
  for (const [key, { title, group, unit, low, cost }] of entriesOf(demoStock)) {
    if (!used.has(key)) continue;
    stock.set(key, await createInventoryItem(tx, { title, group, unit, lowThreshold: low, unitCost: cost }));
  }
  return stock;
}

function entriesOf<Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

function recipeOf(item: DemoItem, created: CreatedMenuItem, stock: Stock): NewRecipeLine[] {
  const lines = (recipe: Recipe | undefined, of: Pick<NewRecipeLine, "variantId" | "addonId">) =>
    entriesOf(recipe ?? {}).map(([key, quantity]): NewRecipeLine => {
      const inventoryItemId = stock.get(key);
      if (inventoryItemId === undefined) throw new Error(`No ingredient ${key}`);
      return { inventoryItemId, quantity, ...of };
    });
  return [
    ...lines(item.recipe, {}),
    ...created.variants.flatMap(({ id }, index) => lines(item.variants?.[index]?.recipe, { variantId: id })),
    ...created.addons.flatMap(({ id }, index) => lines(item.addons?.[index]?.recipe, { addonId: id })),
  ];
}

function recipeItem({ inventoryItemId, quantity, variantId, addonId }: NewRecipeLine): RecipeItem {
  return {
    inventoryItemId,
    quantity: thousandths(quantity),
    variantId: variantId ?? null,
    addonId: addonId ?? null,
  };
}
