import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { previewWithholdingDocument as definition } from "../contract/withholding-documents.ts";
import { knownDocument } from "./known-document.ts";
import { factsOf, ownershipOf, readWithholding, warningsOf } from "./read-withholding.ts";

/** Returns what a document says and what is odd about it; stores nothing. */
export function previewWithholdingDocument(
  ctx: StaffContext,
  { dte }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const read = readWithholding(dte, ctx.say);
  return ctx.inTenant(async (tx) => {
    const owned = await ownershipOf(tx, read.document);
    return {
      document: factsOf(read.document, owned.isOwn, ctx.say),
      currency: (await readSettings(tx, ctx.now)).currency,
      warnings: await warningsOf(tx, ctx, read, owned),
      known: await knownDocument(tx, read.document.generationCode),
    };
  });
}
