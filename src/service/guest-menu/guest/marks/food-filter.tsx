import { useState } from "react";
import { GuestIcon } from "../guest-icon.tsx";
import { LaterPart } from "../later-part.tsx";
import { laterPieces } from "../later-pieces.ts";
import { useList, useWords } from "../page-context.ts";
import type { WireItem } from "../page-data.ts";
import { hasMarks } from "./chosen-marks.ts";
import type { useFoodFilter } from "./use-food-filter.ts";

type Filtering = ReturnType<typeof useFoodFilter>;

/** Opens the choice of diets and allergens; hidden when no item has marks. */
export function FoodFilterButton({ items }: { items: readonly WireItem[] }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!hasMarks(items)) return null;
  return (
    <>
      <button
        type="button"
        className="round"
        aria-label={t("filters")}
        title={t("filters")}
        onClick={() => setOpen(true)}
      >
        <GuestIcon of="filter" />
      </button>
      {isOpen && (
        <LaterPart load={laterPieces.filterSheet} props={{ items, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}

/** Says what the menu leaves out while the filter is on. */
export function FilteredNotice({ filtering: { filter, clear } }: { filtering: Filtering }) {
  const t = useWords();
  const listed = useList();
  const wanted = [
    ...filter.diets.map((diet) => t(`di_${diet}`)),
    ...filter.without.map((allergen) => t("without", { what: t(`al_${allergen}`) })),
  ];
  return (
    <div className="filtered" role="status">
      {wanted.length > 0 && (
        <>
          <span>{t("filtered", { list: listed(wanted) })}</span>
          <button type="button" className="button quiet" onClick={clear}>
            {t("clear_filter")}
          </button>
        </>
      )}
    </div>
  );
}
