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
  undo: "Deshacer",
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
  sort: {
    move: "Mover {{name}}",
    role: "agarradera para cambiar el orden",
    help: "Pulse Espacio para tomarlo, las flechas para moverlo, Espacio otra vez para dejarlo y Escape para que quede donde estaba.",
    taken: "{{name}}: lo tomó, lugar {{place}} de {{count}}.",
    over: "{{name}}: lugar {{place}} de {{count}}.",
    dropped: "{{name}}: lo dejó en el lugar {{place}} de {{count}}.",
    cancelled: "{{name}}: queda donde estaba, lugar {{place}} de {{count}}.",
  },
  discard: {
    title: "¿Cerrar sin guardar?",
    body: "Lo que escribió se perderá.",
    confirm: "Descartar lo escrito",
    cancel: "Seguir editando",
  },
} as const satisfies Translated<typeof source>;
