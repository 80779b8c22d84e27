import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";

/** What an ingredient is called, and that it is kept no more. */
export function ItemTitle({ item }: { item: { readonly title: string; readonly is_deleted: boolean } }) {
  const t = useT();
  if (!item.is_deleted) return item.title;
  return (
    <Stacked>
      <span>{item.title}</span>
      <Lesser>{t("inventory.deleted")}</Lesser>
    </Stacked>
  );
}
