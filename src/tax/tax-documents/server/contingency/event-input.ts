import type { ContingencyId, TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Person } from "../../domain/issue/parties.ts";
import { issuedTypes } from "../../domain/shape/generation.ts";
import type { KeptEvent } from "../document-input.ts";
import type { Issuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import { contingencyOf } from "./contingency-queries.ts";

/** A contingency that has ended. */
export interface EndedContingency {
  readonly id: ContingencyId;
  readonly beganAt: Date;
  readonly endedAt: Date;
}

/** A document that an event names. */
export interface NamedDocument {
  readonly id: TaxDocumentId;
  readonly kind: string;
  readonly generation_code: string;
  readonly made_at: Date;
}

/**
 * What the event of a contingency says (guide §21). It lasted from the first to the last of its documents at least: one that was on its
 * way when the contingency was entered, or being paid when it ended, is of it too.
 */
export async function eventInput(
  tx: Tx,
  { contingency, issuer, documents }: ReportedContingency,
): Promise<KeptEvent> {
  const times = documents.map(({ made_at: at }) => at.getTime());
  return {
    type: "contingency",
    issuer,
    responsible: await responsible(tx),
    cause: (await contingencyOf(tx, contingency.id)).cause,
    began: localMoment(new Date(Math.min(contingency.beganAt.getTime(), ...times))),
    ended: localMoment(new Date(Math.max(contingency.endedAt.getTime(), ...times))),
    documents: documents.map(({ kind, generation_code: generationCode }) => ({
      type: required(
        issuedTypes.find((type) => type === kind),
        "the type of a document",
      ),
      generationCode,
    })),
  };
}

interface ReportedContingency extends Pick<Issuing, "issuer"> {
  readonly contingency: EndedContingency;
  readonly documents: readonly NamedDocument[];
}

/** Who answers for an event; what is missing is refused by the schema, and told to a person. */
async function responsible(tx: Tx): Promise<Person> {
  const row = await tx.one(
    sqlOf
      .selectFrom("fiscal_settings")
      .select(["responsible_name", "responsible_doc_type", "responsible_doc_number"])
      .where("tenant_id", "=", tx.tenantId),
  );
  return {
    name: row.responsible_name ?? "",
    identity: { kind: row.responsible_doc_type ?? "", number: row.responsible_doc_number ?? "" },
  };
}
