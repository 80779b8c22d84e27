import type { lists as source } from "../en/lists.ts";
import type { Translated } from "../translated.ts";

export const lists = {
  count_one: "{{shown}} resultado",
  count_other: "{{shown}} resultados",
  page: "Página {{page}}",
  page_of: "Página {{page}} de {{pageCount}}",
  nothing_found: "No se encontró nada",
  nothing_found_hint: "Cambie las palabras o los filtros.",
  csv: "Guardar como CSV",
  print: "Imprimir",
  period: "Período",
  periods: {
    all: "Todas las fechas",
    today: "Hoy",
    tomorrow: "Mañana",
    yesterday: "Ayer",
    last_7days: "Últimos 7 días",
    this_month: "Este mes",
    last_month: "Mes pasado",
    custom: "Entre dos fechas",
  },
  from: "Desde",
  to: "Hasta",
  dates: {
    incomplete: "Elija las dos fechas.",
    reversed: "La primera fecha es posterior a la segunda.",
    too_long: "Son demasiados días.",
  },
  discard: {
    title: "¿Cerrar sin guardar?",
    body: "Lo que escribió se perderá.",
    confirm: "Descartar lo escrito",
    cancel: "Seguir editando",
  },
} as const satisfies Translated<typeof source>;
