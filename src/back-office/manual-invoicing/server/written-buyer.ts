import { activityTitle } from "#core/catalogues/server/public.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { Buyer } from "#service/customers/contract/receptor.ts";
import type { ManualCustomerData } from "../contract/manual-invoicing.ts";
import { isKnownPhone } from "./validate-customer.ts";

/** Who the form names, as an invoice takes its buyer: the customer with that phone if there is one, with what was written for this document. */
export async function writtenBuyer(tx: Tx, data: ManualCustomerData): Promise<Buyer> {
  const isCredit = data.type === "CREDITO_FISCAL";
  const { departamento, municipio, distrito, complemento } = data;
  const isCustomer = data.phone ? await isKnownPhone(tx, data.phone) : false;
  return {
    ...(isCustomer ? { customerPhone: data.phone } : {}),
    invoiceType: data.type,
    receptor: {
      nombre: isCredit ? data.razonSocial : data.name,
      nombreComercial: isCredit ? data.nombreComercial : null,
      tipoDocumento: data.tipoDocumento,
      numDocumento: isCredit ? data.nit : data.numDocumento,
      nrc: isCredit ? data.nrc : null,
      withholdsVat: isCredit && data.withholdsVat,
      codActividad: data.codActividad,
      descActividad: data.descActividad || (data.codActividad ? activityTitle(data.codActividad) : null),
      correo: data.email,
      telefono: data.phone,
      direccion: { departamento, municipio, distrito, complemento },
    },
  };
}

/** Fields of the form by those of a receptor. */
const fieldOf: Readonly<Record<string, string>> = {
  nombre: "name",
  nombreComercial: "nombreComercial",
  tipoDocumento: "tipoDocumento",
  numDocumento: "numDocumento",
  nrc: "nrc",
  codActividad: "codActividad",
  descActividad: "descActividad",
  correo: "email",
  telefono: "phone",
  "direccion.departamento": "departamento",
  "direccion.municipio": "municipio",
  "direccion.distrito": "distrito",
  "direccion.complemento": "complemento",
};

/** Runs it; what it refuses of a receptor is refused at the field of the form. */
export async function atFieldsOfForm<Done>(
  data: ManualCustomerData,
  run: () => Promise<Done>,
): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || !error.options.fields) throw error;
    const fields = error.options.fields.map((each) => ({ ...each, field: formField(each.field, data) }));
    throw new AppError(error.code, { ...error.options, fields });
  }
}

function formField(field: string, { type }: ManualCustomerData): string {
  const [, member] = /^receptor\.(.+)$/.exec(field) ?? [];
  if (member === undefined) return field;
  const isCredit = type === "CREDITO_FISCAL";
  if (isCredit && member === "nombre") return "customerData.razonSocial";
  if (isCredit && member === "numDocumento") return "customerData.nit";
  return `customerData.${fieldOf[member] ?? member}`;
}
