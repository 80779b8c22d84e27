import type { DishMarks } from "#menu/menu/domain/food-marks.ts";
import { useList, useWords } from "../page-context.ts";

/** Shows the diets that a dish suits; a vegan one is not also called vegetarian. */
export function DietMarks({ diets }: Pick<DishMarks, "diets">) {
  const t = useWords();
  const isVegan = diets.includes("vegan");
  const shown = diets.filter((diet) => !(isVegan && diet === "vegetarian"));
  if (shown.length === 0) return null;
  return <span className="diets">{shown.map((diet) => t(`di_${diet}`)).join(" · ")}</span>;
}

interface AllergenLineProps {
  readonly marks: DishMarks;
  /** False when what was chosen is against the guest's own filter. */
  readonly isFine: boolean;
}

/** Shows the allergens of a dish as it was chosen, or that not all of them are declared. */
export function AllergenLine({ marks: { contains, isDeclared }, isFine }: AllergenLineProps) {
  const t = useWords();
  const listed = useList();
  const list = listed(contains.map((allergen) => t(`al_${allergen}`)));
  const none = isDeclared ? ("contains_none" as const) : ("allergens_unknown" as const);
  const some = isDeclared ? ("contains" as const) : ("contains_more" as const);
  return (
    <div role="status">
      <p className="rule">{list === "" ? t(none) : t(some, { list })}</p>
      {!isFine && <p className="wrong">{t("not_for_filter")}</p>}
    </div>
  );
}
