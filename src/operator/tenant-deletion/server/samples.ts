import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { deleteTenant, keepTenant } from "../contract/deletions.ts";

const NAME = "Por eliminar";

/** A restaurant beside the world's own, which the other calls need. */
const aRestaurant = ({ small, server }: World) =>
  createTenant(server.db, { name: NAME, email: `eliminar-${small.tenantId}@lacasa.example` });

export const tenantDeletionSamples: readonly Sample[] = [
  sample(deleteTenant)(async (world) => ({ params: { id: await aRestaurant(world) }, body: { name: NAME } })),
  sample(keepTenant)(async (world) => {
    const id = await aRestaurant(world);
    await world.server.db.directory(
      `insert into tenant_deletions (tenant_id, name, was_active, asked_at, asked_by, asked_by_name, due_at)
       values ($1, $2, true, now(), 1, 'Operadora', now() + interval '30 days')`,
      [id, NAME],
    );
    return { params: { id } };
  }),
];
