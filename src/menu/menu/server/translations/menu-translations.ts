import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { toId } from "#platform/domain/ids.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  readMenuTranslations as read,
  saveMenuTranslations as save,
} from "../../contract/menu-translations.ts";
import { changeMenu } from "../change-menu.ts";
import {
  type MenuPart,
  type NewTranslation,
  partKey,
  putTranslations,
  selectParts,
  selectTranslations,
} from "./translation-queries.ts";

/** Returns the titles of a category in a language, and how many of each category are translated. */
export function readTranslations(
  ctx: StaffContext,
  query: QueryOf<typeof read>,
): Promise<ResponseOf<typeof read>> {
  const { language, category = null } = query;
  return ctx.inTenant(async (tx) => {
    const all = await selectParts(tx);
    const translationOf = await selectTranslations(tx, language);
    const byCategory = Map.groupBy(all, ({ categoryId }) => categoryId);
    const isTranslated = ({ kind, id }: MenuPart) => Boolean(translationOf(kind, id)?.title);
    const parts = category === null ? (byCategory.get(null) ?? []) : found(byCategory.get(category));
    return {
      categories: [...byCategory].map(([id, of]) => ({
        id,
        title: of.find(({ kind }) => kind === "category")?.title ?? null,
        parts: of.length,
        translated: of.filter(isTranslated).length,
      })),
      parts: parts.map(({ kind, id, title, description }) => {
        const translated = translationOf(kind, id);
        return {
          kind,
          // The id belongs to the kind beside it.
          id: toId<never>(id),
          title,
          description,
          translated_title: translated?.title ?? null,
          translated_description: translated?.description ?? null,
        };
      }),
    };
  });
}

/** Sets translations of parts. Throws `not_found` when one of them is not on the menu. */
export function saveTranslations(
  ctx: StaffContext,
  { language, translations }: BodyOf<typeof save>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const parts = new Map((await selectParts(tx)).map((part) => [partKey(part.kind, part.id), part]));
    const before = await selectTranslations(tx, language);
    // If a part is named twice, the last one counts.
    const wanted = new Map(
      translations.map((each): [string, NewTranslation] => [
        partKey(each.kind, each.id),
        {
          kind: each.kind,
          id: each.id,
          title: each.title || null,
          description: ("description" in each ? each.description : null) || null,
        },
      ]),
    );
    if ([...wanted.keys()].some((key) => !parts.has(key))) throw new AppError("not_found");
    const changed = [...wanted].filter(([, { kind, id, title, description }]) => {
      const had = before(kind, id);
      return title !== (had?.title ?? null) || description !== (had?.description ?? null);
    });
    await putTranslations(
      tx,
      language,
      changed.map(([, each]) => each),
    );
    const recorded = (titleOf: (part: NewTranslation) => string | null | undefined) => ({
      language,
      translations: changed
        .map(([key, part]) => `${parts.get(key)?.title}: ${titleOf(part) ?? "–"}`)
        .join(" · "),
    });
    const isSame = changed.length === 0;
    return {
      audit: isSame
        ? []
        : [
            {
              action: "menu.translated",
              subject: "menu",
              subjectId: ctx.tenantId,
              before: recorded(({ kind, id }) => before(kind, id)?.title),
              after: recorded(({ title }) => title),
            },
          ],
      answer: { message: ctx.say("menu.reply.translations_saved") },
    };
  });
}
