import papa from "papaparse";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { languageName, languages } from "#platform/domain/text/languages.ts";
import { separatedText } from "#platform/domain/text/separated-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import type {
  exportMenuTranslations as exported,
  importMenuTranslations as imported,
  previewTranslationsImport as preview,
} from "../../contract/menu-translations.ts";
import { menuPartKinds } from "../../domain/title-in.ts";
import {
  headingIn,
  readTranslationFile,
  type TranslationColumn,
  translationColumns,
  wordFinder,
} from "../../domain/translation-file.ts";
import { changeMenu } from "../change-menu.ts";
import { changesOfTranslations, type WantedTexts } from "./change-translations.ts";
import { refuseOwnLanguage } from "./refuse-own-language.ts";
import { partKey, selectParts, selectTranslations } from "./translation-queries.ts";

type File = BodyOf<typeof preview>;

const inLanguage: readonly TranslationColumn[] = ["translation", "translated_text"];

/** Writes the texts of the menu with their translations as a file that `importTranslations` reads. */
export async function exportTranslations(
  ctx: StaffContext,
  { language }: QueryOf<typeof exported>,
): Promise<CsvFile> {
  const { parts, translationOf } = await ctx.inTenant(async (tx) => {
    await refuseOwnLanguage(tx, ctx, { language });
    return { parts: await selectParts(tx), translationOf: await selectTranslations(tx, language) };
  });
  const heading = (column: TranslationColumn) => {
    const word = ctx.say(`menuItems.translations.file.${column}`);
    return inLanguage.includes(column) ? headingIn(word, language) : word;
  };
  const rows = parts.map((part) => {
    const made = translationOf(part.kind, part.id);
    return [
      ctx.say(`menuItems.translations.part_${part.kind}`),
      String(part.id),
      part.title,
      made?.title ?? null,
      part.description,
      made?.description ?? null,
    ];
  });
  return {
    name: ctx.say("menuItems.translations.file.name", { language }),
    rows: [translationColumns.map(heading), ...rows],
  };
}

/** Returns what a file would change, and everything that is wrong in it. */
export function previewTranslations(ctx: StaffContext, file: File): Promise<ResponseOf<typeof preview>> {
  return ctx.inTenant(async (tx) => {
    const { rows, problems, before } = await readFile(tx, ctx, file);
    const changes = rows.flatMap(({ line, title, description, wanted }) => {
      const had = before(wanted.part.kind, wanted.part.id);
      const differs = (text: string | null, old: string | null | undefined) =>
        text !== null && text !== (old ?? null);
      const isTitle = differs(title, had?.title);
      if (!isTitle && !differs(description, had?.description)) return [];
      return [
        {
          line,
          original: isTitle ? wanted.part.title : (wanted.part.description ?? wanted.part.title),
          before: (isTitle ? had?.title : had?.description) ?? null,
          after: (isTitle ? title : description) ?? "",
        },
      ];
    });
    const changed = changes.filter(({ before: old }) => old !== null).length;
    return {
      counts: { new: changes.length - changed, changed, same: rows.length - changes.length },
      changes: changes.slice(0, 200),
      changes_count: changes.length,
      problems: problems.slice(0, 200).map(({ line, column, reason, found }) => ({
        line,
        column: column && ctx.say(`menuItems.translations.file.${column}`),
        message: ctx.say(`menuItems.translations.problems.${reason}`, {
          language: languageName(file.language),
        }),
        found,
      })),
      problems_count: problems.length,
    };
  });
}

/** Sets the translations of a file, all or nothing. Throws `menu_file_refused` with the first problem. */
export function importTranslations(
  ctx: StaffContext,
  file: BodyOf<typeof imported>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { rows, problems, before } = await readFile(tx, ctx, file);
    const [first] = problems;
    if (first) {
      const reason = ctx.say(`menuItems.translations.problems.${first.reason}`, {
        language: languageName(file.language),
      });
      throw new AppError("menu_file_refused", {
        details: { count: problems.length, line: first.line, reason },
      });
    }
    const wanted = rows.map((row) => row.wanted);
    const { audit, changed } = await changesOfTranslations(tx, ctx, {
      language: file.language,
      before,
      wanted,
    });
    return { audit, answer: { message: ctx.say("menu.reply.translations_imported", { shown: changed }) } };
  });
}

const columnOf = wordFinder(translationColumns, (column) =>
  languages.map((each) => sayIn(each)(`menuItems.translations.file.${column}`)),
);
const kindOf = wordFinder(menuPartKinds, (kind) =>
  languages.map((each) => sayIn(each)(`menuItems.translations.part_${kind}`)),
);

async function readFile(tx: Tx, ctx: StaffContext, { language, csv }: File) {
  await refuseOwnLanguage(tx, ctx, { language });
  const parts = new Map((await selectParts(tx)).map((part) => [partKey(part.kind, part.id), part]));
  const before = await selectTranslations(tx, language);
  const { text, delimiter } = separatedText(csv);
  const { rows, problems } = readTranslationFile(papa.parse<string[]>(text, { delimiter }).data, {
    language,
    columnOf,
    kindOf,
    partOf: (kind, id) => parts.get(partKey(kind, id)),
  });
  return {
    before,
    problems,
    rows: rows.flatMap(({ line, kind, id, title, description, ...of }) => {
      const part = parts.get(partKey(kind, id));
      if (part === undefined || (title === null && description === null)) return [];
      const had = before(kind, id);
      // What the file was made of may have changed since: the translation is then to be checked.
      const madeOf = { title: of.original || part.title, description: of.originalText ?? part.description };
      const texts = {
        title: title ?? had?.title ?? null,
        description: description ?? had?.description ?? null,
      };
      const isSame = texts.title === had?.title && texts.description === had.description;
      const wanted: WantedTexts | null = isSame ? null : { part, ...texts, madeOf, copiedFrom: null };
      return [{ line, title, description, wanted: wanted ?? keptAs(part, had) }];
    }),
  };
}

/** Keeps what the file repeats as it is: a mark of what is to be checked does not go by it. */
function keptAs(
  part: WantedTexts["part"],
  had: ReturnType<Awaited<ReturnType<typeof selectTranslations>>>,
): WantedTexts {
  return {
    part,
    title: had?.title ?? null,
    description: had?.description ?? null,
    madeOf: { title: had?.original_title ?? null, description: had?.original_description ?? null },
    copiedFrom: (had?.copied_from ?? null) as WantedTexts["copiedFrom"],
  };
}
