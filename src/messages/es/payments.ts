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
    minimum_not_reached: "La orden debe llegar a {{minimum}}; faltan {{missing}}.",
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
    activityDesc: "descripción de la actividad",
    department: "departamento",
    municipality: "municipio",
    phone: "teléfono",
    address: "dirección",
    email: "correo",
    iva: "Impuesto al Valor Agregado 13%",
  },
  mail: {
    subject: "Recibo de {{store}}: factura {{invoiceNo}}",
    greeting: "Gracias por su visita a {{store}}. Este es su recibo.",
    greeting_name: "{{name}}, gracias por su visita a {{store}}. Este es su recibo.",
    line: "{{quantity}} × {{title}}: {{amount}}",
    discount: "Descuento: -{{amount}}",
    service: "Cargo por servicio: {{amount}}",
    tip: "Propina: {{amount}}",
    total: "Total: {{amount}} ({{method}})",
    footer: "{{store}} le envía este correo porque su dirección de correo está en la factura.",
    not_an_address: "La dirección no es válida.",
    no_server: "No hay un servidor de correo configurado.",
  },
} as const satisfies Translated<typeof source>;
