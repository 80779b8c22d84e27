import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { TableBill } from "./use-bill.ts";

/** Lists ordered dishes and the progress of each. */
export function OrderLines({ items }: Pick<TableBill["orders"][number], "items">) {
  const t = useWords();
  const money = useMoney();
  return (
    <ul className="lines">
      {items.map((item, place) => {
        const details = [item.variant, ...countedTexts(item.addons), item.combo].filter(
          (text) => text !== null,
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever follow one another
          <li key={place}>
            <div className="line-head">
              <span>
                {item.quantity} × <bdi>{item.title}</bdi>
              </span>
              <span className="price">{money(item.price)}</span>
            </div>
            <p className="rule">
              <span className="state" data-state={item.status}>
                {t(`line_${item.status}`)}
              </span>
              {details.length > 0 && " · "}
              <bdi>{details.join(" · ")}</bdi>
              {item.notes !== null && " · "}
              <bdi>{item.notes}</bdi>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
