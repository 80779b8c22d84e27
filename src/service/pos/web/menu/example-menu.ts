import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { toUuid, type Uuid } from "#platform/domain/ids.ts";
import { posInit } from "../../contract/pos.ts";
import { type PosInit, type PosMenu, posMenu } from "./pos-menu.ts";

const pupusas = {
  description: null,
  image: null,
  category_title: "Pupusas",
  station_id: 1,
  is_enabled: true,
  modifierGroups: [],
};
const withoutChoices = { variants: [], addons: [], recipeItems: [] };
const iva = { tax_id: 1, tax_title: "IVA", tax_rate: 13, tax_type: "inclusive" };
const untaxed = { tax_id: null, tax_title: null, tax_rate: 0, tax_type: null };
const cheese = {
  inventory_item_id: 7,
  ingredient_title: "Queso",
  current_quantity: 1,
  min_quantity_threshold: 0.5,
};
const cream = {
  inventory_item_id: 8,
  ingredient_title: "Crema",
  current_quantity: 0.2,
  min_quantity_threshold: 0.5,
};

const plainItem = {
  ...pupusas,
  ...iva,
  ...withoutChoices,
  id: 1,
  title: "Pupusa de queso",
  price: 1.25,
  category_id: 1,
  recipeItems: [{ ...cheese, variant_id: 0, addon_id: 0, recipe_quantity: 0.25 }],
};
const itemWithChoices = {
  ...pupusas,
  ...untaxed,
  id: 2,
  title: "Café",
  price: 1,
  category_id: null,
  category_title: null,
  variants: [
    { id: 1, item_id: 2, title: "Normal", price: 1 },
    { id: 2, item_id: 2, title: "Grande", price: 1.75 },
  ],
  addons: [
    { id: 1, item_id: 2, title: "Crema", price: 0.5 },
    { id: 2, item_id: 2, title: "Queso", price: 0.75 },
  ],
  recipeItems: [
    { ...cream, variant_id: 0, addon_id: 1, recipe_quantity: 0.1 },
    { ...cheese, variant_id: 0, addon_id: 2, recipe_quantity: 0.5 },
  ],
};
const disabledItem = {
  ...pupusas,
  ...iva,
  ...withoutChoices,
  id: 3,
  title: "Tamal",
  price: 1,
  category_id: 1,
  is_enabled: false,
};
const itemOfDisabledCategory = {
  ...pupusas,
  ...iva,
  ...withoutChoices,
  id: 4,
  title: "Ponche",
  price: 2,
  category_id: 2,
};

const printSettings = {
  page_format: 80,
  is_enable_print: true,
  header: "",
  footer: "",
  show_notes: true,
  show_store_details: true,
  show_customer_details: true,
  print_token: true,
};
const storeSettings = {
  store_name: "La Ceiba",
  address: null,
  phone: null,
  email: null,
  currency: "USD",
  store_image: null,
  time_zone: "America/El_Salvador",
  day_cutoff_hour: 4,
};

/** Example reply of GET /pos/init for tests, with four items: two on the menu, one disabled, one in a disabled category. */
export function exampleInit(): PosInit {
  return posInit.response.parse({
    categories: [
      { id: 1, title: "Pupusas", is_enabled: true, station_id: 1, course: 1, colour: "green" },
      { id: 2, title: "Navidad", is_enabled: false, station_id: 1, course: 1, colour: null },
    ],
    menuItems: [plainItem, itemWithChoices, disabledItem, itemOfDisabledCategory],
    paymentTypes: [],
    printSettings,
    storeSettings,
    storeTables: [{ id: 4, table_title: "Mesa 4", floor: "Terraza", seating_capacity: 6 }],
    serviceCharge: 10,
    itemLimits: [],
    quickNotes: [{ category_id: null, note: "para llevar" }],
    priceRules: [],
    offerHours: [],
  });
}

export function exampleMenu(): PosMenu {
  return posMenu(exampleInit());
}

/** Returns the item with that title; throws if there is none. */
export function itemOf(menu: PosMenu, title: string): MenuItem {
  const found = [...menu.items.values()].find((item) => item.title === title);
  if (!found) throw new Error(`no item ${title}`);
  return found;
}

/** Makes a uuid that tests recognise by its number. */
export function uuidOf(n: number): Uuid {
  return toUuid(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
}
