import type { Translated } from "#app/words/translated.ts";
import type { combos as source, combosErrors as sourceErrors } from "./en.ts";

export const combos = {
  reply: {
    saved: "Se guardó {{title}} y ya está en los puntos de venta.",
    removed: "{{title}} ya no es un combo.",
  },
  title: "Combo",
  intro:
    "Se vende como partes que el comensal elige: cada una se prepara en su estación y descuenta su propio inventario.",
  edit: "Editar grupos",
  make: "Convertir en combo",
  none: "Este platillo no es un combo.",
  has_choices: "Un platillo con variantes o extras propios no puede ser combo. Elimínelos primero.",
  is_part: "Es parte de {{combos}}; por eso no puede ser combo.",
  group: "Grupo {{number}}",
  group_example: "Por ejemplo, Bebida",
  nothing_found: "Ningún platillo con ese nombre puede ser parte.",
  no_choices: "Agregue los platillos entre los que el comensal puede elegir.",
  extra: "Precio extra",
  default_short: "Al inicio",
  any_variant: "El comensal elige",
  variant: "Variante",
  move_up: "Subir {{title}}",
  move_down: "Bajar {{title}}",
  hidden: "Oculto: no se puede elegir.",
  preview: "Así se vende",
  preview_hint:
    "Con los platillos elegidos al inicio. Estas partes del precio se usan en facturas, impuestos y reportes.",
  save: "Guardar combo",
  stop: "Dejar de venderlo como combo",
  stop_title: "¿Dejar de vender {{title}} como combo?",
  stop_body: "Se eliminan sus grupos. Las ventas anteriores no cambian.",
  stop_confirm: "Eliminar grupos",
  incomplete: "Cada grupo necesita un nombre y al menos una opción.",
} as const satisfies Translated<typeof source>;

export const combosErrors = {
  menu_item_in_use: "{{title}} es parte de un combo: {{combos}}. Quítelo de ahí primero.",
  combo_has_choices: "{{title}} tiene variantes o extras propios y no puede ser combo. Elimínelos primero.",
  combo_takes_no_choices:
    "{{title}} es un combo y no puede tener variantes ni extras propios. Agréguelos a sus partes.",
  combo_is_part: "{{title}} es parte de {{combos}} y no puede ser combo.",
  combo_part_unknown:
    "Uno de los platillos no puede ser parte de este combo: se eliminó o es un combo. No se guardó nada.",
} as const satisfies Translated<typeof sourceErrors>;
