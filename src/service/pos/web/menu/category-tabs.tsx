import { IconCategory } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { CategoryChoice } from "#menu/menu/domain/filter-menu.ts";
import { useT } from "#platform/web/use-t.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./category-tabs.module.css";

export interface CategoryTabsProps {
  value: CategoryChoice;
  onChange: (category: CategoryChoice) => void;
}

/** All and the enabled categories, sideways; the button at the end shows them all at once. */
export function CategoryTabs({ value, onChange }: CategoryTabsProps) {
  const { menu, openDialog } = usePos();
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen tab comes into sight
  useEffect(() => {
    box.current
      ?.querySelector("label:has(:checked)")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [value]);
  const choose = (text: string) => {
    const category = menu.categories.find((category) => String(category.id) === text);
    onChange(category?.id ?? "all");
  };
  return (
    <div ref={box} className={classes.tabs}>
      <SegmentedFilter
        label={t("pos.menu.categories")}
        value={String(value)}
        onChange={choose}
        options={[
          { value: "all", label: t("pos.menu.all") },
          ...menu.categories.map((category) => ({ value: String(category.id), label: category.title })),
        ]}
      />
      <IconButton
        label={t("pos.menu.all_categories")}
        icon={<IconCategory size={20} />}
        onClick={() => openDialog({ kind: "categories" })}
      />
    </div>
  );
}
