import type { Translated } from "#app/words/translated.ts";
import type { floor as source, floorErrors as sourceErrors } from "./en.ts";

export const floor = {
  no_floor: "Otras mesas",
  edit: "Editar plano",
  save: "Guardar plano",
  hint: "Arrastre una mesa, o elíjala y use las flechas. Mayús + flecha cambia su tamaño.",
  shape: "Forma",
  square: "Cuadrada",
  round: "Redonda",
  width: "Ancho",
  height: "Alto",
  nothing_chosen: "Elija una mesa para cambiar su forma y tamaño.",
  chosen: "{{table}}, columna {{x}}, fila {{y}}",
  no_tables_hint: "Agregue mesas en Configuración.",
  jump: "Mesa {{number}}: presione Enter",
  no_such_table: "No hay una mesa {{number}}.",
  load_failed: "No se pudo cargar el plano.",
  save_failed: "No se pudo guardar el plano. Sus cambios siguen aquí.",
  saved: "Se guardó el plano.",
  /** Choosing a table on the plan or in a list. */
  picker: {
    search: "Buscar por número o nombre",
    view: "Cómo se muestran las mesas",
    plan: "Plano",
    list: "Lista",
    nothing: "Ninguna mesa coincide con la búsqueda.",
    open: "Elegir en el plano",
    take: "Elegir {{table}}",
  },
} as const satisfies Translated<typeof source>;

export const floorErrors = {
  table_exists: "Este piso ya tiene una mesa con ese nombre. No se guardó nada; use otro nombre.",
  no_tables: "Todavía no hay mesas. Agregue una para imprimir su código.",
  qr_menu_off:
    "El menú QR está desactivado y los códigos no funcionarían. Actívelo en los datos del negocio.",
  table_in_use: "{{title}} está en uso. No se eliminó nada.",
  too_many_tables: "Máximo de mesas en un restaurante: {{most}}. No se agregó nada.",
  floor_exists: "Ya hay un piso con ese nombre. No se guardó nada; use otro nombre.",
} as const satisfies Translated<typeof sourceErrors>;
