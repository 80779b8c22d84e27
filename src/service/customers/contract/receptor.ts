import { z } from "zod";
import { codeText, optionalCode } from "#platform/contract/code-text.ts";
import { taxpayerText } from "#platform/contract/taxpayer.ts";
import { idOf, optionalText } from "#platform/contract/wire.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import type { Receptor, ReceptorInput } from "../domain/receptor.ts";

/** The buyer as entered for one document; missing data is reported when it is checked, not here. */
export const receptorInput = z.object({
  nombre: taxpayerText("name"),
  nombreComercial: taxpayerText("tradeName"),
  numDocumento: taxpayerText("documentNumber"),
  nrc: taxpayerText("nrc"),
  codActividad: taxpayerText("activity"),
  descActividad: taxpayerText("activityWords"),
  correo: optionalText(200),
  telefono: optionalCode(40),
  /** A code of CAT-022, or the words NIT and DUI; default NIT. */
  tipoDocumento: optionalText(3),
  withholdsVat: z.boolean().nullish(),
  direccion: z
    .object({
      departamento: taxpayerText("department"),
      municipio: taxpayerText("municipality"),
      distrito: taxpayerText("district"),
      complemento: taxpayerText("complement"),
    })
    .nullish(),
}) satisfies z.ZodType<ReceptorInput>;

const nullableText = z.string().nullable();

/** The buyer as printed on a document. */
export const receptor = z.object({
  nombre: z.string(),
  nombreComercial: nullableText.optional(),
  numDocumento: nullableText,
  nrc: nullableText,
  codActividad: nullableText,
  descActividad: nullableText,
  correo: nullableText,
  telefono: nullableText,
  withholdsVat: z.boolean().optional(),
  /** Null without a number: a name alone identifies nobody (GUIDE §4). */
  tipoDocumento: nullableText,
  direccion: z
    .object({
      departamento: z.string(),
      municipio: z.string(),
      distrito: nullableText.optional(),
      complemento: z.string(),
    })
    .nullable(),
}) satisfies z.ZodType<Receptor>;

/** A receptor that was sent as JSON text. */
const parsedReceptor = z
  .codec(z.string(), z.unknown(), {
    decode: (json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.issues.push({ code: "custom", input: json, message: "not JSON" });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  })
  .pipe(receptorInput);

/** Buyer of the invoice, in every spelling of the specification; default: the customer of the account. */
export const buyer = z.object({
  customerId: z
    .union([idOf("Customer"), z.object({ phone: codeText(20) })])
    .nullable()
    .optional(),
  customer_id: idOf("Customer").nullable().optional(),
  customerPhone: codeText(20).nullable().optional(),
  /** Default: the type of the customer. */
  invoiceType: z.enum(invoiceTypes).optional(),
  invoice_type: z.enum(invoiceTypes).optional(),
  /** Replaces the stored data of the customer, for this document only. */
  receptor: receptorInput.nullable().optional(),
  receptor_json: z
    .union([receptorInput, z.string().max(4_000).pipe(parsedReceptor)])
    .nullable()
    .optional(),
});
export type Buyer = z.output<typeof buyer>;
