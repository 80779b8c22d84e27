import { readSettings } from "#core/settings/server/public.ts";
import { type Language, languageName } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** Throws `menu_in_language` at a field for the language in which the menu is written: its own words stand for it. */
export async function refuseOwnLanguage(
  tx: Tx,
  { now }: Pick<StaffContext, "now">,
  asked: Readonly<Record<string, Language>>,
): Promise<void> {
  const { language: written } = await readSettings(tx, now);
  for (const [field, language] of Object.entries(asked))
    if (language === written)
      throw new AppError("menu_in_language", { field, details: { language: languageName(language) } });
}
