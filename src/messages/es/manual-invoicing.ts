import type {
  manualInvoicing as source,
  manualInvoicingErrors as sourceErrors,
} from "../en/manual-invoicing.ts";
import type { Translated } from "../translated.ts";

export const manualInvoicing = {
  title: "Facturación manual",
  back: "Contabilidad",
  cancel: "Cancelar",
  tab: { invoice: "Venta", excluded: "Sujeto excluido" },
  tabs: "Qué escribir",
  not_permitted: "Usted puede mirar, pero no emitir",
  not_permitted_hint:
    "Emitir documentos a mano requiere el permiso de cobrar, de facturas o de contabilidad. Un administrador lo otorga.",
  invoice: {
    customer: "Cliente",
    phone: "Teléfono",
    look_up: "Buscar",
    found: "Se encontró a {{name}} y se llenaron sus datos.",
    not_found: "Cliente no encontrado",
    look_up_failed: "Error validando cliente",
    type: "Tipo de documento",
    name: "Nombre del cliente",
    business_name: "Razón social",
    items: "Productos",
    submit: "Emitir factura",
  },
  excluded: {
    hint: "Para comprar a quien no tiene NRC, como en el mercado. Su restaurante emite el documento, sin IVA.",
    seller: "Vendedor",
    name: "Nombre del vendedor",
    is_person: "El vendedor es persona natural",
    is_person_hint: "A personas se les retiene 10 % de renta por servicios; por bienes, nada.",
    items: "Lo comprado",
    notes: "Observaciones",
    submit: "Emitir documento",
  },
  line: {
    heading: "Producto {{no}}",
    remove: "Quitar producto {{no}}",
    add: "Agregar producto",
    description: "Descripción",
    quantity: "Cantidad",
    price: "Precio unitario",
    amount: "Suma",
    locked: "Fijo mientras el precio incluye IVA.",
  },
  totals: {
    title: "Totales",
    taxed: "Gravado",
    exempt: "Exento",
    iva: "IVA",
    additional: "Tributos adicionales",
    tip: "Propina",
    total: "Total",
    bought: "Comprado",
    withheld: "Renta retenida",
    to_pay: "A pagar",
    waiting: "Los productos incompletos aún no están en el total.",
  },
  payment: "Pago",
  payment_type: "Tipo de pago",
  tip: "Propina",
  tip_hint: "Opcional",
  draft: {
    found: "Esto es lo que había escrito antes.",
    drop: "Empezar de nuevo",
  },
  refusal: {
    name: "Nombre del cliente requerido",
    no_items: "Debe agregar al menos un producto",
    item: "Producto {{no}}: Complete todos los campos requeridos",
    payment: "Seleccione un tipo de pago",
    field: "Complete lo que está marcado",
    loading: "Error cargando datos iniciales",
    failed: "Error creando factura",
  },
  reply: {
    made: "Se emitió la factura {{invoiceNo}}.",
    unready:
      "Se hizo la factura {{invoiceNo}}, pero su documento aún no puede firmarse: véalo en Contabilidad.",
    bought: "Se emitió el documento de la compra.",
    bought_unready: "Se hizo el documento de la compra, pero aún no puede firmarse: véalo en Contabilidad.",
  },
} as const satisfies Translated<typeof source>;

export const manualInvoicingErrors = {
  no_tax_documents: "Este restaurante aún no emite documentos electrónicos. No se hizo nada.",
} as const satisfies Translated<typeof sourceErrors>;
