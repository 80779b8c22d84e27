import { cleanUp } from "./features/auth/clean-up.ts";
import { mailResetLink } from "./features/auth/mail-reset-link.ts";
import { makeDataExport } from "./features/data-exports/making/make-export.ts";
import { sweepDataExports } from "./features/data-exports/sweep-exports.ts";
import { dropUnusedPictures } from "./features/files/drop-unused-pictures.ts";
import { sumHealth } from "./features/operations/health/sum-health.ts";
import { endLookInsInTime } from "./features/operations/look-ins/end-look-ins-job.ts";
import { endForgottenOrders } from "./features/orders/closing/end-forgotten-orders.ts";
import { mailDaySummaries } from "./features/reports/mail/mail-day-summaries.ts";
import { publishNewsOfTenants } from "./features/reports/platform/publish-news.ts";
import { sumPlatformDays } from "./features/reports/platform/sum-platform-days.ts";
import { sumReportDays } from "./features/reports/sum-report-days.ts";
import { mailReservation } from "./features/reservations/guests/mail-reservation.ts";
import { mailSignUp } from "./features/sign-up/mail-sign-up.ts";
import { sweepSignUps } from "./features/sign-up/sweep-sign-ups.ts";
import { mailWhatRunsOut } from "./features/stock-alerts/mail-what-runs-out.ts";
import { closeCheckoutsJob } from "./features/subscription/cards/close-checkouts.ts";
import { endCardJob } from "./features/subscription/cards/end-card.ts";
import { readCardJob } from "./features/subscription/cards/read-card-job.ts";
import { tendSubscriptions } from "./features/subscription/reminders/tend-subscriptions.ts";
import { compareEveryNight } from "./features/tax-books/comparing/compare-every-night.ts";
import { deliverTaxDocument } from "./features/tax-delivery/mailing/deliver-tax-document.ts";
import { makeTestDocuments } from "./features/tax-documents/certification/make-test-documents.ts";
import { sweepTaxDocuments } from "./features/tax-documents/contingency/sweep-tax-documents.ts";
import { tendContingency } from "./features/tax-documents/contingency/tend-contingency.ts";
import { followForgotten, followTaxDocument } from "./features/tax-documents/corrections/follow-document.ts";
import { sendTaxDocument } from "./features/tax-documents/sending/send-tax-document.ts";
import { mailCertificateEnd } from "./features/tax-issuer/mail-certificate-end.ts";
import { cardOfDeletionJob } from "./features/tenant-deletion/card-of-deletion.ts";
import { dropKeptDocuments } from "./features/tenant-deletion/kept/drop-kept-documents.ts";
import { tellAdminsJob } from "./features/tenant-deletion/tell-admins.ts";
import { tendTenantDeletions } from "./features/tenant-deletion/tend-deletions.ts";
import { sendWebhooks, sendWebhooksSlowly } from "./features/webhooks/sending/send-webhooks.ts";
import { dropOldWebhooks, sweepWebhooks } from "./features/webhooks/sending/sweep-webhooks.ts";
import { tidyWebhook } from "./features/webhooks/tidying/tidy-webhook.ts";
import { noteActJob } from "./platform/audit/note-act-at-tenant.ts";
import type { JobDefinition } from "./platform/jobs/jobs.ts";
import { sendMail } from "./platform/mail/send-mail.ts";

/** Every job the worker runs. A definition that is not here is never run. */
export const jobs: readonly JobDefinition[] = [
  sendMail,
  noteActJob,
  sendTaxDocument,
  followTaxDocument,
  followForgotten,
  tendContingency,
  sweepTaxDocuments,
  deliverTaxDocument,
  makeTestDocuments,
  mailResetLink,
  mailSignUp,
  mailReservation,
  cleanUp,
  sweepSignUps,
  dropUnusedPictures,
  makeDataExport,
  sweepDataExports,
  tendTenantDeletions,
  cardOfDeletionJob,
  tellAdminsJob,
  dropKeptDocuments,
  endForgottenOrders,
  mailWhatRunsOut,
  mailCertificateEnd,
  compareEveryNight,
  sumReportDays,
  mailDaySummaries,
  publishNewsOfTenants,
  sumPlatformDays,
  closeCheckoutsJob,
  readCardJob,
  endCardJob,
  tendSubscriptions,
  sendWebhooks,
  sendWebhooksSlowly,
  sweepWebhooks,
  dropOldWebhooks,
  tidyWebhook,
  endLookInsInTime,
  sumHealth,
];
