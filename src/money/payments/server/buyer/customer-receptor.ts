import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { type Receptor, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { dropFaultyFields } from "#service/customers/domain/receptor-problems.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { BuyingCustomer } from "./buyer-queries.ts";

/**
 * What a tax document says of a stored customer: a business by its NIT, a person by the document they gave, or by name
 * alone. On a consumer's invoice what a document could not carry is left out; on a fiscal credit it stays, to be refused.
 */
export function customerReceptor(customer: BuyingCustomer, type: InvoiceType): Receptor | null {
  const isCredit = type === "CREDITO_FISCAL";
  const receptor = tidyReceptor(
    {
      nombre: (isCredit ? (customer.razon_social ?? customer.name) : customer.name) ?? customer.phone,
      nombreComercial: customer.trade_name,
      withholdsVat: customer.withholds_vat,
      ...documentOf(customer, isCredit),
      nrc: customer.nrc,
      codActividad: customer.economic_activity_code,
      descActividad: customer.economic_activity_desc,
      correo: customer.email,
      telefono: customer.phone,
      direccion: {
        departamento: customer.department_code,
        municipio: customer.municipality_code,
        distrito: customer.district_code,
        complemento: customer.address_complement,
      },
    },
    type,
  );
  if (receptor === null) return null;
  const sound = dropFaultyFields(receptor);
  // A stored phone may be shorter than a document takes; that does not block the payment.
  return isCredit ? { ...receptor, telefono: sound.telefono } : sound;
}

function documentOf({ nit, doc_type_code, doc_number }: BuyingCustomer, isCredit: boolean) {
  const isByNit = nit !== null && (isCredit || doc_number === null);
  return isByNit
    ? { tipoDocumento: identityDocuments.nit, numDocumento: nit }
    : { tipoDocumento: doc_type_code, numDocumento: doc_number };
}
