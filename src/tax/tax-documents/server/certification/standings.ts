import type { Tx } from "#platform/server/db/tx.ts";
import type { KindStanding } from "../../domain/certification.ts";

/**
 * What the ministry's test service sealed of each kind, and what is on its way there. A contingency waits from its beginning, before
 * there is an event of it.
 */
export const readStandings = (tx: Tx): Promise<KindStanding[]> =>
  tx.query<KindStanding>({
    text: `select kind, sum(done)::int as done, sum(waiting)::int as waiting from (
        select kind, count(*) as done, 0 as waiting from tax_documents
          where tenant_id = $1 and environment = '00' and seal is not null group by kind
        union all
        select kind, 0, count(*) from tax_documents
          where tenant_id = $1 and environment = '00' and state in ('generated', 'signed', 'contingency', 'sent') group by kind
        union all
        select 'contingency', 0, count(distinct d.contingency_id) from tax_documents d
          where d.tenant_id = $1 and d.is_trial and d.contingency_id is not null and d.reported_in_id is null
            and d.control_number is not null and d.state in ('generated', 'contingency')
      ) counted group by kind`,
    values: [tx.tenantId],
  });
