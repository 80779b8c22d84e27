import type { Translated } from "#app/words/translated.ts";
import type { manualInvoicing as source, manualInvoicingErrors as sourceErrors } from "./en.ts";

export const manualInvoicing = {
  title: "Facturación manual",
  tab: { invoice: "Venta", excluded: "Sujeto excluido" },
  tabs: "Documento por emitir",
  not_permitted: "Puede ver esta página, pero no emitir",
  not_permitted_hint:
    "Para emitir documentos a mano necesita el permiso de cobrar o de contabilidad. Pídalo a un administrador.",
  invoice: {
    look_up: "Buscar",
    found: "Se encontró a {{name}} y se llenaron sus datos.",
    look_up_failed: "Error validando cliente.",
    name: "Nombre del cliente",
    items: "Productos",
    submit: "Emitir factura",
  },
  excluded: {
    hint: "Para compras a quien no tiene NRC, como en el mercado. Su restaurante emite el documento, sin IVA.",
    seller: "Vendedor",
    name: "Nombre del vendedor",
    is_person: "El vendedor es persona natural",
    is_person_hint: "A personas naturales se les retiene 10% de renta por servicios; por bienes, nada.",
    items: "Productos comprados",
    notes: "Observaciones",
    submit: "Emitir documento",
    to_stock: {
      title: "¿Registrar también la compra?",
      body: "El documento ya se emitió. Lo comprado aún no está en inventario: la compra ya tiene los datos, solo falta indicar qué insumo es cada producto.",
      confirm: "Registrar compra",
      cancel: "Ahora no",
      file: "Compra a {{name}}",
    },
  },
  line: {
    heading: "Producto {{no}}",
    remove: "Quitar producto {{no}}",
    removed: "Se quitó el producto {{no}}.",
    add: "Agregar producto",
    additional_rate: "Porcentaje adicional",
    locked: "Fijo porque el precio incluye IVA.",
  },
  totals: {
    title: "Totales",
    taxed: "Gravado",
    exempt: "Exento",
    not_subject: "No sujeto",
    iva: "IVA",
    additional: "Tributos adicionales",
    tip: "Propina",
    total: "Total",
    bought: "Comprado",
    withheld: "Renta retenida",
    vat_withheld: "IVA retenido 1%",
    to_pay: "Total a pagar",
    waiting: "Los productos incompletos aún no se incluyen en el total.",
  },
  payment: "Pago",
  tip_hint: "Opcional",
  draft: {
    found: "Recuperamos lo que había escrito antes.",
    dropped: "Se borró el formulario.",
  },
  refusal: {
    name: "Nombre del cliente requerido",
    no_items: "Debe agregar al menos un producto",
    item: "Producto {{no}}: complete todos los campos obligatorios.",
    payment: "Seleccione un tipo de pago",
    field: "Complete los campos marcados.",
    loading: "Error cargando datos iniciales.",
    failed: "Error creando factura.",
  },
  reply: {
    made: "Se emitió la factura {{invoiceNo}}.",
    mailed: "Se emitió la factura {{invoiceNo}} y se enviará por correo a {{to}}.",
    not_mailed: "Se emitió la factura {{invoiceNo}}, pero no se enviará por correo. {{reason}}",
    unready:
      "Se emitió la factura {{invoiceNo}}, pero su documento aún no puede firmarse: véalo en Contabilidad.",
    bought: "Se emitió el documento de la compra.",
    bought_unready: "Se emitió el documento de la compra, pero aún no puede firmarse: véalo en Contabilidad.",
  },
} as const satisfies Translated<typeof source>;

export const manualInvoicingErrors = {
  no_tax_documents: "Este restaurante aún no emite documentos electrónicos. No se creó nada.",
} as const satisfies Translated<typeof sourceErrors>;
