import { z } from "zod";
import { type ResponseOf, route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { language } from "#platform/contract/language.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { idOf, messageReply, optionalLines, optionalText } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { menuPartKinds } from "../domain/title-in.ts";
import { TRANSLATED_TEXT_MAX, TRANSLATED_TITLE_MAX, translationStates } from "../domain/translation-state.ts";

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
  /** Null: the part belongs to an item without one, or to a shared group. */
  category: idOf("Category").nullable(),
  /** The restaurant's own title. */
  title: z.string(),
  description: z.string().nullable(),
  /** Null: guests read the restaurant's own title. */
  translated_title: z.string().nullable(),
  translated_description: z.string().nullable(),
  state: z.enum(translationStates),
  /** The restaurant's words that were translated, where they are others now. */
  original_title: z.string().nullable(),
  original_description: z.string().nullable(),
  /** Language from which the text was copied and nobody has looked at it since. */
  copied_from: language.nullable(),
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
  summary: "What the parts of the menu are called in a language, and how far each language is translated.",
  access,
  query: z.object({ language }),
  response: z.object({
    version: editVersion,
    /** Language in which the menu is written. */
    written: language,
    /** In the order of the menu, each category before its items, each item before its choices. */
    parts: z.array(part),
    /** The progress of each language by kind. */
    progress: z.array(
      z.object({
        language,
        kinds: z.array(
          z.object({
            kind: z.enum(menuPartKinds),
            parts: z.number().int(),
            missing: z.number().int(),
            /** Changed since it was translated, or copied. */
            to_check: z.number().int(),
          }),
        ),
      }),
    ),
  }),
});
export type MenuTranslations = ResponseOf<typeof readMenuTranslations>;

const title = { title: optionalText(TRANSLATED_TITLE_MAX) };
export const translationsBody = z.object({
  language,
  /** With it the change is refused when somebody else translated meanwhile. */
  version: editVersion.optional(),
  /**
   * An empty text removes the translation; parts that are not named keep theirs. The same texts once more say that they are still
   * right.
   */
  translations: z
    .array(
      z.discriminatedUnion("kind", [
        category.extend(title),
        item.extend({ ...title, description: optionalLines(TRANSLATED_TEXT_MAX) }),
        variant.extend(title),
        group.extend(title),
        addon.extend(title),
        comboGroup.extend(title),
      ]),
    )
    .min(1)
    .max(5000),
});

export const saveMenuTranslations = route({
  method: "PUT",
  path: "/menu-translations",
  summary: "Sets what parts of the menu are called in a language.",
  access,
  body: translationsBody,
  response: messageReply,
  errors: ["not_found", "changed_meanwhile", "menu_in_language"],
});

export const copyMenuTranslations = route({
  method: "POST",
  path: "/menu-translations/copy",
  summary: "Fills what is empty in a language with the texts of another one; they count as to be checked.",
  access,
  body: z.object({ language, from: language }),
  response: messageReply,
  errors: ["menu_in_language"],
});

/** Large enough for 10,000 items with descriptions. */
const bodyLimit = 16 * 1024 * 1024;

export const exportMenuTranslations = route({
  method: "GET",
  path: "/menu-translations/export",
  summary: "The texts of the menu and their translations as a CSV file, which the import reads.",
  access,
  csv: true,
  query: z.object({ language }),
  response: csvFile,
  errors: ["menu_in_language"],
});

const translationsFile = z.object({ language, csv: z.string().min(1).max(bodyLimit) });

export const previewTranslationsImport = route({
  method: "POST",
  path: "/menu-translations/import/preview",
  summary:
    "What importing translations would do, and everything that is wrong in the file; nothing is changed.",
  access,
  // It only reads.
  idempotency: "natural",
  bodyLimit,
  body: translationsFile,
  response: z.object({
    counts: z.object({ new: z.number().int(), changed: z.number().int(), same: z.number().int() }),
    /** The first 200 changes in the order of the file. */
    changes: z.array(
      z.object({
        line: z.number().int(),
        original: z.string(),
        before: z.string().nullable(),
        after: z.string(),
      }),
    ),
    changes_count: z.number().int(),
    /** The first 200 problems; lines count from 1 and include the head. */
    problems: z.array(
      z.object({
        line: z.number().int(),
        column: z.string().nullable(),
        message: z.string(),
        found: z.string().nullable(),
      }),
    ),
    problems_count: z.number().int(),
  }),
  errors: ["menu_in_language"],
});
export type TranslationsPreview = ResponseOf<typeof previewTranslationsImport>;

export const importMenuTranslations = route({
  method: "POST",
  path: "/menu-translations/import",
  summary: "Sets the translations of a file, all or nothing. An empty cell changes nothing.",
  access,
  bodyLimit,
  body: translationsFile,
  response: messageReply,
  errors: ["menu_file_refused", "menu_in_language"],
});
