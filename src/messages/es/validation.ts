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
  malformed: "El formato no es correcto.",
  nit_malformed: "El NIT tiene 14 dígitos, o 9 si es un DUI.",
  nrc_malformed: "El NRC tiene de 2 a 8 dígitos.",
  dui_malformed: "El DUI tiene 9 dígitos.",
  phone_length: "En la factura, el teléfono lleva de 8 a 30 caracteres.",
  phone_required: "Escriba un teléfono.",
  phone_invalid: "Escriba un teléfono válido: hasta 20 dígitos y signos como + - ( ), o ext.",
  department_required: "Seleccione un departamento.",
  municipality_required: "Seleccione un municipio.",
  name_required: "Escriba el nombre.",
  email_invalid: "Escriba un correo válido, como nombre@ejemplo.com.",
  business_name_required: "Escriba la razón social.",
  nit_required: "Escriba el NIT.",
  document_type_required: "Seleccione el tipo de documento.",
  birth_date_invalid: "La fecha de nacimiento no puede ser posterior a hoy.",
} as const satisfies Translated<typeof source>;
