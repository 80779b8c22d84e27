import type { payments as source, paymentsErrors as sourceErrors } from "../en/payments.ts";
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

export const paymentsErrors = {
  order_not_payable: "Hay productos sin completar. No se cobró nada.",
  nothing_payable: "No hay nada que cobrar.",
  customer_required: "Esta orden necesita un cliente.",
  payment_type_unknown: "Esta forma de pago ya no existe. Elija otra.",
  total_changed: "El total cambió a {{total}}. No se cobró nada; revíselo y cobre de nuevo.",
  balance_changed: "Ahora faltan {{balance}} por pagar. No se cobró nada; revíselo y cobre de nuevo.",
  order_partly_paid:
    "Parte de esta cuenta ya está pagada. No se cambió nada; cobre lo que falta o deshaga antes los pagos.",
  part_empty: "Esta parte está vacía. No se cobró nada.",
  part_exceeds: "Es más de lo que falta por pagar. No se cobró nada.",
  part_not_open: "Toda la cuenta está pagada. Haga una devolución de la factura.",
  part_refunded: "Algo de esta parte ya se devolvió. Devuelva también el resto en vez de deshacerla.",
  discount_invalid: "Código de descuento inválido. {{reason}}",
  ccf_data_missing: "Faltan datos de facturación o no son válidos. {{problems}}",
  identification_required:
    "Desde {{threshold}} hay que identificar al comprador: nombre, tipo y número de documento. No se cobró nada.",
} as const satisfies Translated<typeof sourceErrors>;
