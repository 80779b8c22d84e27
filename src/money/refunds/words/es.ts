import type { Translated } from "#app/words/translated.ts";
import type { refunds as source, refundsErrors as sourceErrors } from "./en.ts";

export const refunds = {
  title: "Factura {{no}}",
  head: "{{when}} · {{whom}} · {{methods}} · {{total}}",
  given_back_one: "({{count}} devuelto)",
  given_back_other: "({{count}} devueltos)",
  what: "Qué se devuelve",
  all: "Todo",
  pieces_of: "Cantidad de {{title}} por devolver",
  method: "Forma de devolución",
  out_of: "El dinero sale de {{drawer}}.",
  reason_example: "Por ejemplo: comida fría",
  needs_drawer: "El efectivo se devuelve de una caja abierta. Abra la suya primero o devuelva de otra forma.",
  account_open:
    "Otras partes de esta cuenta aún no se pagan. Lo que devuelva aquí no se vuelve a cobrar. Para cobrar esta parte de otra forma, mejor deshaga el pago en la pantalla de cobro.",
  stock: {
    label: "Qué pasó con el platillo",
    returned: "No se usó: los insumos vuelven al inventario",
    gone: "Se consumió o se botó",
  },
  missing: {
    what: "Elija qué se devuelve.",
    reason: "Escriba un motivo.",
    stock: "Elija qué pasó con el platillo.",
  },
  find: {
    title: "Facturas cobradas",
    search: "Factura, token, mesa o cliente",
    token: "#{{token}}",
    row: "{{whom}} · {{tokens}} · {{when}}",
    newer: "Más recientes",
    older: "Anteriores",
    empty: "No se cobró nada este día",
    nothing_hint: "El número de factura se busca en todos los días; lo demás, en el día elegido.",
    state: {
      paid: "Pagada",
      owed: "Por cobrar",
      partly_refunded: "Devuelta en parte",
      refunded: "Devuelta",
      taken_back: "Deshecha",
    },
  },
  refund: "Devolver",
  given_back_of: "Devuelto {{amount}} de {{total}}",
  returns_tip: "Devolver también la propina de {{amount}}",
  owed: "Se descuentan {{owed}} de lo que debe el cliente. No se entrega dinero.",
  partly_owed: "Se descuentan {{owed}} de lo que debe el cliente y se entregan {{paid}}.",
  withheld: "El comprador retuvo {{amount}} de IVA de esta parte, por eso no se le devuelven.",
  past_withheld: "{{amount}} eran IVA retenido.",
  past_owed: "{{amount}} descontados de su cuenta.",
  submit_owed: "Descontar {{amount}} de la cuenta",
  submit: "Devolver {{amount}}",
  see: "Factura y devolución",
  past: "Devuelto antes",
  past_line: "Devolución {{no}}, {{when}}, {{name}}, {{method}}: {{reason}}.",
  state: {
    too_late: "Demasiado antigua para devolverla",
    nothing_left: "Devuelta por completo",
    taken_back: "Esta parte se deshizo",
  },
  of_invoice: "Factura N.º {{no}}",
  reply: {
    done: "Se hizo la devolución {{refundNo}}.",
  },
} as const satisfies Translated<typeof source>;

export const refundsErrors = {
  refund_too_late: "Esta venta es demasiado antigua para devolverla. No se cambió nada.",
  refund_exceeds: "Una parte ya se había devuelto. No se cambió nada; revise la factura de nuevo.",
  refund_whole_only: "Una factura manual solo se puede devolver completa.",
  nothing_to_refund: "Elija qué se devuelve.",
} as const satisfies Translated<typeof sourceErrors>;
