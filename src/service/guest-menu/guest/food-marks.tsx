import { useList, useWords } from "./page-context.ts";
import type { WireItem } from "./page-data.ts";

/** Shows the diets that an item suits; a vegan item is not also called vegetarian. */
export function DietMarks({ item }: { item: WireItem }) {
  const t = useWords();
  const isVegan = item.diets.includes("vegan");
  return item.diets
    .filter((diet) => !(isVegan && diet === "vegetarian"))
    .map((diet) => (
      <span key={diet} className="mark diet">
        {t(`di_${diet}`)}
      </span>
    ));
}

/** Shows the allergens of an item, or that they are not declared. */
export function AllergenLine({ item }: { item: WireItem }) {
  const t = useWords();
  const listed = useList();
  const { allergens } = item;
  if (allergens === null) return <p className="rule">{t("allergens_unknown")}</p>;
  const list = listed(allergens.map((allergen) => t(`al_${allergen}`)));
  return <p className="rule">{list === "" ? t("contains_none") : t("contains", { list })}</p>;
}
