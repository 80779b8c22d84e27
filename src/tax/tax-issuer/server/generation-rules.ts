import { documentProblemText } from "#app/words/document-problem-text.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { taxDocumentKinds } from "#tax/tax-documents/contract/document-state.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { invalidationTextOf } from "#tax/tax-documents/domain/life/invalidation-window.ts";
import { generationFor, type IssuedType, issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import type { KindOfGeneration } from "#tax/tax-documents/server/dry-run.ts";
import type {
  listGenerationRules,
  removeGenerationRule,
  setGenerationRules,
} from "../contract/generation-rules.ts";
import { environment as environments, type PartyTerms } from "../contract/issuer.ts";
import { refusedOf, todayOf } from "./dry-run-issuer.ts";
import { fieldsOf, readIssuer } from "./issuer-queries.ts";

/**
 * Lists the generation of today and every rule with its first day; without rules the older generation holds
 * (guide §1).
 */
export function listRules(ctx: StaffContext): Promise<ResponseOf<typeof listGenerationRules>> {
  return ctx.inTenant(async (tx) => {
    const today = todayOf(ctx);
    const rules = await selectRules(tx);
    const begun = rules.map(({ fromDay: from, ...rule }) => ({ ...rule, from }));
    const now = environments.options.flatMap((environment) =>
      taxDocumentKinds.map((kind) => ({
        kind,
        environment,
        generation: generationFor(begun, { kind, environment, day: today }),
      })),
    );
    const invalidationText = invalidationTextOf((await readIssuer(tx))?.invalidation_text);
    return { today, now, rules, invalidationText };
  });
}

/** Reads what documents of today ask of the other party. */
export function readPartyTerms(ctx: StaffContext): Promise<PartyTerms> {
  return ctx.inTenant(async (tx) => {
    const issuer = await readIssuer(tx);
    const environment = issuer?.environment ?? null;
    const begun = (await selectRules(tx)).map(({ fromDay: from, ...rule }) => ({ ...rule, from }));
    const day = todayOf(ctx);
    const isNewer = (kind: IssuedType) =>
      environment !== null && generationFor(begun, { kind, environment, day }) === "2026-07";
    return { districtOn: issuedTypes.filter(isNewer), mayWithhold: !issuer?.is_large_taxpayer };
  });
}

/** Sets the first day of a generation for kinds of documents; replaces an earlier rule of that day. */
export function setRules(
  ctx: StaffContext,
  { kinds, environment, fromDay, generation }: BodyOf<typeof setGenerationRules>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await refuseUnsigned(tx, ctx, { environment, kinds: kinds.map((kind) => ({ kind, generation })) });
    await tx.query({
      text: `insert into generation_rules (tenant_id, kind, environment, from_day, generation)
        select $1, kind, $3, $4, $5 from unnest($2::text[]) as kind
        on conflict (tenant_id, kind, environment, from_day) do update set generation = excluded.generation`,
      values: [tx.tenantId, kinds, environment, fromDay, generation],
    });
    await record(tx, ctx, { before: null, after: { environment, kinds, date: fromDay, generation } });
    return { message: ctx.say("taxIssuer.reply.rule_saved") };
  });
}

/** Refuses a generation in which the restaurant, as it is set up, could not have one of the kinds signed. */
async function refuseUnsigned(
  tx: Tx,
  { now, say }: StaffContext,
  of: { readonly environment: Environment; readonly kinds: readonly KindOfGeneration[] },
): Promise<void> {
  const [refused] = await refusedOf(tx, fieldsOf(await readIssuer(tx)), { ...of, now });
  const problem = refused?.problems[0];
  if (refused === undefined || problem === undefined) return;
  throw new AppError("tax_generation_refused", {
    details: { document: say(`taxIssuer.kind.${refused.kind}`), problem: documentProblemText(problem, say) },
  });
}

/** Removes a rule; documents that exist keep their generation. */
export function removeRule(
  ctx: StaffContext,
  { kind, environment, fromDay }: BodyOf<typeof removeGenerationRule>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const removed = await tx.run(
      sqlOf
        .deleteFrom("generation_rules")
        .where("tenant_id", "=", tx.tenantId)
        .where("kind", "=", kind)
        .where("environment", "=", environment)
        .where("from_day", "=", fromDay),
    );
    if (removed === 0) throw new AppError("not_found");
    await record(tx, ctx, { before: { environment, kinds: [kind], date: fromDay }, after: null });
    return { message: ctx.say("taxIssuer.reply.rule_removed") };
  });
}

async function selectRules(tx: Tx) {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("generation_rules")
      .select(["kind", "environment", "from_day", "generation"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("from_day", "desc")
      .orderBy("environment")
      .orderBy("kind"),
  );
  return rows.map(({ from_day: fromDay, ...rule }) => ({ ...rule, fromDay }));
}

const record = (
  tx: Tx,
  ctx: StaffContext,
  values: { readonly before: Readonly<Record<string, unknown>> | null; readonly after: object | null },
) =>
  recordAudit(tx, ctx, [
    { action: "tax_issuer.generation_set", subject: "tax_issuer", subjectId: ctx.tenantId, ...values },
  ]);
