import { Adder, DishPicture } from "#service/guest-menu/guest/dish-card.tsx";
import { Named } from "#service/guest-menu/guest/named.tsx";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { piecesOf } from "./menu-sale.ts";
import { suggestedDishes } from "./suggested-dishes.ts";
import type { Cart } from "./use-cart.ts";

/** One line of what goes with the cart; nothing where the restaurant suggests nothing. */
export function Suggestions({ menu, cart }: { menu: WireMenu; cart: Cart }) {
  const t = useWords();
  const money = useMoney();
  const dishes = suggestedDishes(menu.menuItems, cart.lines);
  if (dishes.length === 0) return null;
  return (
    <section className="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{t("goes_with")}</h2>
      <ul className="rail">
        {dishes.map((item) => (
          <li key={item.id} className="suggestion">
            <DishPicture item={item} isFirst={false} sizes="64px" />
            <span className="line-text">
              <Named of={item} />
              <span className="price">{money(item.price)}</span>
            </span>
            <Adder item={item} cart={cart} pieces={piecesOf(item, cart.lines)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
