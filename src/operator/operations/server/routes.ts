import { tenantWords } from "#core/tenants/domain/tenant-words.ts";
import type { Deps } from "#platform/server/deps.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as announcements from "../contract/announcements.ts";
import * as health from "../contract/health.ts";
import * as queue from "../contract/queue.ts";
import * as visits from "../contract/support-visits.ts";
import {
  addAnnouncement,
  announcementsFor,
  newestAnnouncements,
  restaurantsNamed,
  updateAnnouncement,
  withdrawAnnouncement,
} from "./announcements/announcements.ts";
import { healthOf, listTenantHealth } from "./health/health-queries.ts";
import { giveUpJob, readOperations, retryJob } from "./queue/queue.ts";
import {
  allSupportVisits,
  beginVisit,
  currentSupportVisit,
  endOwnVisit,
  endVisitsHere,
  readCurrentVisit,
  setSupportAccess,
  supportAccess,
} from "./support-visits/support-visits.ts";

/** The operator's view of all restaurants and of the worker, announcements, and support visits. */
export function operationsRoutes(on: Bind, deps: Deps): void {
  const { db } = deps;
  on(visits.beginSupportVisit, ({ ctx, body }) => beginVisit(ctx, deps, body));
  on(visits.endSupportVisit, ({ ctx, body }) => endOwnVisit(ctx, deps, body.look_in));
  on(visits.listSupportVisits, ({ query }) => allSupportVisits(db, query));
  on(visits.supportAccess, ({ ctx }) => supportAccess(ctx, db));
  on(visits.supportVisitEnd, ({ ctx }) => readCurrentVisit(ctx, db));
  on(visits.setSupportAccess, ({ ctx, body }) => setSupportAccess(ctx, deps, body.may_look));
  on(visits.endSupportVisits, ({ ctx }) => endVisitsHere(ctx, deps));
  on(visits.readSupportVisit, ({ ctx }) => currentSupportVisit(ctx, db));
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
