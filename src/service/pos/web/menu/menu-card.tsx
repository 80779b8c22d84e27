import { memo, type ReactNode, useSyncExternalStore } from "react";
import { hoursText } from "#core/settings/web/public.ts";
import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { ItemPicture } from "#menu/menu/web/public.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Muted, VisuallyHidden } from "#ui/layout/layout.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./menu-card.module.css";
import type { MenuView } from "./menu-view.ts";
import { isSoldOut, offerOf, type PosMenu } from "./pos-menu.ts";
import type { TileName } from "./tile-name.ts";

interface MenuCardProps {
  item: MenuItem;
  /** Position in the grid, by which arrow keys find the card. */
  index: number;
  /** True for the one card that Tab stops at. */
  tabbable: boolean;
  /** Portions left if an ingredient runs low, else null. */
  low: number | null;
  /** Colour of the category's mark. */
  colour: CategoryColour | null | undefined;
  /** The name for two lines of the card; the card ends a missing one where it may. */
  name: TileName | undefined;
}

export const menuCards = {
  compact: memo(CompactCard),
  detailed: memo(DetailedCard),
} as const satisfies Record<MenuView, unknown>;

/** Tile with name, price and low stock. What takes an item off the menu for now stands in place of its price. */
function CompactCard(props: MenuCardProps) {
  const { item, low } = props;
  const { menu } = usePos();
  return (
    <Card {...props} view="compact">
      <Name {...props} />
      <span className={classes.foot}>
        {isFaded(menu, item) ? (
          <VisuallyHidden>
            <Price item={item} />
          </VisuallyHidden>
        ) : (
          <span className={classes.price}>
            <Price item={item} />
          </span>
        )}
        <Warning item={item} low={low} />
      </span>
    </Card>
  );
}

/** Card with picture, description, category and number of choices. */
function DetailedCard(props: MenuCardProps) {
  const { item, low } = props;
  return (
    <Card {...props} view="detailed">
      <span className={classes.picture}>
        <ItemPicture item={item} />
      </span>
      <span className={classes.text}>
        <span className={classes.words}>
          <Name {...props} />
          {item.description ? <span className={classes.description}>{item.description}</span> : null}
        </span>
        <span className={classes.price}>
          <Price item={item} />
        </span>
        <Marks item={item} />
      </span>
      <Warning item={item} low={low} />
    </Card>
  );
}

/** The button that a card is as a whole: a tap adds the item, a long one opens what there is to say of it. */
function Card(props: MenuCardProps & { view: MenuView; children: ReactNode }) {
  const { item, index, tabbable, colour, view, children } = props;
  const { actions, menu } = usePos();
  return (
    <button
      type="button"
      className={classes.card}
      data-view={view}
      data-mark={colour ?? undefined}
      data-card={index}
      data-index={index}
      data-sold-out={isFaded(menu, item) || undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => actions.tap(item)}
    >
      {children}
      <CountBadge item={item} />
    </button>
  );
}

/** The name of the item; of a cut one screen readers hear all. */
function Name({ item, name }: Pick<MenuCardProps, "item" | "name">) {
  return (
    <span className={classes.name} data-small={name?.isSmall || undefined}>
      {name?.isCut ? <VisuallyHidden>{item.title}</VisuallyHidden> : null}
      <span aria-hidden={name?.isCut || undefined}>{name?.text ?? item.title}</span>
    </span>
  );
}

/** Shows category and the number of variants and add-ons. */
function Marks({ item }: { item: MenuItem }) {
  const t = useT();
  const { variants, addons, categoryTitle } = item;
  const counts = [
    variants.length > 0 ? t("common.variants_count", { count: variants.length }) : null,
    addons.length > 0 ? t("common.addons_count", { count: addons.length }) : null,
  ].filter(Boolean);
  return (
    <span className={classes.marks}>
      {categoryTitle ? (
        <span className={classes.of}>
          <span className={classes.category}>{categoryTitle}</span>
          {counts.length > 0 ? <span>·</span> : null}
        </span>
      ) : null}
      <span className={classes.counts}>{factsText(counts)}</span>
    </span>
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
        ? t("pos.menu.low_stock", { count: limit.remaining })
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
      <span aria-hidden="true">{formatCount(count)}</span>
      <VisuallyHidden>{t("pos.menu.in_cart", { count })}</VisuallyHidden>
    </span>
  );
}
