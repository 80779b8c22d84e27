import type { language as source } from "../en/language.ts";
import type { Translated } from "../translated.ts";

export const language = {
  subtitle: "Para este dispositivo y para las respuestas y correos que reciba.",
  choose: "Idioma de las pantallas",
} as const satisfies Translated<typeof source>;
