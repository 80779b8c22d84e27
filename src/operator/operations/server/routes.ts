import { tenantWords } from "#core/tenants/domain/tenant-words.ts";
import type { Deps } from "#platform/server/deps.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as announcements from "../contract/announcements.ts";
import * as health from "../contract/health.ts";
import * as lookIns from "../contract/look-ins.ts";
import * as queue from "../contract/queue.ts";
import {
  announcementsFor,
  newestAnnouncements,
  restaurantsNamed,
} from "./announcements/announcement-queries.ts";
import {
  addAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from "./announcements/write-announcements.ts";
import { healthOf } from "./health/health-queries.ts";
import { listTenantHealth } from "./health/read-health.ts";
import { beginLookIn } from "./look-ins/begin-look-in.ts";
import { endLooksHere, endOwnLookIn } from "./look-ins/end-own-look-in.ts";
import { listLookIns, readLookIn, supportAccess, supportLook } from "./look-ins/read-look-ins.ts";
import { setSupportAccess } from "./look-ins/set-support-access.ts";
import { readOperations } from "./queue/read-operations.ts";
import { giveUpJob, retryJob } from "./queue/settle-failed-job.ts";

/** What the operator of the platform needs beside the list of restaurants, and what restaurants see of it. */
export function operationsRoutes(on: Bind, deps: Deps): void {
  const { db } = deps;
  on(lookIns.beginLookIn, ({ ctx, body }) => beginLookIn(ctx, deps, body));
  on(lookIns.endLookIn, ({ ctx, body }) => endOwnLookIn(ctx, deps, body.look_in));
  on(lookIns.listLookIns, ({ query }) => listLookIns(db, query));
  on(lookIns.supportAccess, ({ ctx }) => supportAccess(ctx, db));
  on(lookIns.supportLook, ({ ctx }) => supportLook(ctx, db));
  on(lookIns.setSupportAccess, ({ ctx, body }) => setSupportAccess(ctx, deps, body.may_look));
  on(lookIns.endSupportLookIns, ({ ctx }) => endLooksHere(ctx, deps));
  on(lookIns.readLookIn, ({ ctx }) => readLookIn(ctx, db));
  on(health.listTenantHealth, ({ ctx, query }) => listTenantHealth(db, ctx.now, query));
  on(health.readTenantHealth, async ({ ctx, params }) => found(await healthOf(db, ctx.now, params.tenantId)));
  on(queue.readOperations, ({ ctx, query }) => readOperations(db, query, ctx.now));
  on(queue.retryJob, ({ ctx, body }) => retryJob(ctx, body.job));
  on(queue.giveUpJob, ({ ctx, body }) => giveUpJob(ctx, body.job));
  on(announcements.listAnnouncements, async ({ ctx }) => ({
    announcements: await newestAnnouncements(db),
    now: ctx.now,
  }));
  on(announcements.addAnnouncement, ({ ctx, body }) => addAnnouncement(ctx, body));
  on(announcements.updateAnnouncement, ({ ctx, params, body }) =>
    updateAnnouncement(ctx, params.announcement, body),
  );
  on(announcements.withdrawAnnouncement, ({ ctx, params }) => withdrawAnnouncement(ctx, params.announcement));
  on(announcements.findTenants, async ({ query }) => ({
    tenants: await restaurantsNamed(db, tenantWords(query.q)),
  }));
  on(announcements.readAnnouncements, async ({ ctx }) => ({
    announcements: await announcementsFor(db, ctx.tenantId, ctx.now),
  }));
}
