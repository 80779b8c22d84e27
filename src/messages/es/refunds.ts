import type { refunds as source } from "../en/refunds.ts";
import type { Translated } from "../translated.ts";

export const refunds = {
  title: "Factura {{no}}",
  head: "{{when}} · {{whom}} · {{methods}} · {{total}}",
  sold: "{{quantity}} × {{title}}",
  given_back_one: "({{count}} devuelto)",
  given_back_other: "({{count}} devueltos)",
  what: "Qué se devuelve",
  all: "Todo",
  pieces_of: "Cantidad de {{title}} por devolver",
  method: "Devolver por",
  out_of: "El dinero sale de {{drawer}}.",
  reason: "Motivo",
  returns_stock: "Los ingredientes vuelven al inventario",
  returns_stock_hint: "Solo si no se preparó o se puede vender de nuevo.",
  returns_tip: "Devolver también la propina de {{amount}}",
  submit: "Devolver {{amount}}",
  see: "Factura y devolución",
  actions: "Acciones de la factura {{no}}",
  past: "Devuelto antes",
  past_line: "Devolución {{no}}, {{when}}, {{name}}, {{method}}: {{reason}}.",
  state: {
    too_late: "Demasiado antigua para devolverla",
    nothing_left: "Devuelta por completo",
    taken_back: "Esta parte se deshizo",
  },
  courtesy: {
    action: "Dar de cortesía",
    title: "¿Dar {{title}} de cortesía?",
    body: "Su precio pasa a cero. Lo que costaba queda registrado.",
    confirm: "Dar de cortesía",
  },
  reply: {
    done: "Se hizo la devolución {{refundNo}}.",
    courtesy_removed: "{{title}} se cobra de nuevo.",
    courtesy: "{{title}} ahora es cortesía.",
  },
} as const satisfies Translated<typeof source>;
