import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { allDifferent, day, messageReply } from "#platform/contract/wire.ts";
import { taxDocumentKind } from "#tax/tax-documents/contract/document-state.ts";
import { invalidationTexts } from "#tax/tax-documents/domain/life/invalidation-window.ts";
import { generations } from "#tax/tax-documents/domain/shape/generation.ts";
import { environment, issuerAccess } from "./issuer.ts";

const rule = z.object({
  kind: taxDocumentKind,
  environment,
  /** First day of issue, El Salvador's. */
  fromDay: day,
  generation: z.enum(generations),
});
export type GenerationRuleView = z.output<typeof rule>;

export const listGenerationRules = route({
  method: "GET",
  path: "/settings/tax-issuer/generations",
  summary:
    "Which generation of schemas holds today for each kind of document, from which day another one does, and whose limits of invalidation hold.",
  access: issuerAccess,
  response: z.object({
    today: day,
    now: z.array(rule.omit({ fromDay: true })),
    rules: z.array(rule),
    invalidationText: z.enum(invalidationTexts),
  }),
});

export const setInvalidationText = route({
  method: "PUT",
  path: "/settings/tax-issuer/invalidation-text",
  summary: "Sets which official text says until when a document can surely be invalidated.",
  access: issuerAccess,
  body: z.object({ invalidationText: z.enum(invalidationTexts) }),
  response: messageReply,
});

export const setGenerationRules = route({
  method: "POST",
  path: "/settings/tax-issuer/generations",
  summary:
    "Sets from which day kinds of documents are of a generation; documents that exist keep theirs. Refused while one could not be signed in it.",
  access: issuerAccess,
  body: rule.omit({ kind: true }).extend({ kinds: z.array(taxDocumentKind).min(1).refine(allDifferent) }),
  response: messageReply,
  errors: ["tax_generation_refused"],
});

export const removeGenerationRule = route({
  method: "POST",
  path: "/settings/tax-issuer/generations/remove",
  summary: "Removes a rule: what held before it holds on.",
  access: issuerAccess,
  body: rule.omit({ generation: true }),
  response: messageReply,
  errors: ["not_found"],
});
