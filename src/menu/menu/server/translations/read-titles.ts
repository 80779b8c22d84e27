import { readSettings } from "#core/settings/server/public.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { TitleIn } from "../../domain/title-in.ts";
import type { MadeTranslation } from "../../domain/translation-state.ts";
import { type NamedParts, selectTranslations } from "./translation-queries.ts";

interface Reader {
  readonly language: Language;
  readonly now: Date;
}

interface ReadTexts {
  readonly titleIn: TitleIn;
  /** Returns the description of an item, as `TitleIn` its title. */
  readonly descriptionIn: (id: number, own: string | null) => { description: string | null; lang?: Language };
}

/** Reads what parts of the menu are called in a reader's language; only these parts, if they are named. */
export async function readTitles(tx: Tx, { language, now }: Reader, parts?: NamedParts): Promise<ReadTexts> {
  const { language: written } = await readSettings(tx, now);
  const isOwn = written === language;
  // Texts of a language that became the restaurant's own stay, and its own words are read.
  const translationOf = isOwn ? () => undefined : await selectTranslations(tx, language, parts);
  const foreign = isOwn ? {} : { lang: written };
  const textIn = (translation: MadeTranslation | undefined, part: "title" | "description") =>
    translation?.[part] ?? null;
  return {
    titleIn: (kind, id, own) => {
      const title = textIn(translationOf(kind, id), "title");
      return title === null ? { title: own, ...foreign } : { title };
    },
    descriptionIn: (id, own) => {
      const description = textIn(translationOf("item", id), "description");
      return description === null ? { description: own, ...(own !== null && foreign) } : { description };
    },
  };
}
