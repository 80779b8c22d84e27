import type { Translated } from "#app/words/translated.ts";
import type { serviceCharge as source } from "./en.ts";

export const serviceCharge = {
  hint: "Un porcentaje que el restaurante suma a cada cuenta. Es parte de la venta; la propina no.",
  rate: "Cargo por servicio %",
  taxed: "El cargo por servicio lleva impuesto",
  taxed_hint: "Así lo exige la ley para los cobros obligatorios. Desactívelo solo si su contador lo indica.",
  rules: "Por tipo de servicio y número de personas",
  rules_hint: "Donde aplica una regla, se usa su porcentaje. Si aplican varias, se usa la de más personas.",
  add_rule: "Agregar regla",
  remove_rule: "Quitar la regla {{number}}",
  rule: "Regla {{number}}",
  from_people: "Desde (personas)",
  people_error: "Escriba el número de personas: 1 o más.",
  rule_text_one: "{{option}}, desde {{count}} persona: {{rate}}",
  rule_text_other: "{{option}}, desde {{count}} personas: {{rate}}",
  save: "Guardar cargo por servicio",
} as const satisfies Translated<typeof source>;
