import { IconClock, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import type { CategorySettings } from "../../contract/categories.ts";
import classes from "./categories.module.css";
import { useShowCategory } from "./use-category-acts.ts";

export interface CategoryRowProps {
  category: CategorySettings;
  /** What the row is moved by. */
  handle: ReactNode;
  /** Where its items are made. */
  station: string;
  onEdit: () => void;
  /** Opens when it is offered. */
  onHours: () => void;
  onDelete: () => void;
}

/** A category among the others; one that is hidden is faded. */
export function CategoryRow({ category, handle, station, onEdit, onHours, onDelete }: CategoryRowProps) {
  const t = useT();
  const show = useShowCategory();
  const { id, title, is_enabled, items_count, course } = category;
  return (
    <div className={classes.row} data-faded={!is_enabled || undefined}>
      {handle}
      <button type="button" className={classes.name} onClick={onEdit}>
        {title}
      </button>
      <span className={classes.station}>
        {course === null ? station : `${station} · ${t("pos.course.name", { course })}`}
      </span>
      <Link className={classes.items} to="/dashboard/settings/menu-items" search={{ category: id }}>
        {t("menuItems.categories.items_count", { count: items_count })}
      </Link>
      <span className={classes.shown}>
        <CheckField
          look="switch"
          label={t(is_enabled ? "menuItems.categories.shown" : "menuItems.categories.hidden")}
          checked={is_enabled}
          onChange={(isEnabled) => show(id, isEnabled)}
        />
      </span>
      <span className={classes.actions}>
        <ActionMenu
          label={t("menuItems.actions", { title })}
          actions={[
            {
              key: "edit",
              label: t("menuItems.edit"),
              icon: <IconPencil size={20} stroke={1.75} />,
              onSelect: onEdit,
            },
            {
              key: "hours",
              label: t("priceRules.offered.section"),
              icon: <IconClock size={20} stroke={1.75} />,
              onSelect: onHours,
            },
            {
              key: "delete",
              label: t("menuItems.categories.delete"),
              icon: <IconTrash size={20} stroke={1.75} />,
              tone: "danger",
              onSelect: onDelete,
            },
          ]}
        />
      </span>
    </div>
  );
}
