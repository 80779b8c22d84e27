import type { taxes as source, taxesErrors as sourceErrors } from "../en/taxes.ts";
import type { Translated } from "../translated.ts";

export const taxes = {
  load_failed: "No se pudo cargar la configuración.",
  list: "Impuestos",
  list_hint:
    "El que lleva cada producto del menú. Un cambio vale para lo que se venda desde ahora, nunca para lo ya ordenado.",
  add: "Agregar impuesto",
  add_title: "Impuesto nuevo",
  edit: "Cambiar {{title}}",
  edit_title: "Impuesto {{title}}",
  remove: "Eliminar {{title}}",
  actions: "Acciones de {{title}}",
  save: "Guardar impuesto",
  number: "N.º",
  name: "Nombre",
  rate: "Tasa %",
  type: "Tipo",
  items: "Productos",
  types: {
    exclusive: "Se suma al precio",
    inclusive: "Incluido en el precio",
    other: "Sin impuesto",
  },
  type_hint: {
    exclusive: "El cliente paga el precio del menú y además el impuesto.",
    inclusive: "El cliente paga el precio del menú; el impuesto va adentro.",
  },
  empty: "Todavía no hay impuestos.",
  delete: {
    title: "¿Eliminar el impuesto {{title}}?",
    free: "Ningún producto lo lleva. Lo que se vendió con él queda como está.",
    used_one: "{{count}} producto lo lleva. Elija el impuesto que llevará.",
    used_other: "{{count}} productos lo llevan. Elija el impuesto que llevarán.",
    no_other_one: "{{count}} producto lo lleva. Agregue primero otro impuesto para pasarlo a él.",
    no_other_other: "{{count}} productos lo llevan. Agregue primero otro impuesto para pasarlos a él.",
    move_to: "Pasar a",
    choose: "Elija un impuesto",
    confirm: "Eliminar impuesto",
    move: "Pasar y eliminar",
  },
  service: {
    title: "Cargo por servicio",
    hint: "Un porcentaje que la casa suma a cada cuenta. Es parte de la venta; la propina no.",
    rate: "Cargo por servicio %",
    taxed: "El cargo por servicio lleva impuesto",
    taxed_hint:
      "Así lo pide la ley para lo que se cobra de forma obligatoria. Quítelo solo si su contador lo indica.",
    rules: "Por tipo de servicio y número de personas",
    rules_hint: "Donde cabe una regla, vale su porcentaje. Si caben varias, vale la de más personas.",
    add_rule: "Agregar regla",
    remove_rule: "Quitar la regla {{number}}",
    rule: "Regla {{number}}",
    option: "Tipo de servicio",
    from_people: "Desde (personas)",
    people_error: "Escriba cuántas personas: 1 o más.",
    rule_rate: "Porcentaje",
    rule_text: "{{option}}, desde {{people}} personas: {{rate}} %",
    save: "Guardar cargo por servicio",
  },
  documents: {
    title: "Documentos tributarios",
    hint: "Cómo queda una venta de 10.00 con IVA incluido en su documento, con la configuración guardada.",
    taxed: "Venta gravada",
    exempt: "Venta exenta",
    untaxed: "No gravado",
    iva: "IVA incluido",
    total: "Total a pagar",
    valid: "Los datos del restaurante están completos: se pueden emitir sus documentos.",
    problems: "Los datos del restaurante todavía no están completos:",
  },
  reply: {
    added: "Se agregó {{title}}.",
    saved: "Se guardó {{title}}. Vale para lo que se venda desde ahora.",
    deleted: "Se eliminó {{title}}.",
    service_charge_set: "Se guardó. Vale desde el próximo cobro.",
  },
} as const satisfies Translated<typeof source>;

export const taxesErrors = {
  tax_in_use: "Productos que llevan {{title}}: {{count}}. No se eliminó nada; páselos a otro impuesto.",
  tax_unknown: "Este impuesto ya no existe. No se cambió nada; elija otro.",
} as const satisfies Translated<typeof sourceErrors>;
