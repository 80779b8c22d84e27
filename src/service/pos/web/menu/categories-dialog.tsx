import type { CategoryChoice } from "#menu/menu/domain/filter-menu.ts";
import { useT } from "#platform/web/use-t.ts";
import { MarkDot } from "#ui/data/mark-dot.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./categories-dialog.module.css";

interface CategoriesDialogProps {
  value: CategoryChoice;
  onChoose: (category: CategoryChoice) => void;
  onClose: () => void;
}

/** Shows all categories at once, for menus with more than fit on a line. */
export function CategoriesDialog({ value, onChoose, onClose }: CategoriesDialogProps) {
  const { menu } = usePos();
  const t = useT();
  const choose = (category: CategoryChoice) => {
    onChoose(category);
    onClose();
  };
  const counts = new Map<CategoryChoice, number>([["all", menu.entries.length]]);
  for (const { item } of menu.entries)
    if (item.categoryId !== null) counts.set(item.categoryId, (counts.get(item.categoryId) ?? 0) + 1);
  const choices = [{ id: "all" as const, title: t("pos.menu.all"), colour: null }, ...menu.categories];
  return (
    <AppDialog opened onClose={onClose} title={t("pos.menu.choose_category")} size="large">
      <div className={classes.grid}>
        {choices.map(({ id, title, colour }) => (
          <button
            key={id}
            type="button"
            className={classes.category}
            aria-pressed={id === value}
            data-autofocus={id === value || undefined}
            onClick={() => choose(id)}
          >
            <Row as="span" align="center" gap={8} weight={600}>
              {colour ? <MarkDot mark={colour} /> : null}
              {title}
            </Row>
            <span className={classes.count}>{t("common.items_count", { count: counts.get(id) ?? 0 })}</span>
          </button>
        ))}
      </div>
    </AppDialog>
  );
}
