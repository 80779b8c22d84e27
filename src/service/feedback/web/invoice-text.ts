import type { Translate } from "#platform/web/i18n.ts";

/** Names the invoice of an answer as lists of invoices do. */
export const invoiceText = (no: number | null, t: Translate): string =>
  no === null ? t("feedback.none") : t("common.number_of", { no });
