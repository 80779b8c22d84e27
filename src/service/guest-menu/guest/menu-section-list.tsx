import { ItemCard } from "./item-card.tsx";
import type { MenuSection } from "./menu-sections.ts";
import type { WireItem } from "./page-data.ts";

interface MenuSectionsProps {
  readonly sections: readonly MenuSection[];
  readonly onOpen: (item: WireItem, button: HTMLElement) => void;
}

/** Cards that a phone shows before anybody scrolls. */
const FIRST_CARDS = 5;

/** Each category with its items. */
export function MenuSections({ sections, onOpen }: MenuSectionsProps) {
  return sections.map(({ id, title, items }, at) => (
    <section key={id ?? 0} aria-labelledby={`category-${id ?? 0}`}>
      <h2 id={`category-${id ?? 0}`}>
        <bdi>{title}</bdi>
      </h2>
      <ul className="items">
        {items.map((item, place) => (
          <ItemCard
            key={item.id}
            item={item}
            isFirst={at === 0 && place < FIRST_CARDS}
            onOpen={(button) => onOpen(item, button)}
          />
        ))}
      </ul>
    </section>
  ));
}
