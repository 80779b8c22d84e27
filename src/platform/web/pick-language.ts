import { useState } from "react";
import { toastError } from "#ui/feedback/toast.tsx";
import { isLanguage, type Language } from "../domain/text/languages.ts";
import { call } from "./api.ts";
import { changeLanguage, currentLanguage, t } from "./i18n.ts";
import { currentUser, type StoredUser } from "./session/session.ts";
import { sessionRoutes } from "./session/session-routes.ts";
import { showError } from "./show-error.ts";
import { useLanguage } from "./use-t.ts";

/** True once a language was chosen by hand on this page: it wins over the account's. */
let pickedHere = false;

/** Returns the language that a person sees as chosen, at once, while its words are on their way; and what chooses it. */
export function useLanguageChoice() {
  const current = useLanguage();
  const [picked, setPicked] = useState<Language | null>(null);
  const pick = async (language: Language) => {
    setPicked(language);
    await pickLanguage(language).finally(() => setPicked(null));
  };
  return { language: picked ?? current, pick };
}

/**
 * Applies a chosen language: on screen, stored in this browser, and saved on the server for replies and mails. Says so
 * when its words cannot be loaded.
 */
async function pickLanguage(language: Language): Promise<void> {
  if (!(await changeLanguage(language))) {
    toastError(t("platform.offline"));
    return;
  }
  pickedHere = true;
  if (currentUser()) await saveLanguage(language);
}

/** Applies the person's language after signing in, unless one was just chosen on this device. */
export async function adoptLanguage(user: Pick<StoredUser, "language">): Promise<void> {
  if (pickedHere) await saveLanguage(currentLanguage());
  else if (isLanguage(user.language)) await changeLanguage(user.language);
}

async function saveLanguage(language: Language): Promise<void> {
  const routes = await sessionRoutes();
  await call(routes.language, { body: { language } }).catch(showError);
}
