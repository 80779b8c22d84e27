import { type Sample, sample } from "#app/server/suites/sample.ts";
import { addAnnouncement, updateAnnouncement, withdrawAnnouncement } from "../contract/announcements.ts";
import { giveUpJob, retryJob } from "../contract/queue.ts";
import {
  beginSupportVisit,
  endSupportVisit,
  endSupportVisits,
  setSupportAccess,
} from "../contract/support-visits.ts";
import { inTodaysLanguages } from "../domain/announcement-texts.ts";

const announcement = {
  texts: inTodaysLanguages({ es: "El domingo hay mantenimiento", en: "There is maintenance on Sunday" }),
  tone: "info",
  from_at: "2026-01-01T06:00:00.000Z",
  until_at: "2199-01-02T06:00:00.000Z",
  tenant_ids: null,
  standing: "all",
} as const;

export const operationsSamples: readonly Sample[] = [
  sample(beginSupportVisit)(() => ({
    body: { tenant_id: 1, reason: "No imprime la comanda de la barra", minutes: 15 },
  })),
  sample(endSupportVisit)(() => ({ body: { look_in: 1 } })),
  sample(setSupportAccess)(() => ({ body: { may_look: false } })),
  sample(endSupportVisits)(() => ({})),
  sample(retryJob)(() => ({ body: { job: 1 } })),
  sample(giveUpJob)(() => ({ body: { job: 1 } })),
  sample(addAnnouncement)(() => ({ body: announcement })),
  sample(updateAnnouncement)(() => ({ params: { announcement: 1 }, body: announcement })),
  sample(withdrawAnnouncement)(() => ({ params: { announcement: 1 } })),
];
