import type { settings as source, settingsErrors as sourceErrors } from "../en/settings.ts";
import type { Translated } from "../translated.ts";

export const settings = {
  load_failed: "No se pudo cargar la configuración. Intente más tarde.",
  save_failed: "No se guardó nada. Intente más tarde.",
  menu: {
    store: "Negocio",
    menu: "Menú",
    room: "Salón y cocina",
    money: "Cobro e impuestos",
    history: "Historial",
  },
  reply: {
    store_saved: "Datos guardados.",
    image_saved: "Foto guardada.",
    image_removed: "Foto eliminada.",
    print_saved: "Impresión guardada.",
  },
  charging: {
    title: "Cobro",
    pay_first: "Pagar primero",
    intro:
      "Los clientes pueden pagar antes de que su orden esté lista. La orden pagada sigue en cocina, bar y cuentas abiertas, marcada PAGADO, hasta que se entrega.",
    before: "Se puede cobrar de inmediato.",
    after: "Se cobra cuando todo está listo, o con «Completar y cobrar».",
    identify: "Identificar al comprador",
    identify_hint:
      "Desde este total la factura de consumidor final lleva el nombre del comprador. El monto sigue al salario mínimo.",
    threshold: "Desde un total de",
    threshold_save: "Guardar monto",
    tip: "Propina sugerida",
    tip_hint: "Lo que la pantalla de cobro ofrece con un toque. Nunca se llena sola.",
  },
} as const satisfies Translated<typeof source>;

export const settingsErrors = {
  payment_type_exists: "Ya hay una forma de pago con ese nombre. No se guardó nada; use otro.",
  payment_type_was_used:
    "Ya se cobró con ella, por eso sigue siendo efectivo o no: de eso depende el conteo de las cajas. No se guardó nada. Agregue una forma de pago nueva y elimine esta.",
  last_payment_type:
    "Es la única forma de pago activa: sin ella nadie podría cobrar. No se cambió nada. Active o agregue otra primero.",
  too_many_payment_types: "Un restaurante tiene {{most}} formas de pago como máximo. No se agregó nada.",
} as const satisfies Translated<typeof sourceErrors>;
