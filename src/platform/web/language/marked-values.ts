import type { FormatterModule } from "i18next";
import type { Writing } from "../../domain/text/languages.ts";

/** They stand around a value while its sentence is put together. Unicode leaves them to programs: nobody types them. */
const [BEGIN, END] = ["\ue000", "\ue001"];

/**
 * The same formatter with marks around each value, where the reader chose other digits than those that words are typed in: figures
 * of a name, a phone or a code are the value's own and stay.
 */
export const markedValues = (
  values: FormatterModule,
  ownWriting: () => Writing | undefined,
): FormatterModule => ({
  ...values,
  format(...parameters) {
    const text: unknown = values.format(...parameters);
    return typeof text === "string" && ownWriting() !== undefined ? BEGIN + text + END : (text as string);
  },
});
