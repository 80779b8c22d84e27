import type { Language } from "../domain/text/languages.ts";
import { isLanguage } from "../domain/text/languages.ts";
import { call } from "./api.ts";
import { changeLanguage, currentLanguage } from "./i18n.ts";
import { currentUser, type StoredUser } from "./session/session.ts";
import { sessionRoutes } from "./session/session-routes.ts";
import { showError } from "./show-error.ts";

/** True once a language was chosen by hand on this page: it wins over the account's. */
let pickedHere = false;

/**
 * Applies a chosen language: at once on screen, stored in this browser, and saved on the server for replies
 * and mails.
 */
export async function pickLanguage(language: Language): Promise<void> {
  pickedHere = true;
  await changeLanguage(language);
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
