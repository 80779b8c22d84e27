import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { emptyOrCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { emptyOrName } from "#platform/contract/name-text.ts";
import { emptyOrOfTaxpayer } from "#platform/contract/taxpayer.ts";
import { instant, messageReply, singleLineText } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { identityDocuments, identityProblem } from "#platform/domain/identity/tax-numbers.ts";
import { taxpayerLengths } from "#platform/domain/identity/taxpayer.ts";
import { taxDocumentProblem } from "#tax/tax-documents/contract/document-state.ts";
import { generations, issuedTypes, taxEvents } from "#tax/tax-documents/domain/shape/generation.ts";
import { issuerGaps } from "../domain/issuer-gaps.ts";

export const taxIssuerErrors = {
  tax_issuer_incomplete: 409,
  tax_generation_refused: 409,
  not_in_test: 409,
  tax_place_is_default: 409,
  tax_credentials_missing: 409,
} as const;

export const issuerAccess = { staff: actions["taxIssuer.setUp"] };

/** The ministry's two services: 00 test, 01 production (guide §3). */
export const environment = z.enum(["00", "01"]);

/**
 * Things that the ministry, or this installation's own key, may refuse; nothing is sent until they are put
 * right.
 */
export const refusedBy = z.enum(["credentials", "certificate", "key"]);

/**
 * The restaurant as its documents name it (guide §4), and the person responsible for its events; an unknown
 * text is empty.
 */
export const issuerFields = z.object({
  legalName: emptyOrName(taxpayerLengths.name),
  tradeName: emptyOrName(taxpayerLengths.tradeName),
  nit: emptyOrOfTaxpayer("nit"),
  nrc: emptyOrOfTaxpayer("nrc"),
  /** CAT-019; its exact words follow by themselves. */
  activityCode: emptyOrCode(6),
  /** From one large taxpayer another withholds nothing (guide §13). */
  isLargeTaxpayer: z.boolean().default(false),
  /** CAT-012, CAT-013, CAT-008. */
  department: singleLineText(2),
  municipality: singleLineText(2),
  district: singleLineText(2),
  complement: singleLineText(200),
  phone: emptyOrCode(taxpayerLengths.phone).refine(
    (typed) => typed === "" || typed.length >= 8,
    saying("phone_length"),
  ),
  email: emptyOrOfTaxpayer("email"),
  responsibleName: emptyOrName(100),
  /** CAT-022. */
  responsibleKind: z.enum(identityDocuments),
  /** Limit of the event of an invalidation; that of a contingency would take 25 characters (S22, S26). */
  responsibleNumber: emptyOrCode(20),
});
export type IssuerFields = z.output<typeof issuerFields>;

/** Shortest number that the event of a contingency bears (S22). */
const SHORTEST_NUMBER = 5;

function checkResponsible(
  { responsibleKind: kind, responsibleNumber: input }: IssuerFields,
  context: z.RefinementCtx,
): void {
  const reason = input === "" ? null : identityProblem(kind, input, { shortest: SHORTEST_NUMBER });
  if (reason !== null)
    context.addIssue({ code: "custom", path: ["responsibleNumber"], input, ...saying(reason) });
}

const gaps = z.array(z.enum(issuerGaps));

/** Documents and events that could not be signed with the present data, and why. */
const refused = z.array(
  z.object({
    kind: z.enum([...issuedTypes, ...taxEvents]),
    generation: z.enum(generations),
    problems: z.array(taxDocumentProblem),
  }),
);

export const readTaxIssuer = route({
  method: "GET",
  path: "/settings/tax-issuer",
  summary:
    "Who issues electronic tax documents, to which of the ministry's services, and what is missing until it can.",
  access: issuerAccess,
  response: z.object({
    issuer: issuerFields.extend({ version: editVersion }),
    /** Null: no electronic documents are made. */
    environment: environment.nullable(),
    missing: z.object({ "00": gaps, "01": gaps }),
    /** Problems that a dry run of every document and event finds, the reason of the gap `documents`. */
    refused: z.object({ "00": refused, "01": refused }),
  }),
});
export type TaxIssuer = z.output<typeof readTaxIssuer.response>;

export const setTaxIssuer = route({
  method: "POST",
  path: "/settings/tax-issuer",
  summary: "Sets who issues; once documents are made, nothing they need may be emptied.",
  access: issuerAccess,
  body: issuerFields.extend({ version: editVersion.optional() }).superRefine(checkResponsible),
  response: messageReply,
  errors: ["changed_meanwhile"],
});

export const setTaxEnvironment = route({
  method: "POST",
  path: "/settings/tax-issuer/environment",
  summary:
    "Begins or ends issuing, for test or in production; refused while something is missing, which the details name.",
  access: issuerAccess,
  body: z.object({ environment: environment.nullable() }),
  response: messageReply,
  errors: ["tax_issuer_incomplete"],
});

export const readIssuerStanding = route({
  method: "GET",
  path: "/settings/tax-issuer/standing",
  summary:
    "What stands in the way of issuing now: a certificate that ends, or credentials that the ministry refused.",
  access: { staff: actions["taxIssuer.watch"] },
  response: z.object({
    environment: environment.nullable(),
    /** Set for a certificate that ends within 30 days or has ended; null for one that holds. */
    certificateEnds: z.object({ at: instant, days: z.number().int().min(0) }).nullable(),
    /** Credential that the ministry refuses; nothing is sent until it is put right. */
    refused: refusedBy.nullable(),
  }),
});
export type IssuerStatus = z.output<typeof readIssuerStanding.response>;

export const readPartyTerms = route({
  method: "GET",
  path: "/settings/tax-issuer/party-terms",
  summary:
    "What the documents that are issued now ask of their other side: on which of them an address needs its district, and whether buyers may withhold.",
  // People who write documents by hand.
  access: { staff: [...new Set([...actions["invoice.byHand"], ...actions["purchase.excluded"]])] },
  response: z.object({
    /** Those of the newer generation, which takes no address without it (guide §4); none in a restaurant that issues none. */
    districtOn: z.array(z.enum(issuedTypes)),
    /** Not from a large taxpayer (guide §13). */
    mayWithhold: z.boolean(),
  }),
});
export type PartyTerms = z.output<typeof readPartyTerms.response>;
