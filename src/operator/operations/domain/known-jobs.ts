/**
 * All jobs of the worker, with the cron line (UTC) of those that run by the clock. A test keeps the list
 * equal to the worker's own.
 */
export const knownJobs = {
  "send-mail": null,
  "note-act-at-tenant": null,
  "send-tax-document": null,
  "follow-tax-document": null,
  "follow-forgotten-documents": "41 * * * *",
  "tend-contingency": null,
  "sweep-tax-documents": "*/5 * * * *",
  "release-document-claims": null,
  "deliver-tax-document": null,
  "make-test-documents": null,
  "mail-reset-link": null,
  "mail-sign-up": null,
  "mail-reservation": null,
  "mail-low-feedback": null,
  "clean-up": "17 * * * *",
  "sweep-sign-ups": "43 * * * *",
  "drop-unused-pictures": "47 * * * *",
  "make-data-export": null,
  "sweep-data-exports": "*/15 * * * *",
  "tend-tenant-deletions": "*/10 * * * *",
  "card-of-deletion": null,
  "tell-tenant-of-deletion": null,
  "drop-kept-documents": "20 9 * * *",
  "end-forgotten-orders": "2 * * * *",
  "mail-what-runs-out": "5 * * * *",
  "mail-certificate-end": "10 14 * * *",
  "compare-tax-documents": "25 * * * *",
  "sum-report-days": "27 * * * *",
  "mail-day-summaries": "*/10 * * * *",
  "publish-news": "*/5 * * * *",
  "sum-platform-days": "3,8,13,18,23,28,33,38,43,48,53,58 * * * *",
  "read-card": null,
  "end-card": null,
  "close-checkouts": null,
  "tend-subscriptions": "20 13 * * *",
  "send-webhooks": null,
  "tidy-webhook": null,
  "send-webhooks-slowly": null,
  "sweep-webhooks": "*/5 * * * *",
  "drop-old-webhooks": "20 9 * * *",
  "end-look-ins": "* * * * *",
  "sum-tenant-health": "12,42 * * * *",
} as const satisfies Readonly<Record<string, string | null>>;
export type KnownJob = keyof typeof knownJobs;

/** Tells whether a job has a name in words; a waiting job of an older version may have none. */
export function isKnownJob(name: string): name is KnownJob {
  return Object.hasOwn(knownJobs, name);
}
