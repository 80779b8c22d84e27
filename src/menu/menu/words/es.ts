import type { Translated } from "#app/words/translated.ts";
import type { menu as source, menuErrors as sourceErrors } from "./en.ts";

export const menu = {
  reply: {
    category_moved_one: "Se eliminó {{title}}; su platillo está ahora en {{target}}.",
    category_moved_other: "Se eliminó {{title}}; sus {{count}} platillos están ahora en {{target}}.",
    shown: "{{title}} está en el menú.",
    hidden: "{{title}} está oculto.",
    item_copied: "Se creó {{title}}. Está oculto hasta que usted lo muestre.",
    photo_saved: "Se guardó la foto.",
    photo_removed: "Se quitó la foto.",
    translations_saved: "Se guardaron las traducciones.",
    translations_copied: "Textos copiados: {{shown}}.",
    translations_imported: "Traducciones importadas: {{shown}}.",
    recipe_saved: "Se guardó la receta.",
    recipe_deleted: "{{title}} ya no está en la receta.",
    cost_saved: "Se guardó el costo de {{title}}.",
    group_attached_one: "{{title}}: lo tiene {{count}} platillo.",
    group_attached_other: "{{title}}: lo tienen {{count}} platillos.",
    group_shared: "{{title}} ahora es un grupo compartido. Ya puede darlo a otros platillos.",
    many_changed_one: "Se cambió {{count}} platillo.",
    many_changed_other: "Se cambiaron {{count}} platillos.",
    many_same: "No hubo nada que cambiar: los platillos ya estaban así.",
    many_restored_one: "Se restauró {{count}} platillo.",
    many_restored_other: "Se restauraron {{count}} platillos.",
  },
} as const satisfies Translated<typeof source>;

export const menuErrors = {
  category_exists: "Ya existe una categoría con este nombre. No se guardó nada; use otro nombre.",
  category_in_use: "Platillos en {{title}}: {{count}}. Muévalos a otra categoría o elimínelos primero.",
  menu_item_exists:
    "En esta categoría ya hay un platillo llamado {{title}}. No se guardó nada; use otro nombre.",
  choice_exists: "Este platillo ya tiene {{title}}. No se guardó nada; use otro nombre.",
  menu_in_language: "El menú está escrito en este idioma ({{language}}). Elija otro al que traducirlo.",
  too_many_choices:
    "Máximo en un platillo: variantes {{most}}, extras {{most}}, grupos {{most}}. No se agregó nada.",
  group_needs_addon:
    "El grupo {{title}} pide {{least}} y le quedarían menos. Primero cambie o elimine el grupo.",
  group_is_shared:
    "El grupo {{title}} es compartido: lo tienen varios platillos. Cámbielo en Grupos compartidos.",
  shared_group_exists: "Ya hay un grupo compartido llamado {{title}}. No se guardó nada; use otro nombre.",
  addon_twice: "El grupo ya tiene {{title}}. No se guardó nada; use otro nombre.",
  recipe_has_ingredient: "{{title}} ya está en esta receta. Cambie ahí su cantidad.",
  price_too_high: "Un precio pasaría de {{most}}: {{title}}. No se cambió ninguno.",
} as const satisfies Translated<typeof sourceErrors>;
