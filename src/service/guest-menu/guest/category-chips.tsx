import { useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";

interface CategoryChipsProps {
  readonly categories: WireMenu["categories"];
  /** Null: all of them. */
  readonly chosen: number | null;
  readonly onChoose: (category: number | null) => void;
}

/** All, and every category. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const t = useWords();
  return (
    <nav aria-label={t("categories")}>
      <ul className="chips">
        {[{ id: null, title: t("all") }, ...categories].map(({ id, title }) => (
          <li key={id ?? 0}>
            <button type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
