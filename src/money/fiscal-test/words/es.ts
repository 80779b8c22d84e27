import type { Translated } from "#app/words/translated.ts";
import type {
  fiscalTest as source,
  fiscalTestErrors as trialErrors,
  trialSale as trialSource,
} from "./en.ts";

export const fiscalTest = {
  hint: "Genera los documentos tributarios de una venta como lo hace un cobro y muestra cada revisión que falla. No guarda, no envía ni toma números.",
  what: "Venta a probar",
  built_in: "Venta de ejemplo",
  an_order: "Una orden",
  built_in_hint:
    "Precios con y sin IVA, un platillo exento, un combo, una cortesía, 10% de descuento, propina, efectivo y tarjeta; el cargo por servicio como está configurado en este restaurante.",
  order_hint:
    "Una orden pagada, con sus pagos, parte por parte; o una sin pagar, como si se cobrara ahora en efectivo.",
  order_no: "Número de orden",
  order_unknown: "No hay ninguna orden con ese número.",
  order_no_error: "Escriba un número de orden, desde 1.",
  run: "Ejecutar prueba",
  run_failed: "Error al ejecutar prueba fiscal.",
  passed: "Todo está correcto: estos documentos se pueden firmar.",
  failed_one: "{{count}} revisión falla:",
  failed_other: "{{count}} revisiones fallan:",
  not_issuing:
    "Este restaurante todavía no emite documentos electrónicos. Los de la prueba usan un emisor ficticio.",
  sale: "La venta",
  fiscal: "Su documento",
  products: "Platillos sin impuesto",
  taxed: "Gravado",
  exempt: "Exento",
  not_subject: "No sujeto",
  documents_hint: "De ambos tipos y en ambas generaciones de los esquemas de Hacienda, la vigente y la otra.",
  document: "{{kind}} · {{generation}}",
  in_force: "Vigente",
  right: "Correcto",
  wrong: "Con fallas",
  of_invoice: "Factura {{number}}",
  buyer: "Receptor: {{name}}",
  nobody: "Sin nombre",
  json: "Ver documento",
  of_document: "{{document}}, {{generation}}: {{error}}",
  charged_differs: "se cobran {{charged}}, pero el documento suma {{stated}}",
} as const satisfies Translated<typeof source>;

export const trialSale = {
  title: "Probar una venta",
  banner: "Es una prueba. No guarda nada: ni orden, ni número, ni inventario, ni cifras.",
  steps: { order: "Orden", kitchen: "Cocina", charge: "Cobro", done: "Recibo" },
  first_dish: "Primer platillo de su menú",
  quantity: "Porciones",
  send: "Enviar a cocina",
  kitchen_title: "Comanda para {{station}}",
  kitchen_hint: "La comanda aparece en la pantalla de la estación, y en papel si imprime ahí.",
  to_charge: "Cobrar {{amount}}",
  due: "Por cobrar",
  change: "Vuelto: {{amount}}",
  receipt: "Recibo",
  document: "Documento tributario",
  mark: "PRUEBA",
  again: "Probar otra vez",
  finish: "Listo",
  failed: "No se pudo hacer la prueba.",
} as const satisfies Translated<typeof trialSource>;

export const fiscalTestErrors = {
  nothing_to_try: "Todavía no hay un platillo para probar. Agregue uno al menú.",
} as const satisfies Translated<typeof trialErrors>;
