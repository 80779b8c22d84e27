import { countedTitles } from "#service/cart/guest/chosen-texts.ts";
import { Named, NamedList } from "#service/guest-menu/guest/named.tsx";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { TableBill } from "./use-bill.ts";

type OrderedDish = TableBill["orders"][number]["items"][number];

/** Names variant, add-ons and combo of a dish. */
function detailsOf({ variant, addons, combo, langs }: OrderedDish) {
  const named = (title: string | null, lang: OrderedDish["langs"]["title"]) =>
    title === null ? [] : [{ title, lang: lang ?? undefined }];
  return [
    ...named(variant, langs.variant),
    ...countedTitles(addons.flatMap((title, place) => named(title, langs.addons[place] ?? null))),
    ...named(combo, langs.combo),
  ];
}

/** Lists ordered dishes and the progress of each. */
export function OrderLines({ items }: Pick<TableBill["orders"][number], "items">) {
  const t = useWords();
  const money = useMoney();
  return (
    <ul className="lines">
      {items.map((item, place) => {
        const details = detailsOf(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever follow one another
          <li key={place}>
            <div className="line-head">
              <span>
                {item.quantity} × <Named of={{ title: item.title, lang: item.langs.title ?? undefined }} />
              </span>
              <span className="price">{money(item.price)}</span>
            </div>
            <p className="rule">
              <span className="state" data-state={item.status}>
                {t(`line_${item.status}`)}
              </span>
              {details.length > 0 && " · "}
              <NamedList of={details} />
              {item.notes !== null && " · "}
              <bdi>{item.notes}</bdi>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
