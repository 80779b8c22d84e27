import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listUnsealed as definition, UnsealedDocument } from "../../contract/closing.ts";
import { hoursLeft, type UnsealedState, unsealedReason } from "../../domain/closing-check.ts";
import { bookMonth, monthValues, OF_MONTH } from "../books/book-sources.ts";

interface UnsealedRow extends Omit<UnsealedDocument, "why" | "hours_left"> {
  readonly id: TaxDocumentId;
  readonly state: UnsealedState;
  readonly made_at: Date;
  readonly is_of_contingency: boolean;
  readonly ended_at: Date | null;
  readonly event_sealed_at: Date | null;
}

/** Unsealed documents of a month that still need something: a few beside years of sealed ones. */
const unsealedDocuments = listSource<UnsealedRow>()({
  id: "d.id",
  from: "tax_documents d",
  where: `${OF_MONTH} and d.state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated')
    and d.kind in ('01', '03', '05', '06', '14')`,
  sorts: {
    day: {
      by: "d.issued_on",
      type: "date",
      index: { fewRows: "what has no seal yet is looked at by its own index" },
    },
  },
  columns: columnsOf<UnsealedRow>({
    id: "d.id",
    day: "d.issued_on",
    kind: "d.kind",
    control_number: "d.control_number",
    party_name: "d.party_name",
    total: "d.total_cents",
    words: "d.words ->> 'description'",
    problems: "coalesce(jsonb_array_length(d.problems), 0)",
    state: "d.state",
    made_at: "d.made_at",
    is_of_contingency: "d.contingency_id is not null",
    ended_at: "c.ended_at",
    event_sealed_at: "e.sealed_at",
  }),
  details: `cross join lateral (select * from tax_documents where tenant_id = $1 and id = page.id offset 0) d
    left join contingencies c on c.tenant_id = $1 and c.id = d.contingency_id
    left join lateral (select max(sealed_at) as sealed_at from tax_documents
      where tenant_id = $1 and contingency_id = d.contingency_id and kind = 'contingency') e on true`,
});

/** Returns a page of the unsealed documents, each with its reason and the hours left. */
export function listUnsealed(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    const page = await readList(tx, unsealedDocuments, monthValues(tx, month), query);
    return { ...page, rows: page.rows.map((row) => viewOf(row, ctx.now)), currency: month.currency };
  });
}

function viewOf(row: UnsealedRow, now: Date): UnsealedDocument {
  const { state, made_at, is_of_contingency, ended_at, event_sealed_at, ...shown } = row;
  const document = { state, madeAt: made_at, isOfContingency: is_of_contingency };
  return {
    ...shown,
    why: unsealedReason(state),
    hours_left: hoursLeft({ ...document, endedAt: ended_at, eventSealedAt: event_sealed_at }, now),
  };
}
