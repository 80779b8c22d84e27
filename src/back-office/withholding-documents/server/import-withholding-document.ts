import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  importWithholdingDocument as definition,
  WithholdingFacts,
} from "../contract/withholding-documents.ts";
import { knownDocument } from "./known-document.ts";
import { factsOf, ownershipOf, type ReadWithholding, readWithholding } from "./read-withholding.ts";

const packed = promisify(gzip);

/** Most documents that one names: the lines of its schema. */
const RELATED_MAX = 500;

/**
 * Keeps a document, which is read and checked again. A document counts once: of two who import it at the same moment the second
 * waits for the first and is told (`withholding_document_known`).
 */
export async function importWithholdingDocument(
  ctx: StaffContext,
  { dte }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const read = readWithholding(dte, ctx.say);
  const bytes = Buffer.from(read.text, "utf8");
  const original = await packed(bytes);
  return ctx.inTenant(async (tx) => {
    const { isOwn } = await ownershipOf(tx, read.document);
    const facts = factsOf(read.document, isOwn, ctx.say);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const id = await insertDocument(tx, ctx, { read, facts, isOwn, sha256, original });
    if (id === undefined) throw await refusedAsKnown(tx, facts.generation_code);
    await recordAudit(tx, ctx, [
      {
        action: "withholding_document.imported",
        subject: "withholding_document",
        subjectId: id,
        before: null,
        after: { title: facts.party_name, kind: facts.type_name, amount: facts.amount },
      },
    ]);
    return {
      message: ctx.say("withholdingDocuments.reply.imported", {
        list: ctx.say(`withholdingDocuments.lists.${facts.list}`),
      }),
      id,
      list: facts.list,
      issued_on: facts.issued_on,
    };
  });
}

interface DocumentToKeep {
  readonly read: ReadWithholding;
  readonly facts: WithholdingFacts;
  readonly isOwn: boolean;
  readonly sha256: string;
  readonly original: Buffer;
}

/** Inserts the document; undefined when it is there already. */
async function insertDocument(
  tx: Tx,
  { now, userId }: StaffContext,
  { read, facts, isOwn, sha256, original }: DocumentToKeep,
) {
  const { version, isTest, relatedTo } = read.document;
  const inserted = await tx.first(
    sqlOf
      .insertInto("withholding_documents")
      .values({
        tenant_id: tx.tenantId,
        kind: facts.type,
        is_own: isOwn,
        generation_code: facts.generation_code,
        version: version !== null && Number.isInteger(version) && Math.abs(version) < 1000 ? version : null,
        is_test: isTest,
        control_number: facts.control_number,
        seal: facts.seal,
        issued_on: facts.issued_on,
        party_name: facts.party_name,
        party_nit: facts.party_nit,
        party_nrc: facts.party_nrc,
        base_cents: facts.base,
        amount_cents: facts.amount,
        other_base_cents: facts.other_base,
        other_amount_cents: facts.other_amount,
        taxed_cents: facts.taxed,
        untaxed_cents: facts.untaxed,
        vat_cents: facts.vat,
        commission_cents: facts.commission,
        commission_vat_cents: facts.commission_vat,
        paid_cents: facts.paid,
        related_to: relatedTo.slice(0, RELATED_MAX),
        sha256,
        original,
        created_at: now,
        created_by: userId,
      })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "generation_code"]).where("removed_at", "is", null).doNothing(),
      )
      .returning("id"),
  );
  return inserted?.id;
}

async function refusedAsKnown(tx: Tx, generationCode: string): Promise<AppError> {
  const known = required(await knownDocument(tx, generationCode), "the document that was there");
  return new AppError("withholding_document_known", {
    details: { id: known.id, by: known.by },
  });
}
