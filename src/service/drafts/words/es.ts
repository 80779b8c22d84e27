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
  delete: "Eliminar",
  removed: "Se eliminó el borrador {{name}}.",
  all: "Eliminar todos",
  all_title: "¿Eliminar todos los borradores del restaurante?",
  replace_title: "¿Reemplazar el carrito?",
  replace_body: "Se perderá lo que hay ahora en el carrito.",
  replace: "Reemplazar carrito",
  changed_elsewhere: "{{name}} cambió en otro dispositivo. Lo suyo se guardó como otro borrador.",
  changed_one: "{{count}} platillo cambió en el menú. Revíselo.",
  changed_other: "{{count}} platillos cambiaron en el menú. Revíselos.",
  closed: {
    title: "Este borrador ya se envió o se eliminó en otro dispositivo",
    toast: "El borrador {{name}} ya se envió o se eliminó en otro dispositivo.",
    send_body: "Si aún lo necesita, envíelo como una orden nueva.",
    send: "Enviar como orden nueva",
    save_body: "Si aún lo necesita, guárdelo como un borrador nuevo.",
    save: "Guardar como nuevo",
  },
  reply: {
    saved: "Se guardó el borrador {{name}}.",
    deleted: "Se eliminó el borrador.",
    all_deleted_one: "Se eliminó {{count}} borrador.",
    all_deleted_other: "Se eliminaron {{count}} borradores.",
  },
} as const satisfies Translated<typeof source>;

export const draftsErrors = {
  draft_changed: "Este borrador cambió en otro dispositivo. No se guardó nada.",
  draft_closed: "Este borrador ya se envió o se eliminó en otro dispositivo.",
  too_many_drafts: "Hay demasiados borradores. No se guardó nada; elimine algunos primero.",
} as const satisfies Translated<typeof sourceErrors>;
