import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { toId } from "#platform/domain/ids.ts";
import { isLanguage, type Language, languages } from "#platform/domain/text/languages.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  copyMenuTranslations as copy,
  readMenuTranslations as read,
  saveMenuTranslations as save,
} from "../../contract/menu-translations.ts";
import { menuPartKinds } from "../../domain/title-in.ts";
import { translationState } from "../../domain/translation-state.ts";
import { changeMenu } from "../change-menu.ts";
import { changesOfTranslations, type WantedTexts } from "./change-translations.ts";
import { refuseOwnLanguage } from "./refuse-own-language.ts";
import {
  type MenuPart,
  partKey,
  selectAllTranslations,
  selectParts,
  selectTranslations,
  type TranslationOf,
} from "./translation-queries.ts";

type Translations = ResponseOf<typeof read>;

/** Returns the titles of the menu in a language, what is to be done of each, and how far every language is. */
export function readTranslations(
  ctx: StaffContext,
  { language }: QueryOf<typeof read>,
): Promise<Translations> {
  return ctx.inTenant(async (tx) => {
    const parts = await selectParts(tx);
    const inLanguage = await selectAllTranslations(tx);
    const { language: written } = await readSettings(tx, ctx.now);
    const translationOf = inLanguage(language);
    return {
      version: versionOf(textsOf(parts, translationOf)),
      written,
      parts: parts.map((part) => shownPart(part, translationOf)),
      progress: languages
        .filter((each) => each !== written)
        .map((each) => ({ language: each, kinds: progressOf(parts, inLanguage(each)) })),
    };
  });
}

/** The content of an edit: what the menu says and what is translated. */
const textsOf = (parts: readonly MenuPart[], translationOf: TranslationOf) =>
  Object.fromEntries(
    parts.map(({ kind, id, title, description }) => {
      const made = translationOf(kind, id);
      return [partKey(kind, id), [title, description, made?.title ?? null, made?.description ?? null]];
    }),
  );

function shownPart(part: MenuPart, translationOf: TranslationOf): Translations["parts"][number] {
  const { kind, id, categoryId, title, description } = part;
  const made = translationOf(kind, id);
  const state = translationState(part, made);
  const isChanged = state === "changed";
  return {
    kind,
    // The id belongs to the kind beside it.
    id: toId<never>(id),
    category: categoryId,
    title,
    description,
    translated_title: made?.title ?? null,
    translated_description: made?.description ?? null,
    state,
    original_title: isChanged ? (made?.original_title ?? null) : null,
    original_description: isChanged ? (made?.original_description ?? null) : null,
    copied_from: isLanguage(made?.copied_from) ? made.copied_from : null,
  };
}

function progressOf(parts: readonly MenuPart[], translationOf: TranslationOf) {
  const states = parts.map((part) => ({
    part,
    state: translationState(part, translationOf(part.kind, part.id)),
  }));
  return menuPartKinds.flatMap((kind) => {
    const ofKind = states.filter(({ part }) => part.kind === kind);
    const missing = ofKind.filter(({ state }) => state === "missing").length;
    const to_check = ofKind.filter(({ state }) => state === "changed" || state === "copied").length;
    return ofKind.length === 0 ? [] : [{ kind, parts: ofKind.length, missing, to_check }];
  });
}

/**
 * Sets translations of parts. Throws `menu_in_language` for the menu's own language, `not_found` when a part is not on the menu,
 * and `changed_meanwhile` for a version that is no more.
 */
export function saveTranslations(
  ctx: StaffContext,
  { language, version, translations }: BodyOf<typeof save>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    await refuseOwnLanguage(tx, ctx, { language });
    const parts = await selectParts(tx);
    const before = await selectTranslations(tx, language);
    refuseStaleEdit(version, textsOf(parts, before));
    const onMenu = new Map(parts.map((part) => [partKey(part.kind, part.id), part]));
    const wanted = translations.map((each): WantedTexts => {
      const part = onMenu.get(partKey(each.kind, each.id));
      if (part === undefined) throw new AppError("not_found");
      const description = ("description" in each ? each.description : null) || null;
      return { part, title: each.title || null, description, madeOf: part, copiedFrom: null };
    });
    const { audit } = await changesOfTranslations(tx, ctx, { language, before, wanted });
    return { audit, answer: { message: ctx.say("menu.reply.translations_saved") } };
  });
}

/**
 * Fills what is empty in a language with the texts of another one; it counts as to be checked. Throws `menu_in_language` where either is
 * the menu's own.
 */
export function copyTranslations(
  ctx: StaffContext,
  { language, from }: BodyOf<typeof copy>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    await refuseOwnLanguage(tx, ctx, { language, from });
    const parts = await selectParts(tx);
    const before = await selectTranslations(tx, language);
    const source = await selectTranslations(tx, from);
    const wanted = parts.flatMap((part): WantedTexts[] => {
      const [own, other] = [before(part.kind, part.id), source(part.kind, part.id)];
      const title = own?.title ?? other?.title ?? null;
      const description = own?.description ?? other?.description ?? null;
      const isSame = title === (own?.title ?? null) && description === (own?.description ?? null);
      return isSame ? [] : [{ part, title, description, madeOf: part, copiedFrom: from as Language }];
    });
    const { audit } = await changesOfTranslations(tx, ctx, { language, before, wanted });
    return {
      audit,
      answer: { message: ctx.say("menu.reply.translations_copied", { shown: wanted.length }) },
    };
  });
}
