import { useState } from "react";
import { toastError } from "#ui/feedback/toast.tsx";
import { isLanguage, type Language } from "../../domain/text/languages.ts";
import { call } from "../api.ts";
import { changeDigits, changeLanguage, currentLanguage, t } from "../i18n.ts";
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
  if (currentUser()) await saveReading();
}

/** The digits that were chosen by hand on this page, before or after signing in: they win over the account's. */
let digitsPickedHere: boolean | undefined;

/** Writes numbers on screen in the digits of the language's own script, or in western ones, on every device of the person. */
export async function pickDigits(isOwn: boolean): Promise<void> {
  digitsPickedHere = isOwn;
  changeDigits(isOwn);
  if (currentUser()) await saveReading();
}

/** Applies the person's language and digits after signing in, unless others were just chosen on this device. */
export async function adoptLanguage(user: Pick<StoredUser, "language" | "own_digits">): Promise<void> {
  if (digitsPickedHere === undefined) changeDigits(user.own_digits);
  if (pickedHere === null && isLanguage(user.language)) await changeLanguage(user.language);
  if (pickedHere !== null || digitsPickedHere !== undefined) await saveReading();
}

async function saveReading(): Promise<void> {
  const routes = await sessionRoutes();
  const language = pickedHere ?? currentLanguage();
  await call(routes.language, { body: { language, own_digits: digitsPickedHere } }).catch(showError);
}
