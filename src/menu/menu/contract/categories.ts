import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { allDifferent, idOf, idTextOf, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { categoryColours } from "../domain/category-colour.ts";
import { course } from "./course.ts";

const access = { staff: actions["menu.edit"] } as const;
const byId = z.object({ id: idTextOf("Category") });

/** A category in the settings. */
const categorySettings = z.object({
  id: idOf("Category"),
  title: z.string(),
  is_enabled: z.boolean(),
  /** Station of items that have none of their own. */
  station_id: idOf("Station"),
  /** Course in which its items are served by default; null: at once, like drinks. */
  course: course.nullable(),
  /** Colour of its mark on tills; null: none. */
  colour: z.enum(categoryColours).nullable(),
  /** Number of its items, with hidden ones. */
  items_count: z.number().int(),
  version: editVersion,
});
export type CategorySettings = z.output<typeof categorySettings>;

const categoryBody = z.object({
  title: text(100),
  /** Null: a new category gets the station that its title suggests, another one keeps its own. */
  stationId: idOf("Station").nullish(),
  /** Null: a new category has none, another one keeps its own. */
  course: course.nullish(),
  /** Null: none. Left out, a new category has none and another one keeps its own. */
  colour: z.enum(categoryColours).nullish(),
});

export const listCategories = route({
  method: "GET",
  path: "/settings/categories",
  summary: "The categories of the menu in their order, hidden ones too.",
  access,
  response: z.object({
    categories: z.array(categorySettings),
    /** Version of their order, for `PUT /settings/categories/order`. */
    version: editVersion,
  }),
});

export const addCategory = route({
  method: "POST",
  path: "/settings/categories/add",
  summary: "Adds a category behind the others.",
  access,
  body: categoryBody,
  response: messageReply.extend({ category: categorySettings }),
  errors: ["category_exists", "not_found"],
});

export const updateCategory = route({
  method: "POST",
  path: "/settings/categories/:id/update",
  summary: "Renames a category, or sets where its items are made from now on.",
  access,
  params: byId,
  body: categoryBody.extend({ version: editVersion.optional() }),
  response: messageReply.extend({ category: categorySettings }),
  errors: ["not_found", "category_exists", "changed_meanwhile"],
});

export const deleteCategory = route({
  method: "DELETE",
  path: "/settings/categories/:id",
  summary:
    "Deletes a category. One with items is refused, with how many they are, unless `moveItemsTo` says which category gets them.",
  access,
  params: byId,
  query: z.object({ moveItemsTo: idTextOf("Category").optional() }),
  response: messageReply,
  errors: ["not_found", "category_in_use"],
});

export const restoreCategory = route({
  method: "POST",
  path: "/settings/categories/:id/restore",
  summary: "Brings back a category that was just deleted.",
  access,
  params: byId,
  response: messageReply,
  errors: ["not_found", "category_exists"],
});

export const changeCategoryVisibility = route({
  method: "PATCH",
  path: "/settings/categories/change-visibility/:id",
  summary: "Shows or hides a category with everything in it.",
  access,
  params: byId,
  body: z.object({ isEnabled: z.boolean() }),
  response: messageReply,
  errors: ["not_found"],
});

/** The whole order, from first to last, and the version of the order that somebody began to change. */
const orderBody = <Name extends string>(name: Name, most: number) =>
  z.object({
    ids: z.array(idOf(name)).max(most).refine(allDifferent),
    version: editVersion.optional(),
  });

const orderReply = messageReply.extend({ version: editVersion });

export const orderCategories = route({
  method: "PUT",
  path: "/settings/categories/order",
  summary: "Sets the order of all categories at once; refused when there are others by now.",
  access,
  body: orderBody("Category", 1_000),
  response: orderReply,
  errors: ["changed_meanwhile"],
});

export const listCategoryItems = route({
  method: "GET",
  path: "/settings/categories/:id/items",
  summary: "The items of a category in their order, hidden ones too.",
  access,
  params: byId,
  response: z.object({
    items: z.array(z.object({ id: idOf("MenuItem"), title: z.string(), is_enabled: z.boolean() })),
    version: editVersion,
  }),
  errors: ["not_found"],
});

export const orderCategoryItems = route({
  method: "PUT",
  path: "/settings/categories/:id/items/order",
  summary: "Sets the order of all items of a category at once; refused when there are others by now.",
  access,
  params: byId,
  body: orderBody("MenuItem", 5_000),
  response: orderReply,
  errors: ["not_found", "changed_meanwhile"],
});
