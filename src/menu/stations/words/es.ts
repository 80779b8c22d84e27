import type { Translated } from "#app/words/translated.ts";
import type { stations as source, stationsErrors as sourceErrors } from "./en.ts";

export const stations = {
  title: "Estaciones",
  intro: "Dónde se prepara cada platillo y cuándo avisa cada estación.",
  add: "Agregar estación",
  add_title: "Estación nueva",
  actions: "Acciones para {{station}}",
  open: "Abrir la pantalla de {{station}}",
  edit: "Editar {{station}}",
  edit_title: "Estación {{station}}",
  address: "Pantalla",
  warn: "Avisa después de",
  late: "Atrasada después de",
  late_minutes: "Atrasada después de (minutos)",
  warn_minutes: "Avisar después de (minutos)",
  warn_hint: "Si lo deja vacío, a dos tercios del tiempo de atraso.",
  pickup: "Recoger en",
  pickup_minutes: "Recoger en (minutos)",
  pickup_hint: "Pasado este tiempo, la pantalla y las bandejas avisan que algo no se ha recogido.",
  load_failed: "No se pudieron cargar las estaciones.",
  empty: "Todavía no hay estaciones",
  menu_title: "Qué se prepara dónde",
  menu_hint: "Las órdenes ya enviadas no cambian de estación.",
  menu_empty: "El menú todavía no tiene categorías",
  made_at: "Estación de {{category}}",
  item_at: "Estación de {{item}}",
  as_category: "Como su categoría ({{station}})",
  items_elsewhere_one: "{{count}} platillo en otra estación",
  items_elsewhere_other: "{{count}} platillos en otra estación",
  show_items: "Platillos de {{category}}",
  table: "Estaciones y sus tiempos",
  reply: {
    assigned: "Se guardó. Se aplica a las órdenes nuevas.",
  },
} as const satisfies Translated<typeof source>;

export const stationsErrors = {
  station_exists: "Ya existe una estación con este nombre. No se guardó nada; use otro nombre.",
} as const satisfies Translated<typeof sourceErrors>;
