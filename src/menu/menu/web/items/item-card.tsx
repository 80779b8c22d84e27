import { IconCopy, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type DragEvent, useState } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import type { MenuCard } from "../../contract/menu-items.ts";
import classes from "./item-card.module.css";
import { ItemPicture } from "./item-picture.tsx";

export interface ItemCardProps {
  item: MenuCard;
  currency: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onShow: (isEnabled: boolean) => void;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
  /** Something is let go over the card. */
  onDrop: (event: DragEvent) => void;
}

/** Height of a card in px, and the least width at which it can be read. */
export const itemCardSize = { cardWidth: 280, cardHeight: 140 } as const;

/** A card with an item of the menu and its actions. */
export function ItemCard(props: ItemCardProps) {
  const { item, currency, isSelected, onSelect, onDrop } = props;
  const t = useT();
  const { title } = item;
  const [isOver, setOver] = useState(false);
  return (
    <SurfaceCard padding="none" label={title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pictures are dragged by mouse; the item's page takes them by a button */}
      <div
        className={classes.card}
        data-faded={!item.is_enabled || undefined}
        data-selected={isSelected || undefined}
        data-over={isOver || undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          setOver(false);
          onDrop(event);
        }}
      >
        <div className={classes.main}>
          <span className={classes.picture}>
            <ItemPicture item={{ title, image: item.image, categoryId: item.category_id }} />
          </span>
          <Link
            className={classes.words}
            to="/dashboard/settings/menu-items/$itemId"
            params={{ itemId: String(item.id) }}
          >
            <span className={classes.title}>{title}</span>
            <span>{formatAmount(item.price, currency)}</span>
            <Muted as="span" size="sm" className={classes.category}>
              {item.category_title ?? t("menuItems.no_category")}
            </Muted>
            <Muted as="span" size="sm" className={classes.choices}>
              {choicesOf(item, t)}
            </Muted>
          </Link>
          <span className={classes.select}>
            <CheckField
              isLabelHidden
              label={t("menuItems.select_item", { title })}
              checked={isSelected}
              onChange={onSelect}
            />
          </span>
        </div>
        <CardFoot {...props} />
      </div>
    </SurfaceCard>
  );
}

function CardFoot({ item, onShow, onEdit, onCopy, onDelete }: ItemCardProps) {
  const t = useT();
  return (
    <div className={classes.foot}>
      <CheckField
        look="switch"
        label={t(item.is_enabled ? "menuItems.shown" : "menuItems.hidden")}
        name={`shown-${item.id}`}
        checked={item.is_enabled}
        onChange={onShow}
      />
      <ActionMenu
        label={t("common.actions_for_title", { title: item.title })}
        actions={[
          {
            key: "edit",
            label: t("common.edit"),
            icon: <IconPencil size={20} stroke={1.75} />,
            onSelect: onEdit,
          },
          {
            key: "copy",
            label: t("common.duplicate"),
            icon: <IconCopy size={20} stroke={1.75} />,
            onSelect: onCopy,
          },
          {
            key: "delete",
            label: t("menuItems.delete.confirm"),
            icon: <IconTrash size={20} stroke={1.75} />,
            tone: "danger",
            onSelect: onDelete,
          },
        ]}
      />
    </div>
  );
}

/** Describes how many variants and add-ons it has; empty when it has none. */
function choicesOf(item: MenuCard, t: ReturnType<typeof useT>): string {
  return factsText([
    item.variants_count > 0 && t("common.variants_count", { count: item.variants_count }),
    item.addons_count > 0 && t("common.addons_count", { count: item.addons_count }),
  ]);
}
