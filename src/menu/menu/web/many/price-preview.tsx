import { IconArrowRight } from "@tabler/icons-react";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { type PriceChange, type PricedItem, repriceItem } from "../../domain/reprice.ts";
import type { PricedItems } from "../menu-api.ts";
import classes from "./price-preview.module.css";

/** Items that are written out; of the others it is said how many they are. */
const MOST_SHOWN = 100;

export interface PricePreviewProps {
  items: PricedItems;
  /** Null while nobody has said by how much. */
  change: PriceChange | null;
  currency: string;
}

/** What each price is and will be, those of variants and add-ons that change too. */
export function PricePreview({ items, change, currency }: PricePreviewProps) {
  const t = useT();
  const shown = items.slice(0, MOST_SHOWN);
  return (
    <section className={classes.preview} aria-label={t("menuItems.many.preview")}>
      <ul>
        {shown.map((item) => {
          const before = pricesNow(item);
          const after = change === null ? before : repriceItem(before, change);
          return (
            <li key={item.id}>
              <Price title={item.title} before={before.price} after={after.price} currency={currency} />
              {[...changed(item.variants, after.variants), ...changed(item.addons, after.addons)].map(
                (choice) => (
                  <Price key={choice.id} {...choice} isChoice currency={currency} />
                ),
              )}
            </li>
          );
        })}
      </ul>
      {items.length > MOST_SHOWN ? (
        <p className={classes.more}>
          {t("menuItems.many.and_more", { shown: formatCount(items.length - MOST_SHOWN) })}
        </p>
      ) : null}
    </section>
  );
}

function pricesNow({ id, before, variants, addons }: PricedItems[number]): PricedItem {
  return {
    id,
    price: before,
    variants: variants.map((variant) => ({ id: variant.id, price: variant.before })),
    addons: addons.map((addon) => ({ id: addon.id, price: addon.before })),
  };
}

/** The choices whose price changes, with both prices. */
function changed(
  choices: readonly { readonly id: number; readonly title: string; readonly before: Cents }[],
  after: readonly { readonly price: Cents }[],
) {
  return choices
    .map(({ id, title, before }, place) => ({ id, title, before, after: after[place]?.price ?? before }))
    .filter((choice) => choice.before !== choice.after);
}

interface PriceProps {
  title: string;
  before: Cents;
  after: Cents;
  currency: string;
  isChoice?: boolean;
}

function Price({ title, before, after, currency, isChoice = false }: PriceProps) {
  const t = useT();
  const [was, is] = [formatAmount(before, currency), formatAmount(after, currency)];
  return (
    <p className={classes.price} data-choice={isChoice || undefined}>
      <span>{title}</span>
      {before === after ? (
        <span className={classes.same}>{was}</span>
      ) : (
        <span className={classes.change}>
          <span className="visually-hidden">{t("menuItems.many.from_to", { was, is })}</span>
          <span aria-hidden="true">{was}</span>
          <IconArrowRight size={16} aria-hidden="true" />
          <strong aria-hidden="true">{is}</strong>
        </span>
      )}
    </p>
  );
}
