import type { Translated } from "#app/words/translated.ts";
import type { paymentTypes as source, paymentTypesErrors as sourceErrors } from "./en.ts";

export const paymentTypes = {
  title: "Formas de pago",
  intro: "Los cajeros eligen entre las activas, en este orden. Arrastre para cambiar el orden.",
  load_failed: "No se pudieron cargar las formas de pago.",
  empty: "Todavía no hay formas de pago",
  empty_hint: "Se necesita al menos una para cobrar. Empiece con el efectivo.",
  add: "Agregar forma de pago",
  edit_named: "Editar {{type}}",
  delete_named: "Eliminar {{type}}",
  icon: "Ícono",
  icon_hint: "el efectivo se cuenta en la caja",
  icons: {
    cash: "Efectivo",
    card: "Tarjeta",
    wallet: "Billetera",
    paypal: "PayPal",
    qrcode: "Código QR",
    reader: "Lector",
    bank: "Banco",
    discount: "Vale",
  },
  on_account: "Se cobra después, en la cuenta del cliente",
  on_account_hint:
    "Para clientes con límite de crédito. La venta queda por cobrar hasta que el cliente la paga y no se cuenta en la caja. Solo una forma de pago puede cobrarse así.",
  tender: "Forma de pago en los documentos",
  tender_hint: "El nombre que usa Hacienda (CAT-017) en facturas y créditos fiscales.",
  tender_default: "{{tender}}, según el ícono",
  tender_by_icon: "Según el ícono",
  settles_later: "A la cuenta del cliente",
  active: "Activa",
  active_hint: "{{type}} se ofrece al cobrar.",
  active_hint_unnamed: "Esta forma de pago se ofrece al cobrar.",
  offered: "Se ofrece al cobrar",
  preview: "Así la ven los cajeros",
  preview_hint: "Los botones de la pantalla de cobro. Pruébelos: no se cobra nada.",
  asks_received: "Pide el monto recibido y muestra el vuelto. Se cuenta en la caja.",
  asks_reference: "Pide una referencia, como el número del voucher. No se cuenta en la caja.",
  asks_customer: "Pide el cliente y revisa su límite. Queda por cobrar y no se cuenta en la caja.",
  reply: {
    on: "{{title}} se ofrece al cobrar.",
    off: "{{title}} ya no se ofrece al cobrar.",
  },
} as const satisfies Translated<typeof source>;

export const paymentTypesErrors = {
  payment_type_exists: "Ya hay una forma de pago con ese nombre. No se guardó nada; use otro nombre.",
  payment_type_was_used:
    "Ya se cobró con ella, por eso no se puede cambiar si es efectivo ni cuándo se cobra: de eso dependen las cajas y las cuentas de los clientes. No se guardó nada. Agregue una forma de pago nueva y elimine esta.",
  payment_type_on_account_exists:
    "{{title}} ya es la forma de pago que queda a la cuenta del cliente. No se guardó nada.",
  last_payment_type:
    "Es la única forma de pago activa: sin ella nadie podría cobrar. No se cambió nada. Active o agregue otra primero.",
  too_many_payment_types: "Máximo de formas de pago en un restaurante: {{most}}. No se agregó nada.",
} as const satisfies Translated<typeof sourceErrors>;
