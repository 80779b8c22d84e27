import type { Translated } from "#app/words/translated.ts";
import type { invoices as source } from "./en.ts";

export const invoices = {
  nothing: "No se encontró ninguna factura",
  search: "Número, cliente, teléfono o total",
  tributes: "Otros tributos",
  refunded: "Devuelto",
  document: "DTE",
  file: "Facturas.csv",
  empty: "No hay facturas en este período",
  empty_hint: "Elija otro período o busque una factura por su número, cliente o total.",
  nothing_hint: "Revise el número o el total, o escriba menos palabras del cliente.",
  sums: {
    count_one: "{{shown}} factura",
    count_other: "{{shown}} facturas",
    refunded: "Devuelto {{amount}}",
    net: "Neto {{amount}}",
    loading: "Calculando",
    failed: "No se pudieron cargar los totales",
  },
  by_hand: "Factura manual",
  order: "Orden {{order}}, token {{token}}",
  base: "Sobre {{amount}}",
  payments: "Pagos",
  reference: "Referencia {{reference}}",
  withheld_note: "Lo retuvo el comprador",
  with_tip: "Con propina de {{amount}}",
} as const satisfies Translated<typeof source>;
