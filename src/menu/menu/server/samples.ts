import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { onePixel } from "#app/server/testing/one-pixel.ts";
import * as file from "#menu/menu-file/contract/menu-file.ts";
import { assignStation } from "#menu/stations/contract/stations.ts";
import * as categories from "../contract/categories.ts";
import { readDearerDishes } from "../contract/dearer-dishes.ts";
import * as many from "../contract/menu-changes.ts";
import * as choices from "../contract/menu-choices.ts";
import { setMenuHighlights } from "../contract/menu-highlights.ts";
import * as items from "../contract/menu-items.ts";
import * as translations from "../contract/menu-translations.ts";
import * as recipes from "../contract/recipes.ts";
import * as shared from "../contract/shared-groups.ts";

const aTitle = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
const translationsOf = (id: number) => ({
  language: "fr" as const,
  csv: `kind,id,translation\nitem,${id},${aTitle("Galette")}`,
});
const onDish = ({ dish }: World) => ({ itemId: dish.id });
const choice = () => ({ title: aTitle("Doble"), price: 1.25 });

const anItem = ({ small, station }: World) => ({
  title: aTitle("Enchilada"),
  description: "Con queso",
  price: 2.5,
  netPrice: 2,
  categoryId: small.categories.food,
  taxId: small.taxes.inclusive,
  stationId: station,
  dte_tipo_item_codigo: "1",
  dte_gravado: 1,
  dte_cod_tributo: "20",
  dte_unidad_medida: "59",
  dte_codigo_interno: "E-1",
  dte_porcentaje_iva: 13,
  dte_precio_incluye_iva: 1,
  dte_cod_tributo_adicional: "59",
  dte_porcentaje_adicional: 5,
  allergens: ["milk" as const],
  diets: ["vegetarian" as const],
});

const categorySamples: readonly Sample[] = [
  sample(categories.addCategory)(({ station }) => ({
    body: { title: aTitle("Antojitos"), stationId: station },
  })),
  sample(categories.updateCategory)(({ small, station }) => ({
    params: { id: small.categories.food },
    body: { title: aTitle("Comida"), stationId: station },
  })),
  sample(categories.deleteCategory)(({ dish, small }) => ({
    params: { id: dish.emptyCategory },
    query: { moveItemsTo: String(small.categories.drinks) },
  })),
  sample(categories.restoreCategory)(({ dish }) => ({ params: { id: dish.archivedCategory } })),
  sample(categories.changeCategoryVisibility)(({ small }) => ({
    params: { id: small.categories.food },
    body: { isEnabled: false },
  })),
  sample(categories.orderCategories)(({ small, dish }) => ({
    body: { ids: [small.categories.drinks, dish.emptyCategory, small.categories.food] },
  })),
  sample(categories.listCategoryItems)(({ small }) => ({ params: { id: small.categories.food } })),
  sample(categories.orderCategoryItems)(({ small: { items: menu, categories } }) => ({
    params: { id: categories.drinks },
    body: { ids: [menu.cerveza.id, menu.horchata.id] },
  })),
];

const itemSamples: readonly Sample[] = [
  sample(items.searchMenuItems)(({ small }) => ({ query: { category: String(small.categories.food) } })),
  sample(items.readMenuItem)(({ dish }) => ({ params: { id: dish.id } })),
  sample(items.addMenuItem)((world) => ({ body: { ...anItem(world), variants: [choice()] } })),
  sample(items.updateMenuItem)((world) => ({ params: { id: world.dish.id }, body: anItem(world) })),
  sample(items.duplicateMenuItem)(({ dish }) => ({ params: { id: dish.id } })),
  sample(items.deleteMenuItem)(({ dish }) => ({ params: { id: dish.id } })),
  sample(items.changeMenuItemVisibility)(({ dish }) => ({
    params: { id: dish.id },
    body: { isEnabled: false },
  })),
  sample(items.uploadMenuPhoto)(({ dish }) => ({ params: { id: dish.id }, body: { image: onePixel } })),
  sample(items.removeMenuPhoto)(({ dish }) => ({ params: { id: dish.id } })),
  sample(many.previewMenuChange)(({ dish }) => ({
    body: { ids: [dish.id], price: { by: "percent", value: 10 } },
  })),
  sample(many.changeManyItems)(({ dish, small }) => ({
    body: {
      items: [{ id: dish.id }],
      change: {
        price: { by: "amount", value: 0.25, withAddons: true },
        categoryId: small.categories.drinks,
        taxId: small.taxes.exclusive,
        isEnabled: false,
      },
    },
  })),
  sample(many.restoreManyItems)(async ({ small, admin }) => {
    const { id } = small.items.carne;
    const body = { ids: [id], price: { by: "percent" as const, value: 10 } };
    const [{ version = "" } = {}] = (await admin.call(many.previewMenuChange, { body })).ok.items;
    const asBefore = {
      id,
      price: 1,
      category_id: small.categories.food,
      tax_id: small.taxes.exclusive,
      is_enabled: false,
      is_taxable: true,
      tribute: "20",
      iva_rate: 13,
      is_iva_included: false,
      additional_tribute: null,
      additional_rate: null,
      position: 3,
      variants: [],
      addons: [],
      version,
    };
    return { body: { items: [asBefore] } };
  }),
];

const choiceSamples: readonly Sample[] = [
  sample(choices.addVariant)((world) => ({ params: onDish(world), body: choice() })),
  sample(choices.updateVariant)((world) => ({
    params: { ...onDish(world), variantId: world.dish.variant },
    body: choice(),
  })),
  sample(choices.deleteVariant)((world) => ({
    params: { ...onDish(world), variantId: world.dish.variant },
  })),
  sample(choices.restoreVariant)((world) => ({
    params: { ...onDish(world), variantId: world.dish.archivedVariant },
  })),
  sample(choices.orderVariants)((world) => ({
    params: onDish(world),
    body: { ids: [world.dish.variant] },
  })),
  sample(choices.addAddon)((world) => ({ params: onDish(world), body: choice() })),
  sample(choices.updateAddon)((world) => ({
    params: { ...onDish(world), addonId: world.dish.addon },
    body: choice(),
  })),
  sample(choices.deleteAddon)((world) => ({ params: { ...onDish(world), addonId: world.dish.addon } })),
  sample(choices.restoreAddon)((world) => ({
    params: { ...onDish(world), addonId: world.dish.archivedAddon },
  })),
  sample(choices.orderAddons)((world) => ({ params: onDish(world), body: { ids: [world.dish.addon] } })),
  sample(choices.addModifierGroup)((world) => ({
    params: onDish(world),
    body: {
      title: aTitle("Salsas"),
      max: 1,
      addons_ids: [world.dish.addon],
      default_ids: [world.dish.addon],
    },
  })),
  sample(choices.updateModifierGroup)((world) => ({
    params: { ...onDish(world), groupId: world.dish.group },
    body: {
      title: aTitle("Salsas"),
      required: true,
      addons_ids: [world.dish.addon],
      default_ids: [world.dish.addon],
    },
  })),
  sample(choices.orderModifierGroups)((world) => ({
    params: onDish(world),
    body: { ids: [world.dish.group] },
  })),
  sample(choices.deleteModifierGroup)((world) => ({
    params: { ...onDish(world), groupId: world.dish.group },
  })),
];

const sharedGroupSamples: readonly Sample[] = [
  sample(shared.addSharedGroup)(() => ({
    body: { title: aTitle("Términos"), required: true, addons: [{ title: "Tres cuartos", price: 0 }] },
  })),
  sample(shared.updateSharedGroup)(({ dish }) => ({
    params: { groupId: dish.sharedGroup },
    body: {
      title: aTitle("Extras"),
      max: 4,
      max_each: 2,
      addons: [
        { id: dish.sharedAddon, title: "Queso", price: 0.75, is_default: true },
        { title: "Tocino", price: 1 },
      ],
    },
  })),
  sample(shared.deleteSharedGroup)(({ dish }) => ({ params: { groupId: dish.sharedGroup } })),
  sample(shared.restoreSharedGroup)(({ dish }) => ({ params: { groupId: dish.archivedSharedGroup } })),
  sample(shared.attachSharedGroup)(({ dish }) => ({
    params: { groupId: dish.sharedGroup },
    body: { itemIds: [dish.id] },
  })),
  sample(shared.detachSharedGroup)(({ dish }) => ({
    params: { groupId: dish.sharedGroup },
    body: { itemIds: [dish.id] },
  })),
  sample(shared.shareGroup)((world) => ({ params: { ...onDish(world), groupId: world.dish.group } })),
];

const recipeSamples: readonly Sample[] = [
  sample(recipes.addRecipeItem)((world) => ({
    params: onDish(world),
    body: {
      menuItemId: world.dish.id,
      variantId: world.dish.variant,
      addonId: 0,
      ingredientId: world.small.stock.masa,
      quantity: 0.125,
    },
  })),
  sample(recipes.updateRecipeItem)((world) => ({
    params: { ...onDish(world), recipeId: world.dish.recipe },
    body: {
      menuItemId: world.dish.id,
      variantId: null,
      addonId: world.dish.addon,
      ingredientId: world.small.stock.masa,
      quantity: 1.5,
    },
  })),
  sample(recipes.deleteRecipeItem)((world) => ({
    params: { ...onDish(world), recipeId: world.dish.recipe },
  })),
  sample(readDearerDishes)(({ small }) => ({
    body: { changes: [{ inventory_item_id: small.stock.queso, old_cost: 6, new_cost: 7.5 }] },
  })),
  sample(assignStation)(({ small, station }) => ({
    body: {
      categories: [{ id: small.categories.drinks, station_id: station }],
      items: [{ id: small.items.carne.id, station_id: null }],
    },
  })),
];

export const menuSamples: readonly Sample[] = [
  sample(file.previewMenuImport)(() => ({ body: { csv: "Tipo,Nombre,Precio\nplatillo,Atol,1.50" } })),
  sample(file.importMenu)(() => ({ body: { csv: `Tipo,Nombre,Precio\nplatillo,${aTitle("Atol")},1.50` } })),
  sample(file.addManyItems)(() => ({
    body: {
      rows: [
        {
          title: aTitle("Atol"),
          price: "",
          category: "Bebidas",
          variants: "P $1, G $2",
          station: "",
          description: "",
        },
      ],
      tax: "iva" as const,
    },
  })),
  sample(translations.readMenuTranslations)(() => ({ query: { language: "en" } })),
  sample(translations.exportMenuTranslations)(() => ({ query: { language: "en" } })),
  sample(translations.copyMenuTranslations)(() => ({ body: { language: "ko", from: "en" } })),
  sample(translations.previewTranslationsImport)(({ dish }) => ({ body: translationsOf(dish.id) })),
  sample(translations.importMenuTranslations)(({ dish }) => ({ body: translationsOf(dish.id) })),
  sample(translations.saveMenuTranslations)(({ dish }) => ({
    body: {
      language: "en" as const,
      translations: [
        {
          kind: "item" as const,
          id: dish.id,
          title: aTitle("Stuffed tortilla"),
          description: "By the griddle",
        },
      ],
    },
  })),
  sample(setMenuHighlights)(({ dish }) => ({ body: { ids: [dish.id] } })),
  ...categorySamples,
  ...itemSamples,
  ...choiceSamples,
  ...sharedGroupSamples,
  ...recipeSamples,
];
