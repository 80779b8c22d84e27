import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { Span } from "#ui/layout/layout.tsx";

/** Title of an ingredient, with a note when it is deleted. */
export function ItemTitle({ item }: { item: { readonly title: string; readonly is_deleted: boolean } }) {
  const t = useT();
  if (!item.is_deleted) return item.title;
  return (
    <Stacked>
      <Span>{item.title}</Span>
      <Lesser>{t("inventory.deleted")}</Lesser>
    </Stacked>
  );
}
