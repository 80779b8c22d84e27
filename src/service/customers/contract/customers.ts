import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { optionalCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { optionalName } from "#platform/contract/name-text.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { taxpayerText } from "#platform/contract/taxpayer.ts";
import {
  day,
  idNames,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  notNegativeMoney,
  optionalLines,
  optionalText,
  singleLineText,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { taxpayerLengths } from "#platform/domain/identity/taxpayer.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { PLAIN_LINES } from "#platform/domain/text/visible-text.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { reservationStatuses } from "#service/reservations/domain/reservation.ts";
import { CREDIT_DAYS_MAX } from "../domain/credit.ts";
import { type CustomerInput, genders } from "../domain/customer.ts";
import { ALLERGIES_MAX, CUSTOMER_NOTES_MAX } from "../domain/merge-customers.ts";
import { tidyPhone } from "../domain/phone-key.ts";

export const customersErrors = {
  customer_phone_taken: 409,
  customer_phone_fixed: 409,
  customer_in_use: 409,
  customer_owes: 409,
  customer_is_same: 409,
  customer_file_refused: 422,
  no_customers: 404,
} as const;

const seen = screenAccess("customers");
const edited = { staff: actions["customer.edit"] } as const;

/** A customer as lists and orders show one, with the notes for whoever serves them. */
export const customerSummary = z.object({
  id: idOf("Customer"),
  phone: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  type: z.enum(invoiceTypes),
  notes: z.string().nullable(),
  allergies: z.string().nullable(),
});
export type CustomerSummary = z.output<typeof customerSummary>;

export const customerRow = customerSummary.extend({
  gender: z.enum(genders).nullable(),
  birth_date: z.iso.date().nullable(),
  created_at: instant,
});
export type CustomerRow = z.output<typeof customerRow>;

/** All data of a customer. Identity numbers are digits; screens format them. */
export const customer = customerRow.extend({
  department_code: z.string().nullable(),
  municipality_code: z.string().nullable(),
  district_code: z.string().nullable(),
  address_complement: z.string().nullable(),
  doc_type_code: z.string().nullable(),
  doc_number: z.string().nullable(),
  razon_social: z.string().nullable(),
  trade_name: z.string().nullable(),
  nit: z.string().nullable(),
  nrc: z.string().nullable(),
  economic_activity_code: z.string().nullable(),
  economic_activity_desc: z.string().nullable(),
  /** True for a large taxpayer or another agent of withholding, who keeps back 1 % of IVA. */
  withholds_vat: z.boolean(),
  /** Credit limit; null: nothing is sold to them on account. */
  credit_limit: money.nullable(),
  /** Days after which purchases on account are due. */
  credit_days: z.number().int(),
  /** Sum of their open invoices. */
  balance: money,
  updated_at: instant,
  version: editVersion,
});
export type Customer = z.output<typeof customer>;

/**
 * Names a customer in an address: by id, or by phone in any spelling ("+503 7000-0000"). A number that is some
 * customer's id counts as an id.
 */
const customerKey = z
  .codec(
    z.string().trim().min(1).max(60).regex(PLAIN_LINES),
    z.custom<CustomerId | string>((value) => ["string", "number"].includes(typeof value)),
    {
      decode: (text): CustomerId | string => text,
      encode: String,
    },
  )
  .register(idNames, { name: "Customer" });

export const customerParams = z.object({ id: customerKey });

const listFilters = {
  /** Sorted by the time they were added, or by name; `created_at` alone is the oldest first. */
  sort: sortBy("created_at", "name").default("-created_at"),
};

const CUSTOMERS_PER_PAGE = 10;
/** Names of the specification (operations §7). */
const queryNames = { filter: "q", perPage: "limit" };
/** `q` holds beginnings of words of name, phone or e-mail, in any order; accents do not matter. */
const customersQuery = listQuery(listFilters, CUSTOMERS_PER_PAGE);

export const listCustomers = route({
  method: "GET",
  path: "/customers",
  summary:
    "A page of the customers, the newest first; found by the beginnings of words of name, phone or e-mail.",
  access: seen,
  query: customersQuery,
  queryNames,
  /** The list's reply by the names of the specification; what is not counted has null. */
  response: listReply(customerRow)
    .omit({ rows: true, total: true })
    .extend({
      customers: z.array(customerRow),
      currentPage: z.number().int(),
      totalPages: z.number().int().nullable(),
      totalCustomers: z.number().int().nullable(),
    }),
});

export const downloadCustomers = route({
  method: "GET",
  path: "/customers/download/all",
  summary: "All customers, or all that the words find, as Customers.csv, which the import reads.",
  access: seen,
  query: exportQuery(listFilters),
  queryNames: { filter: "q" },
  csv: true,
  response: csvFile,
  errors: ["no_customers"],
});

export const downloadVisibleCustomers = route({
  method: "GET",
  path: "/customers/download/visible",
  summary: "The page of customers that is looked at as Customers.csv.",
  access: seen,
  query: customersQuery,
  queryNames,
  csv: true,
  response: csvFile,
  errors: ["no_customers"],
});

export const searchCustomers = route({
  method: "GET",
  path: "/customers/search-by-phone-name/search",
  summary:
    "The first customers found by the beginning of their phone or of any word of their name; accents and case do not matter.",
  access: { staff: actions["customer.find"] },
  query: z.object({ q: z.string().max(200).default("") }),
  response: z.object({ customers: z.array(customerSummary) }),
});

export const listWithNumber = route({
  method: "GET",
  path: "/customers/with-number",
  summary:
    "The first customers with this NIT or document number, apart from one. Branches of a company share a NIT, so that a second customer with it is told and not refused.",
  access: { staff: actions["customer.add"] },
  query: z.object({ number: z.string().min(1).max(30), exceptId: idTextOf("Customer").optional() }),
  response: z.object({ customers: z.array(customerSummary) }),
  errors: ["not_found"],
});

export const getCustomer = route({
  method: "GET",
  path: "/customers/:id",
  summary: "One customer with all that is known, by id or by phone.",
  access: { staff: actions["customer.find"] },
  params: customerParams,
  response: z.object({ customer }),
  errors: ["not_found"],
});

/** Fields of both types; those of the other type are not stored. Lengths are those of the tax documents (GUIDE §4). */
export const customerBody = z.object({
  type: z.enum(invoiceTypes).default("CONSUMIDOR_FINAL"),
  /** The rule for phones refuses longer ones, with its own text. */
  phone: singleLineText(100).overwrite(tidyPhone),
  name: optionalName(taxpayerLengths.name),
  email: optionalText(200),
  gender: z.enum(genders).nullish(),
  birthDate: optionalCode(10),
  department_code: taxpayerText("department"),
  municipality_code: taxpayerText("municipality"),
  /**
   * CAT-008, of the municipality. When an update omits it, it stays if the municipality is the same; trade name
   * and withholding stay too.
   */
  district_code: taxpayerText("district"),
  address_complement: taxpayerText("complement"),
  doc_type_code: taxpayerText("documentType"),
  doc_number: taxpayerText("documentNumber"),
  /** Business name; `name` serves when it is absent. */
  razon_social: optionalName(taxpayerLengths.name),
  trade_name: optionalName(taxpayerLengths.tradeName),
  nit: taxpayerText("nit"),
  nrc: taxpayerText("nrc"),
  economic_activity_code: taxpayerText("activity"),
  economic_activity_desc: taxpayerText("activityWords"),
  withholds_vat: z.boolean().optional(),
  /** Unchanged when an update omits them. */
  notes: optionalLines(CUSTOMER_NOTES_MAX),
  allergies: optionalLines(ALLERGIES_MAX),
  /** Null: nothing on account. Unchanged when an update omits it; a change needs the right to grant credit. */
  credit_limit: notNegativeMoney.refine((limit) => limit > 0, saying("too_small")).nullish(),
  /** Unchanged when an update omits them; a change needs the right to grant credit. */
  credit_days: z.number().int().min(1).max(CREDIT_DAYS_MAX).optional(),
});
export type CustomerBody = z.output<typeof customerBody>;

/** Wire names of the domain's fields, so that a refusal is shown at its field. */
export const customerFields = {
  type: "type",
  phone: "phone",
  name: "name",
  email: "email",
  gender: "gender",
  birthDate: "birthDate",
  departmentCode: "department_code",
  municipalityCode: "municipality_code",
  districtCode: "district_code",
  addressComplement: "address_complement",
  docTypeCode: "doc_type_code",
  docNumber: "doc_number",
  businessName: "razon_social",
  tradeName: "trade_name",
  nit: "nit",
  nrc: "nrc",
  economicActivityCode: "economic_activity_code",
  economicActivityDesc: "economic_activity_desc",
  withholdsVat: "withholds_vat",
  notes: "notes",
  allergies: "allergies",
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

export const updateCustomer = route({
  method: "POST",
  path: "/customers/:id/update",
  summary:
    "Changes what is known of a customer. The phone identifies them and stays: another one is refused.",
  access: edited,
  params: customerParams,
  body: customerBody.extend({
    type: z.enum(invoiceTypes),
    phone: customerBody.shape.phone.nullish(),
    version: editVersion.optional(),
  }),
  response: messageReply.extend({ customer }),
  errors: ["not_found", "customer_phone_fixed", "changed_meanwhile"],
});

export const deleteCustomer = route({
  method: "DELETE",
  path: "/customers/:id/delete",
  summary: "Deletes a customer; who has history is made nameless. Refused while something of theirs is open.",
  access: edited,
  params: customerParams,
  response: messageReply.extend({ became: z.enum(["deleted", "nameless"]) }),
  errors: ["not_found", "customer_in_use", "customer_owes"],
});

export const mergeCustomers = route({
  method: "POST",
  path: "/customers/:id/merge",
  summary:
    "Makes one of two customers who are one person; history, notes and what is missing come from the other.",
  access: edited,
  params: customerParams,
  body: z.object({ otherId: idOf("Customer") }),
  response: messageReply.extend({ customer }),
  errors: ["not_found", "customer_is_same"],
});

const customerInvoice = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  at: instant,
  table_title: z.string().nullable(),
  dining_option: z.enum(diningOptions),
  /** Total without the tip. */
  total: money,
  refunded: money,
  /** Titles of the dishes, with the quantity if more than one. */
  items: z.array(z.string()),
});

const customerReservation = z.object({
  id: idOf("Reservation"),
  date: instant,
  table_title: z.string().nullable(),
  people_count: z.number().int(),
  unique_code: z.string(),
  status: z.enum(reservationStatuses),
  arrived_at: instant.nullable(),
  no_show_at: instant.nullable(),
  is_cancelled_by_guest: z.boolean(),
  is_overbooked: z.boolean(),
});

export const readCustomerPage = route({
  method: "GET",
  path: "/customers/:id/page",
  summary:
    "What a customer's page shows: visits, spend, favourite dishes, last invoices, reservations; merged ones counted in.",
  access: seen,
  params: customerParams,
  response: z.object({
    customer,
    currency: z.string(),
    /** Accounts that were invoiced to them and not fully refunded. */
    visits: z.number().int(),
    /** Total of all their invoices without refunds and tips. */
    spend: money,
    /** Average of a visit; null without visits. */
    average: money.nullable(),
    first_visit: instant.nullable(),
    last_visit: instant.nullable(),
    /** Favourite dishes, the most ordered first, five at most. */
    favourites: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
    /** Last invoices, the newest first, ten at most. */
    last_invoices: z.array(customerInvoice),
    /** Reservations to come, the next first, ten at most. */
    reservations_coming: z.array(customerReservation),
    /** Past and cancelled reservations, the newest first, ten at most. */
    reservations_past: z.array(customerReservation),
    /** Number of all reservations except deleted ones, and of no-shows. */
    reservations: z.number().int(),
    no_shows: z.number().int(),
    /** Number of their open accounts; they cannot be deleted meanwhile. */
    open_accounts: z.number().int(),
    /** True when records remain after deletion: then the customer is made nameless instead. */
    has_history: z.boolean(),
  }),
  errors: ["not_found"],
});
export type CustomerPage = z.output<typeof readCustomerPage.response>;

export const listBirthdays = route({
  method: "GET",
  path: "/customers/birthdays/week",
  summary: "Whose birthday it is today and on the six days after, by the restaurant's calendar.",
  access: seen,
  response: z.object({
    today: day,
    birthdays: z.array(
      z.object({
        id: idOf("Customer"),
        phone: z.string(),
        name: z.string().nullable(),
        /** Day on which it is celebrated: a birthday on 29 February counts as the 28th in other years. */
        day,
        age: z.number().int(),
      }),
    ),
    has_more: z.boolean(),
  }),
});
