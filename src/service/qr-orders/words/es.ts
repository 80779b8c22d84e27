import type { Translated } from "#app/words/translated.ts";
import type { qrOrders as source, qrOrdersErrors as sourceErrors } from "./en.ts";

export const qrOrders = {
  pending_one: "Órdenes QR: {{count}} pendiente",
  pending_other: "Órdenes QR: {{count}} pendientes",
  empty: "No hay órdenes QR",
  loading: "Cargando…",
  wait: "Espere un momento",
  load: "Cargar",
  cancel: "Eliminar",
  all: "Eliminar todas",
  all_title: "¿Eliminar todas las órdenes QR pendientes?",
  credit_fiscal: "Pide crédito fiscal",
  /** Marks an order whose phone does not share the account of its table. */
  phone: {
    earlier_visit: "Teléfono de una visita anterior",
    not_in: "El teléfono no se ha unido a la cuenta",
  },
  /** Phones of guests, which staff let order or block. */
  phones: {
    asking: "Teléfonos que esperan para pedir",
    asking_help:
      "Hay demasiadas órdenes de teléfonos desconocidos. Deje pedir a los de sus comensales: las demás órdenes ya no los detendrán.",
    more_one: "Mostrar {{count}} más",
    more_other: "Mostrar {{count}} más",
    blocked: "Teléfonos bloqueados",
    no_table: "Sin mesa",
    admit: "Dejar pedir",
    block: "Bloquear teléfono",
    block_title: "¿Bloquear el teléfono de {{name}}?",
    block_text:
      "Se eliminan sus órdenes en espera y ya no puede pedir. Más tarde usted puede dejarlo pedir de nuevo.",
    unblock: "Desbloquear",
    reply: { known: "{{name}} ya puede pedir.", blocked: "Se bloqueó el teléfono de {{name}}." },
  },
  failed: "No se pudo hacer. Intente de nuevo.",
  delete_failed: "No se eliminó nada. Intente de nuevo.",
  reply: {
    restored: "La orden QR regresó a la lista.",
    cancelled: "Se eliminó la orden QR.",
    all_cancelled_one: "Se eliminó {{count}} orden QR.",
    all_cancelled_other: "Se eliminaron {{count}} órdenes QR.",
  },
} as const satisfies Translated<typeof source>;

export const qrOrdersErrors = {
  qr_order_closed: "Alguien más ya atendió esta orden QR. No se cambió nada.",
} as const satisfies Translated<typeof sourceErrors>;
