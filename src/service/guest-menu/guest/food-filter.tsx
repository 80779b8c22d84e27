import { useRef } from "react";
import { allergens, diets, type FoodFilter } from "#menu/menu/domain/food-marks.ts";
import { useStored } from "#service/cart/guest/use-stored.ts";
import { canSuit } from "./chosen-marks.ts";
import { useList, usePage, useWords } from "./page-context.ts";
import type { WireItem } from "./page-data.ts";

const NOTHING: FoodFilter = { diets: [], without: [] };

/** Keeps the guest's food filter for this restaurant on the phone. */
export function useFoodFilter() {
  const { qrcode } = usePage();
  const [filter, setFilter] = useStored<FoodFilter>(`comanda.food.${qrcode}`, NOTHING);
  return { filter, setFilter, clear: () => setFilter(NOTHING) };
}

type Filtering = ReturnType<typeof useFoodFilter>;

/** Tells whether the restaurant says anything about what is in its dishes. */
export const hasMarks = (items: readonly WireItem[]): boolean =>
  items.some((item) =>
    [item, ...item.variants, ...item.addons].some(
      ({ allergens: declared, diets: suited }) => declared !== null || suited.length > 0,
    ),
  );

/** Opens the choice of diets and allergens; hidden when no item has marks. */
export function FoodFilterButton({ items, filtering }: { items: readonly WireItem[]; filtering: Filtering }) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const { filter, setFilter, clear } = filtering;
  if (!hasMarks(items)) return null;
  const left = items.filter((item) => canSuit(item, filter, items)).length;
  return (
    <>
      <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
        {t("filters")}
      </button>
      <dialog ref={dialog} className="sheet" aria-labelledby="food-title">
        <form method="dialog">
          <h2 id="food-title">{t("diets_and_allergens")}</h2>
          <Ticks
            legend={t("show_only")}
            choices={diets.map((diet) => ({ key: diet, label: t(`di_${diet}`) }))}
            chosen={filter.diets}
            onChoose={(chosen) => setFilter({ ...filter, diets: chosen })}
          />
          <Ticks
            legend={t("leave_out")}
            choices={allergens.map((allergen) => ({ key: allergen, label: t(`al_${allergen}`) }))}
            chosen={filter.without}
            onChoose={(chosen) => setFilter({ ...filter, without: chosen })}
          />
          <p className="rule">{t("filter_note")}</p>
          <div className="put">
            <button type="button" className="button quiet" onClick={clear}>
              {t("clear_filter")}
            </button>
            <button type="submit" className="button">
              {t("show_dishes", { count: left })}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}

interface TicksProps<Key extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly key: Key; readonly label: string }[];
  readonly chosen: readonly Key[];
  readonly onChoose: (chosen: Key[]) => void;
}

function Ticks<Key extends string>({ legend, choices, chosen, onChoose }: TicksProps<Key>) {
  const toggle = (key: Key) =>
    onChoose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="ticks">
        {choices.map(({ key, label }) => (
          <label key={key} className="choice">
            <input
              type="checkbox"
              className="tick"
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
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
