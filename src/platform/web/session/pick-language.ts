import { useState } from "react";
import { toastError } from "#ui/feedback/toast.tsx";
import { isLanguage, type Language } from "../../domain/text/languages.ts";
import { call } from "../api.ts";
import { changeLanguage, t } from "../i18n.ts";
import { showError } from "../show-error.ts";
import { useLanguage } from "../use-t.ts";
import { currentUser, type StoredUser } from "./session.ts";
import { sessionRoutes } from "./session-routes.ts";

/** The language that was last chosen by hand on this page, even before its words have arrived: it wins over the account's. */
let pickedHere: Language | null = null;

/** Returns the language that a person sees as chosen, at once, while its words are on their way; and what chooses it. */
export function useLanguageChoice() {
  const current = useLanguage();
  const [picked, setPicked] = useState<Language | null>(null);
  const pick = async (language: Language) => {
    setPicked(language);
    await pickLanguage(language).finally(() => setPicked((last) => (last === language ? null : last)));
  };
  return { language: picked ?? current, pick };
}

/**
 * Applies a chosen language: on screen, stored in this browser, and saved on the server for replies and mails. Says so
 * when its words cannot be loaded.
 */
async function pickLanguage(language: Language): Promise<void> {
  const before = pickedHere;
  pickedHere = language;
  const isLoaded = await changeLanguage(language);
  // Another one was picked meanwhile.
  if (pickedHere !== language) return;
  if (!isLoaded) {
    pickedHere = before;
    toastError(t("platform.offline"));
    return;
  }
  if (currentUser()) await saveLanguage(language);
}

/** Applies the person's language after signing in, unless one was just chosen on this device. */
export async function adoptLanguage(user: Pick<StoredUser, "language">): Promise<void> {
  if (pickedHere !== null) await saveLanguage(pickedHere);
  else if (isLanguage(user.language)) await changeLanguage(user.language);
}

async function saveLanguage(language: Language): Promise<void> {
  const routes = await sessionRoutes();
  await call(routes.language, { body: { language } }).catch(showError);
}
