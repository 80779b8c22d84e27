import type { Translate } from "#platform/web/i18n.ts";

/** A dish with its variant, if it has one. */
export function dishText(title: string, variant: string | null, t: Translate): string {
  return variant === null ? title : t("kitchen.line.dish", { title, variant });
}
