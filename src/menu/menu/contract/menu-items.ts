import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { pictureUpload } from "#core/files/contract/files.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { checkCombo, comboGroups } from "#menu/combos/contract/combos.ts";
import { emptyOrCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { listQuery, listReply, searchWords, sortBy } from "#platform/contract/lists.ts";
import { uploadedFile } from "#platform/contract/stored-file.ts";
import {
  idOf,
  idTextOf,
  messageReply,
  money,
  notNegativeMoney,
  optionalLines,
  optionalText,
  percent,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { allergens, diets, dietsRuledOut } from "../domain/food-marks.ts";
import { billingProblems, type ItemBilling, newItemBilling } from "../domain/item-billing.ts";
import { MAX_ITEM_CHOICES } from "../domain/menu-item.ts";
import { choiceBody } from "./menu-choices.ts";
import { itemDetail } from "./menu-item-detail.ts";

export const menuErrors = {
  category_exists: 409,
  category_in_use: 409,
  menu_item_exists: 409,
  choice_exists: 409,
  menu_in_language: 422,
  too_many_choices: 409,
  group_needs_addon: 409,
  group_is_shared: 409,
  shared_group_exists: 409,
  addon_twice: 409,
  recipe_has_ingredient: 409,
  price_too_high: 409,
} as const;

const access = { staff: actions["menu.edit"] } as const;
const byId = z.object({ id: idTextOf("MenuItem") });

/** Names of the billing's fields on the wire. */
export const billingFields = {
  itemType: "dte_tipo_item_codigo",
  isTaxable: "dte_gravado",
  isNotSubject: "dte_no_sujeto",
  tribute: "dte_cod_tributo",
  unit: "dte_unidad_medida",
  internalCode: "dte_codigo_interno",
  ivaRate: "dte_porcentaje_iva",
  isIvaIncluded: "dte_precio_incluye_iva",
  additionalTribute: "dte_cod_tributo_adicional",
  additionalRate: "dte_porcentaje_adicional",
} as const satisfies Record<keyof ItemBilling, string>;

/** 1 or 0, as the specification asks for. */
const flag = z.codec(z.number().int().min(0).max(1), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : 0),
});

/** A code of a catalogue; empty means none. */
const code = emptyOrCode(4);
const optionalCode = code.nullish();

/**
 * Fields of an item that is added or changed; optional ones keep their value. `billingProblems` checks codes and
 * rates.
 */
const menuItemFields = z.object({
  title: text(200),
  description: optionalLines(500),
  price: notNegativeMoney,
  netPrice: notNegativeMoney.nullish(),
  categoryId: idOf("Category").nullish(),
  taxId: idOf("Tax").nullish(),
  dte_tipo_item_codigo: code,
  dte_gravado: flag.default(true),
  /** An untaxed item is not subject to IVA, instead of exempt. */
  dte_no_sujeto: flag.optional(),
  dte_cod_tributo: optionalCode,
  dte_unidad_medida: code,
  dte_codigo_interno: optionalText(25),
  dte_porcentaje_iva: percent,
  dte_precio_incluye_iva: flag.optional(),
  dte_cod_tributo_adicional: optionalCode,
  dte_porcentaje_adicional: percent.nullish(),
  /** Null: the station of its category. */
  stationId: idOf("Station").nullish(),
  /** Null: not declared. */
  allergens: z.array(z.enum(allergens)).max(allergens.length).nullish(),
  diets: z.array(z.enum(diets)).max(diets.length).optional(),
});
type MenuItemFields = z.output<typeof menuItemFields>;

/** Returns the billing that a body describes; `before` fills in what it leaves out. */
export function billingOf(body: MenuItemFields, before: ItemBilling = newItemBilling): ItemBilling {
  const isTaxable = body.dte_gravado;
  const additional = body.dte_cod_tributo_adicional;
  return {
    itemType: body.dte_tipo_item_codigo,
    isTaxable,
    isNotSubject: !isTaxable && (body.dte_no_sujeto ?? before.isNotSubject),
    tribute: isTaxable ? body.dte_cod_tributo || null : null,
    unit: body.dte_unidad_medida,
    internalCode:
      body.dte_codigo_interno === undefined ? before.internalCode : body.dte_codigo_interno || null,
    ivaRate: body.dte_porcentaje_iva,
    isIvaIncluded: body.dte_precio_incluye_iva ?? before.isIvaIncluded,
    additionalTribute: additional === undefined ? before.additionalTribute : additional || null,
    additionalRate:
      additional === undefined ? before.additionalRate : (body.dte_porcentaje_adicional ?? null),
  };
}

/** Reports problems of billing and food marks on the fields of the wire. */
function checkFields(body: MenuItemFields, context: z.RefinementCtx): void {
  for (const { field, reason } of billingProblems(billingOf(body)))
    context.addIssue({ code: "custom", path: [billingFields[field]], input: body, ...saying(reason) });
  const { allergens = null, diets = [] } = body;
  if (dietsRuledOut({ allergens, diets }).length > 0)
    context.addIssue({ code: "custom", path: ["diets"], input: body, ...saying("diet_ruled_out") });
}

export const addItemBody = menuItemFields
  .extend({
    /** Variants, each with its full price. A combo has none. */
    variants: z.array(choiceBody).max(MAX_ITEM_CHOICES).optional(),
    /** Groups of a combo, of which each takes parts among other items. */
    combo: comboGroups.optional(),
  })
  .superRefine((body, context) => {
    checkFields(body, context);
    checkCombo(body.combo ?? [], "combo", context);
  });
export const updateItemBody = menuItemFields
  .extend({ version: editVersion.optional() })
  .superRefine(checkFields);

export const menuItemStates = ["shown", "hidden", "uncategorised"] as const;

/** An item as its card shows it. */
const menuCard = z.object({
  id: idOf("MenuItem"),
  title: z.string(),
  price: money,
  net_price: money.nullable(),
  image: z.string().nullable(),
  category_id: idOf("Category").nullable(),
  category_title: z.string().nullable(),
  tax_id: idOf("Tax").nullable(),
  tax_title: z.string().nullable(),
  tax_rate: percent,
  tax_type: z.enum(taxTypes).nullable(),
  station_id: idOf("Station").nullable(),
  dte_codigo_interno: z.string().nullable(),
  is_enabled: z.boolean(),
  variants_count: z.number().int(),
  addons_count: z.number().int(),
});
export type MenuCard = z.output<typeof menuCard>;

const menuFilters = { category: idTextOf("Category").optional(), state: z.enum(menuItemStates).optional() };

export const searchMenuItems = route({
  method: "GET",
  path: "/menu-items/search",
  summary: "A page of the menu, by words, category and state; `menu` is the order of the menu itself.",
  access,
  query: listQuery({ sort: sortBy("menu", "title", "price").default("menu"), ...menuFilters }),
  response: listReply(menuCard).extend({ currency: z.string() }),
  errors: ["not_found"],
});

export const findMenuItemIds = route({
  method: "GET",
  path: "/menu-items/ids",
  summary:
    "The ids of all items that `search` would find with these words and filters, to change them at once.",
  access,
  query: z.object({ q: searchWords, ...menuFilters }),
  response: z.object({ ids: z.array(idOf("MenuItem")) }),
  errors: ["not_found"],
});

export const listMenuItems = route({
  method: "GET",
  path: "/menu-items",
  summary: "The whole menu with choices and recipes, hidden items too.",
  access,
  response: z.object({ menuItems: z.array(itemDetail) }),
});

/** An item next to another one; null at the ends of the menu. */
const neighbour = z.object({ id: idOf("MenuItem"), title: z.string() }).nullable();

export const readMenuItem = route({
  method: "GET",
  path: "/menu-items/:id",
  summary: "An item with everything that can be set of it, and the ingredients its recipe can take.",
  access,
  params: byId,
  response: z.object({
    formattedMenuItem: itemDetail,
    inventoryItems: z.array(z.object({ id: idOf("InventoryItem"), title: z.string(), unit: z.string() })),
    /** The item is sold as its parts: its own variants, add-ons and recipe do not count. */
    isCombo: z.boolean(),
    currency: z.string(),
    /** `target_price` is calculated with it. */
    target_food_cost: percent,
    /** The items before and after it in the order of the menu. */
    previous: neighbour,
    next: neighbour,
  }),
  errors: ["not_found"],
});

const savedItem = messageReply.extend({ id: idOf("MenuItem"), version: editVersion });

export const addMenuItem = route({
  method: "POST",
  path: "/menu-items/add",
  summary:
    "Adds an item behind the others of its category, with its variants or as a combo where these are sent.",
  access,
  body: addItemBody,
  response: savedItem,
  errors: ["not_found", "menu_item_exists", "choice_exists", "combo_takes_no_choices", "combo_part_unknown"],
});

export const updateMenuItem = route({
  method: "POST",
  path: "/menu-items/update/:id",
  summary: "Changes an item; what was ordered already stays as it was sold.",
  access,
  params: byId,
  body: updateItemBody,
  response: savedItem,
  errors: ["not_found", "menu_item_exists", "changed_meanwhile"],
});

export const duplicateMenuItem = route({
  method: "POST",
  path: "/menu-items/duplicate/:id",
  summary: "Copies an item with variants, add-ons, groups and recipe, right behind it; the copy is hidden.",
  access,
  params: byId,
  response: savedItem.extend({ title: z.string() }),
  errors: ["not_found"],
});

export const deleteMenuItem = route({
  method: "DELETE",
  path: "/menu-items/delete/:id",
  summary: "Deletes an item; what was sold of it stays.",
  access,
  params: byId,
  response: messageReply,
  errors: ["not_found", "menu_item_in_use"],
});

export const changeMenuItemVisibility = route({
  method: "PATCH",
  path: "/menu-items/change-visibility/:id",
  summary: "Shows an item on the menu or hides it.",
  access,
  params: byId,
  body: z.object({ isEnabled: z.boolean() }),
  response: messageReply,
  errors: ["not_found"],
});

export const uploadMenuPhoto = route({
  method: "POST",
  path: "/menu-items/update/:id/upload-photo",
  summary: "Sets the picture of an item; it is checked by its content and drawn anew, at most 512 pixels.",
  access,
  params: byId,
  multipart: pictureUpload,
  bodyLimit: pictureUpload.maxFileBytes + 64 * 1024,
  body: z.object({ image: uploadedFile }),
  response: messageReply.extend({
    /** Path below the API base. */
    image: z.string(),
  }),
  errors: ["not_found"],
});

export const removeMenuPhoto = route({
  method: "POST",
  path: "/menu-items/update/:id/remove-photo",
  summary: "Takes the picture of an item away.",
  access,
  params: byId,
  response: messageReply,
  errors: ["not_found"],
});
