import { mailLowStock } from "#back-office/stock-alerts/server/mail-low-stock.ts";
import { compareEveryNight } from "#back-office/tax-books/server/comparing/compare-every-night.ts";
import { cleanUp } from "#core/auth/server/clean-up.ts";
import { mailResetLink } from "#core/auth/server/reset-password.ts";
import { dropUnusedPictures } from "#core/files/server/drop-unused-pictures.ts";
import { shownPictures } from "#menu/menu/server/items/shown-pictures.ts";
import { makeDataExport } from "#operator/data-exports/server/making/make-export.ts";
import { sweepDataExports } from "#operator/data-exports/server/sweep-exports.ts";
import { sumHealth } from "#operator/operations/server/health/sum-health.ts";
import { endVisitsInTime } from "#operator/operations/server/support-visits/support-visits.ts";
import { mailSignUp } from "#operator/sign-up/server/mail-sign-up.ts";
import { sweepSignUps } from "#operator/sign-up/server/sweep-sign-ups.ts";
import { closeCheckoutsJob } from "#operator/subscription/server/cards/checkout.ts";
import { endCardJob } from "#operator/subscription/server/cards/end-card.ts";
import { readCardJob } from "#operator/subscription/server/cards/read-card-job.ts";
import { maintainSubscriptions } from "#operator/subscription/server/reminders/maintain-subscriptions.ts";
import { cardOfDeletionJob } from "#operator/tenant-deletion/server/card-of-deletion.ts";
import { dropKeptDocuments } from "#operator/tenant-deletion/server/kept/drop-kept-documents.ts";
import { notifyAdminsJob } from "#operator/tenant-deletion/server/notify-admins.ts";
import { processDeletions } from "#operator/tenant-deletion/server/process-deletions.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { noteActionJob } from "#platform/server/audit/note-action-at-tenant.ts";
import type { JobDefinition } from "#platform/server/jobs/jobs.ts";
import {
  sendWebhooks,
  sendWebhooksSlowly,
} from "#reporting/integrations/server/webhooks/sending/send-webhooks.ts";
import {
  dropOldWebhooks,
  sweepWebhooks,
} from "#reporting/integrations/server/webhooks/sending/sweep-webhooks.ts";
import { tidyWebhook } from "#reporting/integrations/server/webhooks/tidying/tidy-webhook.ts";
import { mailDaySummaries } from "#reporting/reports/server/mail/mail-day-summaries.ts";
import { publishNewsOfTenants, sumPlatformDays } from "#reporting/reports/server/platform/platform-jobs.ts";
import { sumReportDays } from "#reporting/reports/server/sum-days.ts";
import { mailLowFeedback } from "#service/feedback/server/mail-low-feedback.ts";
import { endForgottenOrders } from "#service/orders/server/closing/end-forgotten-orders.ts";
import { mailReservation } from "#service/reservations/server/guests/mail-reservation.ts";
import { deliverTaxDocument } from "#tax/tax-delivery/server/mailing/deliver-tax-document.ts";
import { makeTestDocuments } from "#tax/tax-documents/server/certification/make-test-documents.ts";
import { sweepTaxDocuments } from "#tax/tax-documents/server/contingency/sweep-tax-documents.ts";
import { watchContingency } from "#tax/tax-documents/server/contingency/watch-contingency.ts";
import { followForgotten, followTaxDocument } from "#tax/tax-documents/server/corrections/follow-document.ts";
import { releaseClaims } from "#tax/tax-documents/server/sending/release-claims.ts";
import { sendTaxDocument } from "#tax/tax-documents/server/sending/send-document.ts";
import { mailCertificateEnd } from "#tax/tax-issuer/server/mail-certificate-end.ts";

/** Every job the worker runs. A definition that is not here is never run. */
export const jobs: readonly JobDefinition[] = [
  sendMail,
  noteActionJob,
  sendTaxDocument,
  followTaxDocument,
  followForgotten,
  watchContingency,
  sweepTaxDocuments,
  releaseClaims,
  deliverTaxDocument,
  makeTestDocuments,
  mailResetLink,
  mailSignUp,
  mailReservation,
  cleanUp,
  sweepSignUps,
  dropUnusedPictures(shownPictures),
  makeDataExport,
  sweepDataExports,
  processDeletions,
  cardOfDeletionJob,
  notifyAdminsJob,
  dropKeptDocuments,
  endForgottenOrders,
  mailLowStock,
  mailLowFeedback,
  mailCertificateEnd,
  compareEveryNight,
  sumReportDays,
  mailDaySummaries,
  publishNewsOfTenants,
  sumPlatformDays,
  closeCheckoutsJob,
  readCardJob,
  endCardJob,
  maintainSubscriptions,
  sendWebhooks,
  sendWebhooksSlowly,
  sweepWebhooks,
  dropOldWebhooks,
  tidyWebhook,
  endVisitsInTime,
  sumHealth,
];
