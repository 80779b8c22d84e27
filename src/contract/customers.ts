import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { type CustomerInput, genders } from "../domain/customers/customer.ts";
import { invoiceTypes } from "../domain/orders/invoice-type.ts";
import { route } from "./platform/define.ts";
import { idOf, idTextOf, instant, optionalText, singleLineText } from "./platform/wire.ts";

/** A customer as lists and orders name one. */
export const customerSummary = z.object({
  id: idOf("Customer"),
  phone: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  type: z.enum(invoiceTypes),
});
export type CustomerSummary = z.output<typeof customerSummary>;

/** Everything that is known of a customer. Identity numbers are digits; screens set them apart. */
export const customer = customerSummary.extend({
  gender: z.enum(genders).nullable(),
  birth_date: z.iso.date().nullable(),
  department_code: z.string().nullable(),
  municipality_code: z.string().nullable(),
  address_complement: z.string().nullable(),
  doc_type_code: z.string().nullable(),
  doc_number: z.string().nullable(),
  razon_social: z.string().nullable(),
  nit: z.string().nullable(),
  nrc: z.string().nullable(),
  economic_activity_code: z.string().nullable(),
  economic_activity_desc: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Customer = z.output<typeof customer>;

export const searchCustomers = route({
  method: "GET",
  path: "/customers/search-by-phone-name/search",
  summary:
    "The first customers found by the beginning of their phone or of any word of their name; accents and case do not matter.",
  access: { staff: actions["customer.find"] },
  query: z.object({ q: z.string().max(200).default("") }),
  response: z.object({ customers: z.array(customerSummary) }),
});

export const getCustomer = route({
  method: "GET",
  path: "/customers/:id",
  summary: "One customer with all that is known.",
  access: { staff: actions["customer.find"] },
  params: z.object({ id: idTextOf("Customer") }),
  response: z.object({ customer }),
  errors: ["not_found"],
});

/** Of both types; the fields that only the other type has are not kept. Lengths are those of the tax documents (GUIDE §4). */
export const customerBody = z.object({
  type: z.enum(invoiceTypes).default("CONSUMIDOR_FINAL"),
  /** Longer ones are refused by the rule of phones, in its words. */
  phone: singleLineText(100),
  name: optionalText(250),
  email: optionalText(200),
  gender: z.enum(genders).nullish(),
  birthDate: optionalText(10),
  department_code: optionalText(2),
  municipality_code: optionalText(2),
  address_complement: optionalText(200),
  doc_type_code: optionalText(2),
  doc_number: optionalText(20),
  /** Business name; `name` serves when it is absent. */
  razon_social: optionalText(250),
  nit: optionalText(20),
  nrc: optionalText(12),
  economic_activity_code: optionalText(6),
  economic_activity_desc: optionalText(150),
});
export type CustomerBody = z.output<typeof customerBody>;

/** What the wire calls each field of the domain, so that a refusal lands where it was typed. */
export const customerFields = {
  type: "type",
  phone: "phone",
  name: "name",
  email: "email",
  gender: "gender",
  birthDate: "birthDate",
  departmentCode: "department_code",
  municipalityCode: "municipality_code",
  addressComplement: "address_complement",
  docTypeCode: "doc_type_code",
  docNumber: "doc_number",
  businessName: "razon_social",
  nit: "nit",
  nrc: "nrc",
  economicActivityCode: "economic_activity_code",
  economicActivityDesc: "economic_activity_desc",
} as const satisfies Record<keyof CustomerInput, keyof CustomerBody>;

export const addCustomer = route({
  method: "POST",
  path: "/customers/add",
  summary: "Adds a customer. The phone identifies one: a second customer with the same digits is refused.",
  access: { staff: actions["customer.add"] },
  body: customerBody,
  response: z.object({ message: z.string(), customer: customerSummary }),
  errors: ["customer_phone_taken"],
});
