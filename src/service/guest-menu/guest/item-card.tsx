import { DietMarks } from "./food-marks.tsx";
import { fromPrice } from "./from-price.ts";
import { pictureAddress, pictureSizes, useMoney, useWords } from "./page-context.ts";
import type { WireItem } from "./page-data.ts";

interface ItemCardProps {
  readonly item: WireItem;
  /** On the screen as soon as the page is: its picture does not wait until it is scrolled to. */
  readonly isFirst: boolean;
  readonly onOpen: (button: HTMLElement) => void;
}

/** An item on the menu: a tap shows all of it. */
export function ItemCard({ item, isFirst, onOpen }: ItemCardProps) {
  const t = useWords();
  const money = useMoney();
  const { price, isLeast } = fromPrice(item);
  const off = item.availability === "available" ? null : item.availability;
  return (
    <li>
      <button
        type="button"
        className="item"
        data-availability={item.availability}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <span className="item-text">
          <span className="item-title">
            <bdi>{item.title}</bdi>
          </span>
          {item.description !== null && (
            <span className="item-description">
              <bdi>{item.description}</bdi>
            </span>
          )}
          <span className="item-foot">
            <span className="price">{isLeast ? t("from_price", { price: money(price) }) : money(price)}</span>
            {off !== null && <span className="mark">{t(off)}</span>}
            <DietMarks item={item} />
          </span>
        </span>
        {item.image !== null && (
          <img
            src={pictureAddress(item.image)}
            srcSet={pictureSizes(item.image)}
            sizes="96px"
            alt=""
            width={96}
            height={96}
            loading={isFirst ? "eager" : "lazy"}
            decoding="async"
          />
        )}
      </button>
    </li>
  );
}
