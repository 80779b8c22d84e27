import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { TaxStatus } from "../../contract/sending.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { contingencyDuty } from "../../domain/life/contingency.ts";
import { type DocumentState, isToMend } from "../../domain/life/document-state.ts";
import { isNoTrial } from "../is-no-trial.ts";
import { waitsForPerson } from "../waits-for-person.ts";

/** Reads the state of sending: what waits, what was refused, and which deadlines run (guide §20, §21). */
export function readStatus(ctx: StaffContext): Promise<TaxStatus> {
  return ctx.inTenant(async (tx) => {
    const settings = await tx.first(
      sqlOf.selectFrom("fiscal_settings").select("environment").where("tenant_id", "=", tx.tenantId),
    );
    // A restaurant that was never set up for issuing has no such row.
    const environment = settings?.environment ?? null;
    if (environment === null) return NOTHING;
    return {
      environment,
      halted: await haltOf(tx, environment),
      contingency: await lasting(tx, environment),
      ...(await counts(tx, environment)),
      duties: await dutiesOf(tx, environment, ctx.now),
    };
  });
}

const NOTHING: TaxStatus = {
  environment: null,
  halted: null,
  contingency: null,
  waiting: 0,
  rejected: 0,
  drafts: 0,
  duties: [],
};

async function haltOf(tx: Tx, environment: Environment): Promise<TaxStatus["halted"]> {
  const [row] = await tx.query<NonNullable<TaxStatus["halted"]>>({
    text: "select why, at from tax_halts where tenant_id = $1 and environment = $2",
    values: [tx.tenantId, environment],
  });
  return row ?? null;
}

async function lasting(tx: Tx, environment: Environment): Promise<TaxStatus["contingency"]> {
  const [row] = await tx.query<NonNullable<TaxStatus["contingency"]>>({
    text: `select c.kind, c.reason, c.began_at, c.declared_by is not null as is_declared,
        (select count(*)::int from tax_documents d where d.tenant_id = c.tenant_id and d.contingency_id = c.id
          and d.control_number is not null and ${NOT_AT_REST}) as documents
      from contingencies c where c.tenant_id = $1 and c.environment = $2 and c.ended_at is null`,
    values: [tx.tenantId, environment],
  });
  return row ?? null;
}

/** Condition of the index of waiting documents (migration 0072): a few beside years of sealed ones. */
const NOT_AT_REST = "d.state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated')";

async function counts(
  tx: Tx,
  environment: Environment,
): Promise<Pick<TaxStatus, "waiting" | "rejected" | "drafts">> {
  const [row] = await tx.query<Pick<TaxStatus, "waiting" | "rejected" | "drafts">>({
    text: `select count(*) filter (where not (${waitsForPerson("d")}) and d.kind <> 'contingency')::int as waiting,
        count(*) filter (where ${waitsForPerson("d")} and d.state = 'rejected')::int as rejected,
        count(*) filter (where ${waitsForPerson("d")} and d.state = 'draft')::int as drafts
      from tax_documents d where d.tenant_id = $1 and d.environment = $2 and ${isNoTrial("d")} and ${NOT_AT_REST}`,
    values: [tx.tenantId, environment],
  });
  return row ?? { waiting: 0, rejected: 0, drafts: 0 };
}

type Duty = TaxStatus["duties"][number];

interface DutyRow {
  readonly ended_at: Date;
  readonly event_sealed_at: Date | null;
  readonly documents: number;
  readonly event_state: DocumentState | null;
  readonly problems: NonNullable<Duty["refused"]>["problems"] | null;
  readonly words: NonNullable<Duty["refused"]>["words"];
}

/** Soonest first. */
async function dutiesOf(tx: Tx, environment: Environment, now: Date): Promise<TaxStatus["duties"]> {
  const rows = await tx.query<DutyRow>({
    text: `select c.ended_at, e.sealed_at as event_sealed_at, e.state as event_state, e.problems, e.words,
        count(*)::int as documents
      from tax_documents d join contingencies c on c.tenant_id = d.tenant_id and c.id = d.contingency_id
      left join tax_documents e on e.tenant_id = d.tenant_id and e.id = d.reported_in_id
      where d.tenant_id = $1 and d.environment = $2 and d.control_number is not null and ${isNoTrial("d")} and ${NOT_AT_REST}
        and c.ended_at is not null
      group by c.id, c.ended_at, e.id, e.sealed_at, e.state, e.problems, e.words`,
    values: [tx.tenantId, environment],
  });
  return rows
    .flatMap(({ ended_at: endedAt, event_sealed_at: eventSealedAt, documents, ...event }) => {
      const due = contingencyDuty({ endedAt, eventSealedAt, unsealed: documents }, now);
      const { duty, until, hoursLeft } = due;
      if (until === null || hoursLeft === null || (duty !== "report" && duty !== "send_documents")) return [];
      return [{ duty, until, hours_left: hoursLeft, documents, refused: refusalOf(event) }];
    })
    .toSorted((a, b) => a.until.getTime() - b.until.getTime());
}

const refusalOf = ({
  event_state: state,
  problems,
  words,
}: Pick<DutyRow, "event_state" | "problems" | "words">): Duty["refused"] => {
  if (state === null || !isToMend(state)) return null;
  return { problems: problems ?? [], words: state === "rejected" ? words : null };
};
