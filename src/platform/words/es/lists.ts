import type { Translated } from "#app/words/translated.ts";
import type { lists as source } from "../en/lists.ts";

export const lists = {
  count_one: "{{shown}} resultado",
  count_other: "{{shown}} resultados",
  page: "Página {{page}}",
  page_of: "Página {{page}} de {{pageCount}}",
  behind_last: "En esta página ya no hay nada",
  nothing_found_hint: "Cambie la búsqueda o los filtros.",
  csv: "Descargar CSV",
  export: "Exportar",
  clear: "Limpiar",
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
  short_periods: {
    last_7days: "7 días",
    this_month: "Mes",
    custom: "Fechas",
  },
  period_is: "Período: {{period}}",
  period_done: "Listo",
  between: "{{from}} al {{to}}",
  dates: {
    incomplete: "Elija las dos fechas.",
    reversed: "La primera fecha es posterior a la segunda.",
    too_long: "Son demasiados días: diez años como máximo.",
  },
  sort: {
    move: "Mover {{name}}",
    role: "control para cambiar el orden",
    help: "Presione Espacio para tomarlo, las flechas para moverlo, Espacio otra vez para dejarlo y Escape para que quede donde estaba.",
    taken: "{{name}}: lo tomó, lugar {{place}} de {{count}}.",
    over: "{{name}}: lugar {{place}} de {{count}}.",
    dropped: "{{name}}: lo dejó en el lugar {{place}} de {{count}}.",
    cancelled: "{{name}}: queda donde estaba, lugar {{place}} de {{count}}.",
  },
  discard: {
    title: "¿Cerrar sin guardar?",
    body: "Lo que escribió se perderá.",
    cancel: "Seguir editando",
  },
} as const satisfies Translated<typeof source>;
