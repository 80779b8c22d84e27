import type { receivables as source, receivablesErrors as sourceErrors } from "../en/receivables.ts";
import type { Translated } from "../translated.ts";

export const receivables = {
  reply: {
    paid: "{{name}} abonó {{amount}}. Saldo: {{balance}}.",
    taken_back: "Se retiró el abono {{number}}. {{name}} debe {{balance}}.",
  },
  file: {
    statement_name: "Estado de cuenta {{name}}.csv",
    receivables_name: "Cuentas por cobrar.csv",
    customer: "Cliente",
    phone: "Teléfono",
    limit: "Límite de crédito",
    balance: "Saldo",
    date: "Fecha",
    kind: "Movimiento",
    number: "Número",
    invoice: "Factura",
    method: "Forma de pago",
    reference: "Referencia",
    charged: "Cargos",
    paid: "Abonos",
    amount: "Monto",
    open: "Pendiente",
    days: "Días",
    oldest: "Factura más antigua",
    opening: "Saldo anterior",
    closing: "Saldo final",
    title: "Estado de cuenta",
    period: "Del {{from}} al {{to}}",
    open_invoices: "Facturas pendientes al {{day}}",
    page: "Página {{page}} de {{pages}}",
  },
  kind: {
    invoice: "Factura",
    part_undone: "Parte retirada",
    refund: "Devolución",
    payment: "Abono",
    payment_taken_back: "Abono retirado",
  },
  age: {
    current: "Corriente",
    days_30: "30 días",
    days_60: "60 días",
    days_90: "90 días",
  },
} as const satisfies Translated<typeof source>;

export const receivablesErrors = {
  account_customer_missing: "Elija al cliente que lo va a deber. No se cobró nada.",
  account_not_granted: "{{name}} no tiene límite de crédito. Elija otra forma de pago. No se cobró nada.",
  account_limit_reached:
    "{{name}} puede comprar {{left}} más a la cuenta; esto es {{amount}}. No se cobró nada.",
  account_not_permitted: "Su usuario no puede cargar ventas a la cuenta de un cliente. No se cobró nada.",
  account_debt_paid: "El cliente ya abonó una parte. Primero retire ese abono. No se cambió nada.",
  account_payment_taken_back: "Este abono ya se había retirado. No se cambió nada.",
} as const satisfies Translated<typeof sourceErrors>;
