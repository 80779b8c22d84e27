import type { payments as source } from "../en/payments.ts";
import type { Translated } from "../translated.ts";

export const payments = {
  reply: {
    paid: "Cobro realizado. Se emitió la factura {{invoiceNo}}.",
    undone: "Se deshizo el cobro de la factura {{invoiceNo}}.",
  },
  discount: {
    unknown: "No existe.",
    inactive: "Está desactivado.",
    not_started: "Todavía no está vigente.",
    ended: "Ya venció.",
    used_up: "Ya se usó todas las veces permitidas.",
    minimum_not_reached: "La orden no llega a su mínimo.",
  },
  fiscal: {
    complete: "Los datos de facturación están completos.",
    buyer: "Comprador: {{fields}}.",
    issuer: "Restaurante: {{fields}}.",
    missing: "{{field}} (falta)",
    malformed: "{{field}} (no válido)",
    name: "nombre",
    nit: "NIT",
    nrc: "NRC",
    activity: "actividad económica",
    address: "dirección",
    email: "correo",
  },
} as const satisfies Translated<typeof source>;
