import type { Translated } from "#app/words/translated.ts";
import type { drafts as source, draftsErrors as sourceErrors } from "./en.ts";

export const drafts = {
  button: "Borrador",
  save_title: "Guardar como borrador",
  save: "Guardar borrador",
  name: "Nombre del borrador",
  name_missing: "Escriba un nombre para el borrador.",
  empty: "No hay borradores",
  only_here: "solo en este dispositivo",
  not_current: "El servidor no responde: estos son los borradores guardados en este dispositivo.",
  has_sold_out: "Tiene un platillo agotado",
  load: "Cargar",
  delete: "Borrar",
  removed: "Se borró el borrador {{name}}",
  all: "Borrar todos",
  all_title: "¿Borrar todos los borradores del restaurante?",
  replace_title: "¿Reemplazar el carrito?",
  replace_body: "Se perderá lo que hay ahora en el carrito.",
  replace: "Reemplazar carrito",
  changed_elsewhere: "{{name}} cambió en otro equipo. Lo suyo se guardó como otro borrador.",
  changed_one: "{{count}} platillo cambió en el menú. Revíselo.",
  changed_other: "{{count}} platillos cambiaron en el menú. Revíselos.",
  closed: {
    title: "Este borrador ya se envió o se borró en otro equipo",
    toast: "El borrador {{name}} ya se envió o se borró en otro equipo.",
    send_body: "Si aún lo necesita, envíelo como una orden nueva.",
    send: "Enviar como orden nueva",
    save_body: "Si aún lo necesita, guárdelo como un borrador nuevo.",
    save: "Guardar como nuevo",
  },
  reply: {
    saved: "Se guardó el borrador {{name}}",
    deleted: "Se borró el borrador",
    all_deleted_one: "Se borró {{count}} borrador",
    all_deleted_other: "Se borraron {{count}} borradores",
  },
} as const satisfies Translated<typeof source>;

export const draftsErrors = {
  draft_changed: "Este borrador cambió en otro equipo. No se guardó nada.",
  draft_closed: "Este borrador ya se envió o se borró en otro equipo.",
  too_many_drafts: "Hay demasiados borradores. No se guardó nada; borre algunos primero.",
} as const satisfies Translated<typeof sourceErrors>;
