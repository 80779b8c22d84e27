import type { Translated } from "#app/words/translated.ts";
import type { purchaseDocuments as source, purchaseDocumentsErrors as sourceErrors } from "./en.ts";

export const purchaseDocuments: Translated<typeof source> = {
  reply: {
    brings: "Se importó la compra {{number}}. Insumos que entraron al inventario: {{count}}.",
    takes_back: "Se importó la nota de crédito {{number}}. Insumos que salieron del inventario: {{count}}.",
    reprices: "Se importó la nota de débito {{number}}. Insumos que ahora cuestan más: {{count}}.",
  },
  pack: "empaque",
  at_line: "Revise la línea {{line}}.",
  warnings: {
    test_environment: "Viene del ambiente de pruebas de Hacienda: no es una venta real.",
    no_seal: "No tiene el sello de recepción de Hacienda.",
    unknown_version:
      "No se conoce la versión {{version}} de este documento. Compare los datos con el documento impreso.",
    other_buyer: "Está a nombre del NIT {{number}}, no de este restaurante.",
    line_differs:
      "Línea {{line}}: cantidad, precio y descuento dan {{expected}}; el documento dice {{found}}.",
    summary_differs: "{{figure}}: debería ser {{expected}}; el documento dice {{found}}.",
    unknown_unit: "Línea {{line}}: ningún insumo se lleva en la unidad que indica.",
    future_day: "La fecha del documento es futura.",
    typed_before:
      "Ya hay una compra ingresada a mano que parece ser este documento: la compra {{number}}. Si es la misma, anule una de las dos.",
    more_than_bought: "Línea {{line}}: la nota devuelve {{found}}; la compra que corrige traía {{bought}}.",
    not_compared:
      "El documento es muy largo: no se buscaron coincidencias para todas las descripciones, solo para {{compared}}. Enlace las demás a mano.",
  },
  figures: {
    notSubject: "Ventas no sujetas",
    exempt: "Ventas exentas",
    taxed: "Ventas gravadas",
    sales: "Suma de ventas",
    discountNotSubject: "Descuento a ventas no sujetas",
    discountExempt: "Descuento a ventas exentas",
    discountTaxed: "Descuento a ventas gravadas",
    subtotal: "Subtotal",
    vat: "IVA",
    withheldVat: "IVA retenido",
    perceivedVat: "IVA percibido",
    withheldIncome: "Renta retenida",
    insurance: "Seguro",
    freight: "Flete",
    total: "Total",
    outsideTax: "No gravado",
    toPay: "Total a pagar",
  },
  problems: {
    required: "falta",
    not_a_number: "no es un número",
    not_a_text: "no es un texto",
    not_a_date: "no es una fecha",
    not_a_code: "no es un código de generación",
    negative: "es menor que cero",
    not_above_zero: "debe ser mayor que cero",
    too_large: "es demasiado grande",
    too_long: "es demasiado largo",
  },
  problem: "{{field}}: {{reason}}",
  problem_found: "{{field}}: {{reason}} ({{found}})",
  problem_line: "Línea {{line}}: {{problem}}",
  lines: {
    not_there: "el documento no tiene esa línea",
    not_linked: "elija qué insumo es",
    item_gone: "este insumo ya no existe",
    factor_missing: "indique cuántos {{itemUnit}} son 1 {{unit}}",
    comes_to_nothing: "esta cantidad da cero en {{itemUnit}}; revise cantidad y unidad",
    title_taken: "ya existe un insumo llamado {{item}}; elíjalo",
    units_differ: "el insumo nuevo {{item}} no puede llevarse en dos unidades",
  },
};

export const purchaseDocumentsErrors: Translated<typeof sourceErrors> = {
  INVALID_DTE_JSON: "Este JSON no está completo. Cópielo entero o elija el archivo.{{where}}",
  NO_ITEMS_IN_DTE: "El documento no tiene líneas.",
  dte_too_large: "Esto es demasiado grande para un DTE: cinco millones de caracteres como máximo.",
  dte_not_a_document: "Es un JSON, pero no un documento tributario (DTE).",
  dte_several_documents: "Hay varios documentos en este texto. Importe cada uno por separado.",
  dte_type_unsupported:
    "Los documentos de tipo {{type}} no son compras. Aquí se importan los tipos 01, 03, 05, 06, 11 y 14; los tipos 07, 08 y 09, en Contabilidad, Retenido y liquidado.",
  dte_too_many_lines: "Líneas del documento: {{lines}}; el máximo es 2,000.",
  dte_fields_invalid: "No se puede leer el documento. {{problem}}. Errores encontrados: {{count}}.",
  dte_lines_refused: "No se importó nada. Línea {{line}}, {{title}}: {{reason}}.",
};
