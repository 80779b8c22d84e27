import { IconPlus } from "@tabler/icons-react";
import { memo, useSyncExternalStore } from "react";
import { hoursText } from "#core/settings/web/public.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { ItemPicture } from "#menu/menu/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { Muted, VisuallyHidden } from "#ui/layout/layout.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./menu-card.module.css";
import type { MenuView } from "./menu-view.ts";
import { isSoldOut, offerOf, type PosMenu } from "./pos-menu.ts";

interface MenuCardProps {
  item: MenuItem;
  /** Position in the grid, by which arrow keys find the card. */
  index: number;
  /** True for the one card that Tab stops at. */
  tabbable: boolean;
  /** Portions left if an ingredient runs low, else null. */
  low: number | null;
}

export const menuCards = {
  compact: memo(CompactCard),
  detailed: memo(DetailedCard),
} as const satisfies Record<MenuView, unknown>;

/** Tile that adds the item when tapped, with a name on two lines, price, count and low stock. */
function CompactCard({ item, index, tabbable, low }: MenuCardProps) {
  const { actions, menu } = usePos();
  return (
    <button
      type="button"
      className={classes.tile}
      data-card={index}
      data-index={index}
      data-low={low !== null || menu.limits.has(item.id) || undefined}
      data-sold-out={isFaded(menu, item) || undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => actions.tap(item)}
    >
      <span className={classes.strip}>
        <ItemPicture item={item} />
      </span>
      <span className={classes.tileTitle}>{item.title}</span>
      <span className={classes.tilePrice}>
        <Price item={item} />
      </span>
      <Warning item={item} low={low} />
      <CountBadge item={item} />
    </button>
  );
}

/** Card with picture, description, category, number of choices and a button that adds the item. */
function DetailedCard({ item, index, tabbable, low }: MenuCardProps) {
  const { actions, money, menu } = usePos();
  const t = useT();
  return (
    <article className={classes.card} data-card={index} data-sold-out={isFaded(menu, item) || undefined}>
      <span className={classes.square}>
        <ItemPicture item={item} />
      </span>
      <div className={classes.text}>
        <h2 className={classes.title}>{item.title}</h2>
        {item.description ? <p className={classes.description}>{item.description}</p> : null}
      </div>
      <span className={classes.price}>
        <Price item={item} />
      </span>
      <div className={classes.foot}>
        <Marks item={item} low={low} />
        <button
          type="button"
          className={classes.add}
          data-index={index}
          tabIndex={tabbable ? 0 : -1}
          aria-label={t("pos.menu.add_item", { title: item.title, price: money(item.price) })}
          onClick={() => actions.tap(item)}
        >
          <IconPlus size={18} aria-hidden="true" />
          <span className={classes.word}>{t("common.add")}</span>
        </button>
      </div>
      <CountBadge item={item} />
    </article>
  );
}

/** Shows category, low stock and the number of variants and add-ons. */
function Marks({ item, low }: { item: MenuItem; low: number | null }) {
  const t = useT();
  const { variants, addons, categoryTitle } = item;
  return (
    <p className={classes.marks}>
      {categoryTitle ? <span className={classes.category}>{categoryTitle}</span> : null}
      <Warning item={item} low={low} />
      <span className={classes.counts}>
        {variants.length > 0 ? <span>{t("common.variants_count", { count: variants.length })}</span> : null}
        {addons.length > 0 ? <span>{t("common.addons_count", { count: addons.length })}</span> : null}
      </span>
    </p>
  );
}

/** Tells whether the item is sold out or not offered at this hour. */
const isFaded = (menu: PosMenu, { id }: MenuItem) =>
  isSoldOut(menu, id) || Boolean(offerOf(menu, id)?.closedBy);

/** Shows the current price and, if it differs, the list price with the reason for screen readers. */
function Price({ item }: { item: MenuItem }) {
  const { money, menu } = usePos();
  const offer = offerOf(menu, item.id);
  const list = offer?.list.price ?? item.price;
  return (
    <>
      {money(item.price)}
      {list === item.price ? null : (
        <>
          {" "}
          <Muted as="s" weight={400} title={offer?.rule?.title}>
            {money(list)}
          </Muted>
          <VisuallyHidden>{offer?.rule?.title}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** Warns that the item is not offered now, sold out, counted down or low in stock. */
function Warning({ item, low }: { item: MenuItem; low: number | null }) {
  const { menu } = usePos();
  const limit = menu.limits.get(item.id);
  const closedBy = offerOf(menu, item.id)?.closedBy;
  const t = useT();
  if (closedBy)
    return (
      <span className={classes.low} data-tone="amber">
        {hoursText(closedBy, t)}
      </span>
    );
  if (limit === undefined) return <LowStock low={low} />;
  return (
    <span className={classes.low} data-tone={limit.remaining > 0 ? "amber" : "red"}>
      {limit.remaining > 0
        ? t("itemLimits.left", { count: limit.remaining })
        : t(limit.until === null ? "itemLimits.sold_out_told" : "itemLimits.sold_out_tomorrow")}
    </span>
  );
}

function LowStock({ low }: { low: number | null }) {
  const t = useT();
  if (low === null) return null;
  return (
    <span className={classes.low} data-tone={low > 0 ? "amber" : "red"}>
      {t("pos.menu.low_stock", { count: low })}
    </span>
  );
}

/** Shows the pieces in the cart. Only this badge subscribes to the cart, so that a tap does not render the menu. */
function CountBadge({ item }: { item: MenuItem }) {
  const { store } = usePos();
  const t = useT();
  const count = useSyncExternalStore(store.subscribe, () => store.piecesOf(item.id));
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t("pos.menu.in_cart", { count })}</VisuallyHidden>
    </span>
  );
}
