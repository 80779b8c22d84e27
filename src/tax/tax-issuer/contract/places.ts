import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { emptyOrCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, messageReply, text } from "#platform/contract/wire.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { SERIES_START_MAX } from "#tax/tax-documents/domain/names/document-numbers.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import { ESTABLISHMENT_CODE, establishmentKinds, POINT_OF_SALE_CODE } from "../domain/establishment-kinds.ts";
import { numberScopes } from "../domain/number-scope.ts";
import { issuerAccess } from "./issuer.ts";

const code = (pattern: RegExp, refusal: "establishment_code" | "point_of_sale_code") =>
  z
    .string()
    .overwrite(westernDigits)
    .trim()
    .toUpperCase()
    .min(1, { abort: true })
    .refine((typed) => pattern.test(typed), saying(refusal));

/** Four signs on every document and event, of either generation (S22, S26). */
const officialCode = emptyOrCode(4).refine(
  (typed) => typed === "" || typed.length === 4,
  saying("four_signs"),
);

const pointFields = z.object({
  title: text(100),
  /** Code in the control numbers (guide §3). */
  code: code(POINT_OF_SALE_CODE, "point_of_sale_code"),
  /** The ministry's own, where it gave one; else empty. */
  officialCode,
  /** True for the point of sale that issues everything. */
  isDefault: z.boolean(),
});

const placeFields = z.object({
  title: text(100),
  /** CAT-009. */
  kind: z.enum(establishmentKinds),
  code: code(ESTABLISHMENT_CODE, "establishment_code"),
  officialCode,
});

const pointOfSale = pointFields.extend({
  id: idOf("PointOfSale"),
  /** Documents were issued from it: its code stays. */
  isFixed: z.boolean(),
});
export type PointOfSale = z.output<typeof pointOfSale>;

const establishment = placeFields.extend({
  id: idOf("Establishment"),
  isFixed: z.boolean(),
  pointsOfSale: z.array(pointOfSale),
});
export type Establishment = z.output<typeof establishment>;

export const listEstablishments = route({
  method: "GET",
  path: "/settings/tax-issuer/establishments",
  summary: "The places that issue, with their points of sale.",
  access: issuerAccess,
  response: z.object({ establishments: z.array(establishment), numberScope: z.enum(numberScopes) }),
});

export const setNumberScope = route({
  method: "PUT",
  path: "/settings/tax-issuer/number-scope",
  summary: "Sets what counts control numbers in one row; none is given twice, whatever it was before.",
  access: issuerAccess,
  body: z.object({ numberScope: z.enum(numberScopes) }),
  response: messageReply,
});

export const addEstablishment = route({
  method: "POST",
  path: "/settings/tax-issuer/establishments",
  summary: "Adds a place that issues, with a first point of sale; the first of all is the usual one.",
  access: issuerAccess,
  body: placeFields,
  response: messageReply,
});

const establishmentId = z.object({ establishmentId: idTextOf("Establishment") });

export const changeEstablishment = route({
  method: "PUT",
  path: "/settings/tax-issuer/establishments/:establishmentId",
  summary: "Changes a place that issues; its code stays once documents were issued from it.",
  access: issuerAccess,
  params: establishmentId,
  body: placeFields,
  response: messageReply,
  errors: ["not_found"],
});

export const archiveEstablishment = route({
  method: "POST",
  path: "/settings/tax-issuer/establishments/:establishmentId/archive",
  summary:
    "Takes a place out of use with its points of sale; not the one that is issued from unless told otherwise.",
  access: issuerAccess,
  params: establishmentId,
  response: messageReply,
  errors: ["not_found", "tax_place_is_default"],
});

export const addPointOfSale = route({
  method: "POST",
  path: "/settings/tax-issuer/establishments/:establishmentId/points-of-sale",
  summary: "Adds a point of sale to a place.",
  access: issuerAccess,
  params: establishmentId,
  body: pointFields,
  response: messageReply,
  errors: ["not_found"],
});

const pointOfSaleId = z.object({ pointOfSaleId: idTextOf("PointOfSale") });

export const listSeries = route({
  method: "GET",
  path: "/settings/tax-issuer/points-of-sale/:pointOfSaleId/series",
  summary:
    "The number that the next document of each type will have at a point of sale, for test and in production.",
  access: issuerAccess,
  params: pointOfSaleId,
  response: z.object({
    series: z.array(
      z.object({
        environment: z.enum(environments),
        type: z.enum(issuedTypes),
        /** The last fifteen digits of the control number. */
        next: z.number().int(),
      }),
    ),
  }),
  errors: ["not_found"],
});

export const startSeries = route({
  method: "PUT",
  path: "/settings/tax-issuer/points-of-sale/:pointOfSaleId/series",
  summary:
    "Lets a series go on with a higher number, behind those that another system issued; never with a lower one.",
  access: issuerAccess,
  params: pointOfSaleId,
  body: z.object({
    environment: z.enum(environments),
    type: z.enum(issuedTypes),
    /** Digits as on a document, with or without zeros in front. */
    next: z.codec(
      z
        .string()
        .overwrite(westernDigits)
        .trim()
        .min(1, { abort: true })
        .regex(/^\d{1,15}$/, { abort: true }),
      z.number().int().min(1).max(SERIES_START_MAX),
      { decode: Number, encode: String },
    ),
  }),
  response: messageReply,
  errors: ["not_found"],
});

export const changePointOfSale = route({
  method: "PUT",
  path: "/settings/tax-issuer/points-of-sale/:pointOfSaleId",
  summary:
    "Changes a point of sale; its code stays once documents were issued from it, and one is always the usual one.",
  access: issuerAccess,
  params: pointOfSaleId,
  body: pointFields,
  response: messageReply,
  errors: ["not_found"],
});

export const archivePointOfSale = route({
  method: "POST",
  path: "/settings/tax-issuer/points-of-sale/:pointOfSaleId/archive",
  summary: "Takes a point of sale out of use; not the usual one.",
  access: issuerAccess,
  params: pointOfSaleId,
  response: messageReply,
  errors: ["not_found", "tax_place_is_default"],
});
