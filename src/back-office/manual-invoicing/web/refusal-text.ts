import { t } from "#platform/web/i18n.ts";

/** What keeps a form from being sent, in the words and the order of the specification (back-office §5). */
export function refusalText(fields: readonly string[]): string {
  if (fields.includes("customerData.name")) return t("manualInvoicing.refusal.name");
  if (fields.some((field) => field.startsWith("seller."))) return t("manualInvoicing.refusal.field");
  if (fields.includes("items")) return t("manualInvoicing.refusal.no_items");
  const places = fields.flatMap((field) => /^items\.(\d+)\./.exec(field)?.[1] ?? []);
  if (places.length > 0)
    return t("manualInvoicing.refusal.item", { no: Math.min(...places.map(Number)) + 1 });
  if (fields.includes("paymentTypeId")) return t("manualInvoicing.refusal.payment");
  return t("manualInvoicing.refusal.field");
}
