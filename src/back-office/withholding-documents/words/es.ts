import type { Translated } from "#app/words/translated.ts";
import type { withholdingDocuments as source, withholdingDocumentsErrors as sourceErrors } from "./en.ts";

export const withholdingDocuments: Translated<typeof source> = {
  types: {
    "07": "Comprobante de retención",
    "08": "Comprobante de liquidación",
    "09": "Documento contable de liquidación",
  },
  lists: {
    advances: "Anticipo del 2% por tarjetas",
    withheld: "1% que nos retuvieron",
    withheld_by_us: "1% que retuvimos",
    settled: "Liquidado por terceros",
  },
  import: {
    open: "Importar 07, 08 o 09",
    title: "Importar un documento de retención o liquidación",
    hint: "El JSON del documento, como llegó por correo o como lo da el sitio de Hacienda. No se guarda nada hasta que usted confirme.",
    label: "JSON del documento",
    placeholder: "Pegue aquí el texto del JSON",
    file: "O elija el archivo",
    choose: "Elegir archivo",
    drop: "o suéltelo aquí",
    refused_type: "{{name}} no es un JSON ni un correo.",
    refused_size: "{{name}} pesa más de 25 MB.",
    no_document: "No hay ningún documento en {{name}}.",
    several: "{{name}} trae varios documentos. Importe cada uno por separado.",
    read: "Revisar",
    again: "Otro documento",
    confirm: "Importar documento",
    known: "{{by}} ya importó este documento.",
    goes_to: "Queda en {{list}}, {{month}}.",
  },
  facts: {
    from: "De",
    to: "Retenido a",
    date: "Fecha",
    control_number: "Número de control",
    generation_code: "Código de generación",
    seal: "Sello",
    base: "Monto sin IVA",
    amount_07: "1% retenido",
    amount_08: "IVA percibido",
    amount_09: "Anticipo del 2%",
    other_amount: "Otra retención",
    taxed: "Ventas gravadas",
    untaxed: "Ventas sin IVA",
    vat: "IVA de esas ventas",
    commission: "Comisión",
    commission_vat: "IVA de la comisión",
    paid: "Monto pagado",
    related: "Documentos que menciona",
  },
  remove: {
    action: "Quitar",
    question: "¿Quitar el documento de {{name}}?",
    body: "Sale de todas las listas, anexos y liquidaciones. Se puede importar de nuevo.",
  },
  save_text: "Descargar JSON",
  fault: "{{field}}: {{reason}}",
  warnings: {
    test_environment:
      "Viene del ambiente de pruebas de Hacienda: no entra en ninguna cifra de los libros reales.",
    no_seal: "No tiene el sello de recepción de Hacienda.",
    unknown_version:
      "No se conoce la versión {{version}} de este documento. Compare los datos con el documento impreso.",
    schema: "No cumple el esquema oficial de Hacienda: {{faults}}. Diferencias: {{count}}.",
    unchecked_party:
      "El restaurante no tiene NIT ni NRC en los datos del emisor, así que no se puede saber si este documento es suyo.",
    future_day: "La fecha del documento es futura.",
    rate: "Según su tasa, el impuesto sería de {{expected}}, pero el documento dice {{found}}.",
    other_codes:
      "Se retuvieron {{amount}} con un código que no es el del 1%. No entra en ningún anexo ni en la liquidación: consulte con su contador.",
    unknown_sales_one: "Menciona {{count}} documento que no es de este restaurante.",
    unknown_sales_other: "Menciona {{count}} documentos que no son de este restaurante.",
    perceived_for_us:
      "Dice que se percibieron {{amount}} de IVA. Eso no entra en ningún anexo ni en la liquidación: consulte con su contador.",
    nothing_withheld: "No retiene nada.",
  },
  reply: {
    imported: "Documento importado: {{list}}.",
    removed: "Se quitó el documento de {{name}}.",
  },
};

export const withholdingDocumentsErrors: Translated<typeof sourceErrors> = {
  document_of_another:
    "Este documento está a nombre de {{name}} ({{number}}), no de este restaurante. Revise el NIT y el NRC de los datos del emisor.",
  withholding_type_unsupported:
    "Los documentos de tipo {{type}} no retienen ni liquidan nada. Aquí se importan los tipos 07, 08 y 09; las compras se importan en Compras.",
  withholding_document_known: "{{by}} ya había importado este documento.",
};
