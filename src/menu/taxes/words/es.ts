import type { Translated } from "#app/words/translated.ts";
import type { taxes as source, taxesErrors as sourceErrors } from "./en.ts";

export const taxes = {
  load_failed: "No se pudo cargar la configuración.",
  list_hint:
    "El impuesto de cada platillo del menú. Un cambio se aplica a las ventas desde ahora, nunca a lo ya pedido.",
  add: "Agregar impuesto",
  add_title: "Impuesto nuevo",
  edit_title: "Impuesto {{title}}",
  save: "Guardar impuesto",
  rate: "Tasa %",
  types: {
    exclusive: "Se suma al precio",
    inclusive: "Incluido en el precio",
    other: "Sin impuesto",
  },
  type_hint: {
    exclusive: "El comensal paga el precio del menú más el impuesto.",
    inclusive: "El comensal paga el precio del menú, que ya incluye el impuesto.",
  },
  empty: "Todavía no hay impuestos",
  empty_hint: "En El Salvador los precios del menú ya incluyen el IVA del 13%.",
  add_iva: "Agregar IVA 13%",
  delete: {
    title: "¿Eliminar el impuesto {{title}}?",
    free: "Ningún platillo lo usa. Las ventas anteriores no cambian.",
    used_one: "{{count}} platillo lo usa. Elija el impuesto que tendrá.",
    used_other: "{{count}} platillos lo usan. Elija el impuesto que tendrán.",
    no_other_one: "{{count}} platillo lo usa. Agregue primero otro impuesto para pasarlo a él.",
    no_other_other: "{{count}} platillos lo usan. Agregue primero otro impuesto para pasarlos a él.",
    move_to: "Pasar a",
    choose: "Elija un impuesto",
    confirm: "Eliminar impuesto",
    move: "Pasar y eliminar",
  },
  documents: {
    title: "Documentos tributarios",
    hint: "Cómo aparece una venta de {{amount}} con IVA incluido en su documento, con la configuración guardada.",
    taxed: "Venta gravada",
    exempt: "Venta exenta",
    iva: "IVA incluido",
    valid: "Los datos del restaurante están completos: se pueden emitir sus documentos.",
    problems: "Los datos del restaurante todavía no están completos:",
  },
  reply: {
    saved: "Se guardó {{title}}. Se aplica a las ventas desde ahora.",
  },
} as const satisfies Translated<typeof source>;

export const taxesErrors = {
  tax_exists: "Ya hay un impuesto de ese tipo con ese nombre. No se guardó nada; use otro nombre.",
  tax_in_use: "Platillos que usan {{title}}: {{count}}. No se eliminó nada; páselos primero a otro impuesto.",
  tax_unknown: "Este impuesto ya no existe. No se cambió nada; elija otro.",
} as const satisfies Translated<typeof sourceErrors>;
