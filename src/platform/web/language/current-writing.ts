import type { Writing } from "../../domain/text/languages.ts";
import { currentLanguage, writingOnScreen } from "../i18n.ts";

/** The form in which the language on screen is written, in the digits that were chosen; on a paper in western ones. */
export const currentWriting = (): Writing => writingOnScreen(currentLanguage());
