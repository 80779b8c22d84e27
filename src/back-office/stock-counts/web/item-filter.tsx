import { useT } from "#platform/web/use-t.ts";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import classes from "./item-filter.module.css";

interface ItemFilterProps<View extends string> {
  words: string;
  onWords: (words: string) => void;
  views: readonly { value: View; label: string; count: number }[];
  view: View;
  onView: (view: View) => void;
}

/** Filters the ingredients of a count by words of the title and by a view. */
export function ItemFilter<View extends string>(props: ItemFilterProps<View>) {
  const { words, onWords, views, view, onView } = props;
  const t = useT();
  return (
    <div className={classes.filters}>
      <SearchField label={t("stockCounts.sheet.search")} value={words} onChange={onWords} />
      <SegmentedFilter
        label={t("stockCounts.sheet.view")}
        layout="fill"
        options={views}
        value={view}
        onChange={onView}
      />
    </div>
  );
}
