import { useT } from "../../platform/use-t.ts";
import classes from "./inventory.module.css";

/** What an ingredient is called, and that it is kept no more. */
export function ItemTitle({ item }: { item: { readonly title: string; readonly is_deleted: boolean } }) {
  const t = useT();
  if (!item.is_deleted) return item.title;
  return (
    <span className={classes.two}>
      <span>{item.title}</span>
      <span className={classes.second}>{t("inventory.deleted")}</span>
    </span>
  );
}
