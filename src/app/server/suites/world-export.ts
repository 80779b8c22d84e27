import type { SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { TestServer } from "../testing/test-server.ts";

/** An export that can be saved. */
export async function aReadyExport({ db, deps }: TestServer, { tenantId }: SmallRestaurant): Promise<number> {
  const [made] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: `with made as (
          insert into data_exports (tenant_id, cause, state, language, asked_at, finished_at, keep_until, attempt, pieces, bytes)
          values ($1, 'owner', 'ready', 'es', $2, $2, $2::timestamptz + interval '7 days', 1, 1, 1) returning id
        ), filled as (
          insert into data_export_pieces (tenant_id, export_id, attempt, no, bytes) select $1, id, 1, 1, 'z' from made
        )
        select id from made`,
      values: [tenantId, deps.clock()],
    }),
  );
  return required(made, "an export").id;
}
