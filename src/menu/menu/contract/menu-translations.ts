import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { language } from "#platform/contract/language.ts";
import { idOf, idTextOf, messageReply, optionalLines, optionalText } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

const access = { staff: actions["menu.edit"] } as const;

const category = z.object({ kind: z.literal("category"), id: idOf("Category") });
const item = z.object({ kind: z.literal("item"), id: idOf("MenuItem") });
const choices = [
  z.object({ kind: z.literal("variant"), id: idOf("Variant") }),
  z.object({ kind: z.literal("group"), id: idOf("ModifierGroup") }),
  z.object({ kind: z.literal("addon"), id: idOf("Addon") }),
  z.object({ kind: z.literal("combo_group"), id: idOf("ComboGroup") }),
] as const;
const [variant, group, addon, comboGroup] = choices;

const partFields = {
  /** The restaurant's own title. */
  title: z.string(),
  description: z.string().nullable(),
  /** Null: guests read the restaurant's own title. */
  translated_title: z.string().nullable(),
  translated_description: z.string().nullable(),
};
const part = z.discriminatedUnion("kind", [
  category.extend(partFields),
  item.extend(partFields),
  variant.extend(partFields),
  group.extend(partFields),
  addon.extend(partFields),
  comboGroup.extend(partFields),
]);
export type TranslatedPart = z.output<typeof part>;

export const readMenuTranslations = route({
  method: "GET",
  path: "/menu-translations",
  summary:
    "What a category of the menu, or items without one, are called in a language; and how far each category is translated.",
  access,
  query: z.object({ language, category: idTextOf("Category").optional() }),
  response: z.object({
    /** In the order of the menu, with items without a category at the end. */
    categories: z.array(
      z.object({
        id: idOf("Category").nullable(),
        title: z.string().nullable(),
        parts: z.number().int(),
        /** Number of parts that have a title in the language. */
        translated: z.number().int(),
      }),
    ),
    /** The category itself, then each item before its choices. */
    parts: z.array(part),
  }),
  errors: ["not_found"],
});

const title = { title: optionalText(200) };
export const translationsBody = z.object({
  language,
  /** An empty text removes the translation; parts that are not named keep theirs. */
  translations: z
    .array(
      z.discriminatedUnion("kind", [
        category.extend(title),
        item.extend({ ...title, description: optionalLines(500) }),
        variant.extend(title),
        group.extend(title),
        addon.extend(title),
        comboGroup.extend(title),
      ]),
    )
    .min(1)
    .max(1000),
});

export const saveMenuTranslations = route({
  method: "PUT",
  path: "/menu-translations",
  summary: "Sets what parts of the menu are called in a language.",
  access,
  body: translationsBody,
  response: messageReply,
  errors: ["not_found"],
});
