import { useQuery } from "@tanstack/react-query";
import { useT } from "#platform/web/use-t.ts";
import { categoriesQuery } from "../menu-api.ts";
import { ChooseForMany } from "./choose-for-many.tsx";
import type { ManyDialogProps } from "./many-dialog-props.ts";

/** Moves many items into a category, or out of all. */
export function MoveDialog(props: ManyDialogProps) {
  const t = useT();
  const count = props.ids.length;
  return (
    <ChooseForMany
      {...props}
      title={t("menuItems.many.category_title", { count })}
      submitLabel={t("menuItems.many.category_submit", { count })}
      label={t("menuItems.category")}
      none={t("menuItems.no_category")}
      options={useQuery(categoriesQuery).data?.categories ?? []}
      changeTo={(categoryId) => ({ categoryId })}
    />
  );
}
