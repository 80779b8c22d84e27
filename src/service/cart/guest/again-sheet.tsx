import { useState } from "react";
import { DishPicture } from "#service/guest-menu/guest/dish-card.tsx";
import { Named, NamedList } from "#service/guest-menu/guest/named.tsx";
import { useMoney, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import { Sheet } from "#service/guest-menu/guest/sheet.tsx";
import { useGo } from "#service/guest-menu/guest/view.ts";
import { chosenTexts } from "./chosen-texts.ts";
import { soldItems } from "./menu-sale.ts";
import { type AgainLine, againLines, type OrderedDish } from "./order-again.ts";
import { type Cart, newUuid } from "./use-cart.ts";

interface AgainSheetProps {
  readonly dishes: readonly OrderedDish[];
  /** Says whose dishes they are. */
  readonly about: string;
  readonly cart: Cart;
  readonly onClose: () => void;
}

/** Puts what was ordered before into the cart at today's prices: one dish, or all of them. */
export function AgainSheet({ dishes, about, cart, onClose }: AgainSheetProps) {
  const t = useWords();
  const money = useMoney();
  const { menu } = usePage();
  const go = useGo();
  const items = typeof menu === "string" ? [] : menu.menuItems;
  const [lines] = useState(() => againLines(dishes, { items, sold: soldItems(items), newKey: newUuid }));
  const left = lines.filter(
    ({ line, price }) => price !== null && !cart.lines.some(({ key }) => key === line.key),
  );
  const total = left.reduce((sum, { line, price }) => sum + line.quantity * (price ?? 0), 0);
  return (
    <Sheet title={t("again")} onClose={onClose}>
      <p className="rule">{about}</p>
      <ul className="lines">
        {lines.map((again) => (
          <AgainEntry key={again.line.key} again={again} items={items} cart={cart} />
        ))}
      </ul>
      <div className="put">
        {left.length > 0 ? (
          <button
            type="button"
            className="button wide"
            onClick={() => {
              cart.putAll(left.map(({ line }) => line));
              go("cart");
            }}
          >
            {t("again_all", { price: money(Math.round(total * 100) / 100) })}
          </button>
        ) : (
          cart.pieces > 0 && (
            <button type="button" className="button wide" onClick={() => go("cart")}>
              {t("view_order", { count: cart.pieces })}
            </button>
          )
        )}
      </div>
    </Sheet>
  );
}

type Items = Parameters<typeof chosenTexts>[1];

function AgainEntry({ again, items, cart }: { again: AgainLine; items: Items; cart: Cart }) {
  const t = useWords();
  const money = useMoney();
  const { line, title, lang, price, isSoldOut } = again;
  const item = items.find(({ id }) => id === line.id);
  const isIn = cart.lines.some(({ key }) => key === line.key);
  const chosen = chosenTexts(line, items);
  return (
    <li className="line">
      {item && <DishPicture item={item} isFirst sizes="64px" />}
      <div className="line-text">
        <strong>
          {line.quantity} × <Named of={{ title, lang }} />
        </strong>
        {chosen.length > 0 && (
          <p className="rule">
            <NamedList of={chosen} />
          </p>
        )}
        {price === null ? (
          <p className="mark">{t(isSoldOut ? "sold_out" : "again_gone")}</p>
        ) : (
          <p className="price">{money(price)}</p>
        )}
      </div>
      {price !== null && (
        <button
          type="button"
          className="round add"
          aria-label={t("more")}
          disabled={isIn}
          onClick={() => cart.put(line)}
        >
          {isIn ? "✓" : "+"}
        </button>
      )}
    </li>
  );
}
