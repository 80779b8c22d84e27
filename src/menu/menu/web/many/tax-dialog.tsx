import { useQuery } from "@tanstack/react-query";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { ChooseForMany } from "./choose-for-many.tsx";
import type { ManyDialogProps } from "./many-dialog-props.ts";

/** Gives many items a tax, or none. */
export function TaxDialog(props: ManyDialogProps) {
  const t = useT();
  const count = props.ids.length;
  return (
    <ChooseForMany
      {...props}
      title={t("menuItems.many.tax_title", { count })}
      submitLabel={t("menuItems.many.tax_submit", { count })}
      label={t("menuItems.tax")}
      none={t("menuItems.no_tax")}
      options={useQuery(taxesQuery).data?.taxes ?? []}
      changeTo={(taxId) => ({ taxId })}
    />
  );
}
