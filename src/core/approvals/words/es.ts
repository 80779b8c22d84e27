import type { Translated } from "#app/words/translated.ts";
import type { approvals as source, approvalsErrors as sourceErrors } from "./en.ts";

export const approvals = {
  pin_set: "Se guardó su PIN.",
  title: "Aprobación",
  show_pin: "Mostrar PIN",
  hide_pin: "Ocultar PIN",
  approver: "Quién aprueba",
  pin: "PIN",
  pin_hint: "De 4 a 6 dígitos",
  approve: "Aprobar",
  nobody: "Todavía nadie puede aprobar",
  nobody_hint: "Primero un encargado debe definir su PIN en su perfil.",
  act: {
    order_void: "Anular lo que ya se envió a cocina",
    sale_refund: "Devolver una venta",
    sale_courtesy: "Dar un platillo de cortesía",
    sale_discount: "Dar un descuento",
    stock_count: "Subir existencias por un conteo",
    cash_difference: "Cerrar una caja con diferencia",
    cash_recount: "Contar una caja otra vez",
    cash_beyond_drawer: "Sacar de una caja más de lo que hay",
  },
  card: {
    about:
      "Use su PIN para entrar en las cajas compartidas. Los encargados también aprueban con él en la pantalla de un compañero: devoluciones, anulaciones, cortesías, diferencias de caja y sobrantes de inventario.",
    since: "Definido el {{when}}.",
    given: "Se lo dieron el {{when}}. Cámbielo por uno que solo usted sepa.",
    none: "Todavía no tiene PIN.",
    change: "Cambiar PIN",
    set: "Definir PIN",
    password: "Su contraseña",
    new_pin: "PIN nuevo",
    save: "Guardar PIN",
  },
} as const satisfies Translated<typeof source>;

export const approvalsErrors = {
  approval_required: "Esto necesita la aprobación de un encargado.",
  approval_invalid: "La aprobación venció o ya se usó. Pídala de nuevo.",
  pin_wrong: "PIN incorrecto. Escríbalo de nuevo.",
  pin_locked: "El PIN de {{name}} falló demasiadas veces. Intente de nuevo en {{seconds}}.",
  pin_too_simple: "Este PIN es muy fácil de adivinar. Elija otro.",
  password_wrong: "Contraseña incorrecta.",
} as const satisfies Translated<typeof sourceErrors>;
