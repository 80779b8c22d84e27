import { decimalFromCents, multiplyCents } from "#platform/domain/money/cents.ts";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import { type CartLine, decideCartLine, type SoldItems } from "./menu-sale.ts";
import { Stepper } from "./stepper.tsx";
import { type Cart, QUANTITY_MAX } from "./use-cart.ts";

interface CartLinesProps {
  readonly cart: Cart;
  readonly items: readonly WireItem[];
  readonly sold: SoldItems;
  readonly onChange: (line: CartLine) => void;
}

/** What was chosen, at the prices of the menu. */
export function CartLines({ cart, items, sold, onChange }: CartLinesProps) {
  const t = useWords();
  const money = useMoney();
  return (
    <ul className="lines">
      {cart.lines.map((line) => {
        const item = items.find(({ id }) => id === line.id);
        const decision = decideCartLine(line, sold);
        return (
          <li key={line.key}>
            <div className="line-head">
              <strong>
                <bdi>{item?.title ?? "—"}</bdi>
              </strong>
              {decision.ok && (
                <span className="price">
                  {money(decimalFromCents(multiplyCents(decision.unitPrice, line.quantity)))}
                </span>
              )}
            </div>
            {decision.ok ? (
              <p className="rule">
                <bdi>{chosenTexts(line, items).join(" · ")}</bdi>
              </p>
            ) : (
              <p className="wrong">{t("not_available")}</p>
            )}
            {line.notes !== "" && (
              <p className="rule">
                <bdi>“{line.notes}”</bdi>
              </p>
            )}
            <div className="line-foot">
              <Stepper
                value={line.quantity}
                label={item?.title ?? t("quantity")}
                min={1}
                max={QUANTITY_MAX}
                onLess={() => cart.put({ ...line, quantity: line.quantity - 1 })}
                onMore={() => cart.put({ ...line, quantity: line.quantity + 1 })}
              />
              {decision.ok && (
                <button type="button" className="button quiet" onClick={() => onChange(line)}>
                  {t("change")}
                </button>
              )}
              <button type="button" className="button quiet" onClick={() => cart.remove(line.key)}>
                {t("remove")}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Variant, parts and add-ons of a line by their names. */
function chosenTexts(line: CartLine, items: readonly WireItem[]): string[] {
  const item = items.find(({ id }) => id === line.id);
  if (item === undefined) return [];
  const parts = line.parts.map((part) => {
    const choice = item.combo?.flatMap(({ choices }) => choices).find(({ id }) => id === part.choice_id);
    const of = items.find(({ id }) => id === choice?.item_id);
    if (of === undefined) return "";
    const variant = part.variant_id ?? choice?.variant_id ?? null;
    const texts = titlesOf(of, { variant_id: variant, addons_ids: part.addons_ids });
    return texts.length === 0 ? of.title : `${of.title} (${texts.join(", ")})`;
  });
  return [...titlesOf(item, line), ...parts];
}

const titlesOf = (item: WireItem, chosen: Pick<CartLine, "variant_id" | "addons_ids">): string[] => [
  ...item.variants.filter(({ id }) => id === chosen.variant_id).map(({ title }) => title),
  ...item.addons.filter(({ id }) => chosen.addons_ids.includes(id)).map(({ title }) => title),
];
