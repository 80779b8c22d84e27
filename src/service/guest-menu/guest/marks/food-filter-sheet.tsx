import { useRef } from "react";
import { allergens, diets, type FoodFilter } from "#menu/menu/domain/food-marks.ts";
import { useWords } from "../page-context.ts";
import type { WireItem } from "../page-data.ts";
import { Sheet } from "../sheet.tsx";
import { canSuit } from "./chosen-marks.ts";
import { useFoodFilter } from "./use-food-filter.ts";

interface FoodFilterSheetProps {
  readonly items: readonly WireItem[];
  readonly onClose: () => void;
}

/** The choice of diets and allergens; each tick counts at once. */
export function FoodFilterSheet({ items, onClose }: FoodFilterSheetProps) {
  const t = useWords();
  const { filter, setFilter, clear } = useFoodFilter();
  const closing = useRef(() => {});
  const left = items.filter((item) => canSuit(item, filter, items)).length;
  const set = (part: Partial<FoodFilter>) => setFilter({ ...filter, ...part });
  return (
    <Sheet title={t("diets_and_allergens")} onClose={onClose} closing={closing}>
      <Ticks
        legend={t("show_only")}
        choices={diets.map((diet) => ({ key: diet, label: t(`di_${diet}`) }))}
        chosen={filter.diets}
        onChoose={(chosen) => set({ diets: chosen })}
      />
      <Ticks
        legend={t("leave_out")}
        choices={allergens.map((allergen) => ({ key: allergen, label: t(`al_${allergen}`) }))}
        chosen={filter.without}
        onChoose={(chosen) => set({ without: chosen })}
      />
      <p className="rule">{t("filter_note")}</p>
      <div className="put">
        <button type="button" className="button quiet" onClick={clear}>
          {t("clear_filter")}
        </button>
        <button type="button" className="button" onClick={() => closing.current()}>
          {t("show_dishes", { count: left })}
        </button>
      </div>
    </Sheet>
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
