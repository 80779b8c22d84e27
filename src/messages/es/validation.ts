import type { validation as source } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation = {
  required: "Complete este campo.",
  too_short: "Es demasiado corto.",
  too_long: "Es demasiado largo.",
  too_small: "El número es demasiado pequeño.",
  too_large: "El número es demasiado grande.",
  not_an_email: "Escriba un correo como nombre@ejemplo.com.",
  not_a_choice: "Elija una de las opciones.",
  not_a_date: "Escriba una fecha.",
  malformed: "No está escrito como se espera.",
} as const satisfies Translated<typeof source>;
