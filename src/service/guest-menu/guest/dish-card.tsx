import { dishLine, hasChoices, piecesOf } from "#service/cart/guest/menu-sale.ts";
import { Stepper } from "#service/cart/guest/stepper.tsx";
import { type Cart, newUuid, QUANTITY_MAX } from "#service/cart/guest/use-cart.ts";
import { fromPrice } from "./from-price.ts";
import { GuestIcon } from "./guest-icon.tsx";
import { dietsOf } from "./marks/chosen-marks.ts";
import { DietMarks } from "./marks/food-marks.tsx";
import { Named } from "./named.tsx";
import { pictureAddress, pictureSizes, useMoney, useWords } from "./page-context.ts";
import type { WireItem } from "./page-data.ts";

export interface DishCardProps {
  readonly item: WireItem;
  /** Null where guests only look. */
  readonly cart: Cart | null;
  /** True for cards visible at once: their pictures load without waiting for scrolling. */
  readonly isFirst: boolean;
  /** Width of its picture on the page, for the browser's choice of a file. */
  readonly sizes: string;
  /** False in a menu without any picture, where a tile on each card would say nothing. */
  readonly isPictured: boolean;
  readonly onOpen: () => void;
}

/** Shows a dish on the menu; a tap opens its details, "+" puts one without choices into the cart. */
export function DishCard({ item, cart, isFirst, sizes, isPictured, onOpen }: DishCardProps) {
  const t = useWords();
  const money = useMoney();
  const { price, isLeast } = fromPrice(item);
  const off = item.availability === "available" ? null : item.availability;
  const pieces = piecesOf(item, cart?.lines ?? []);
  const isSimple = off === null && !hasChoices(item);
  return (
    <li className="dish" data-availability={item.availability}>
      <button type="button" className="dish-open" onClick={onOpen}>
        <span className="dish-text">
          <span className="dish-title">
            <Named of={item} />
          </span>
          {item.description !== null && (
            // The text itself, not something around it: what is cut looks for its direction, and passes over an isolate.
            <bdi className="dish-description" lang={item.description_lang}>
              {item.description}
            </bdi>
          )}
          <span className="dish-foot">
            <span className="price">{isLeast ? t("from_price", { price: money(price) }) : money(price)}</span>
            {off !== null && <span className="mark">{t(off)}</span>}
            {pieces > 0 && !isSimple && (
              <span className="mark chosen">{t("in_order", { count: pieces })}</span>
            )}
            <DietMarks diets={dietsOf(item)} />
          </span>
        </span>
        {isPictured && <DishPicture item={item} isFirst={isFirst} sizes={sizes} />}
      </button>
      {cart !== null && isSimple && <Adder item={item} cart={cart} pieces={pieces} />}
    </li>
  );
}

type DishPictureProps = Pick<DishCardProps, "item" | "isFirst" | "sizes">;

/** The picture of a dish; without one, a tile in the restaurant's colour. */
export function DishPicture({ item, isFirst, sizes }: DishPictureProps) {
  if (item.image === null)
    return (
      <span className="dish-picture tile">
        <GuestIcon of="dish" size={36} />
      </span>
    );
  return (
    <img
      className="dish-picture"
      src={pictureAddress(item.image)}
      srcSet={pictureSizes(item.image, ["192", "288", "384"], 512)}
      sizes={sizes}
      alt=""
      width={120}
      height={120}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
    />
  );
}

/** One more or one less of a dish that asks for no choice. */
export function Adder({ item, cart, pieces }: { item: WireItem; cart: Cart; pieces: number }) {
  const lines = cart.lines.filter(({ id }) => id === item.id);
  const plain = lines.find(({ notes }) => notes === "");
  return (
    <Stepper
      look="adder"
      value={pieces}
      label={item.title}
      lang={item.lang}
      min={0}
      max={QUANTITY_MAX}
      onLess={() => {
        const line = plain ?? lines.at(-1);
        if (line) cart.put({ ...line, quantity: line.quantity - 1 });
      }}
      onMore={() => cart.put(plain ? { ...plain, quantity: plain.quantity + 1 } : dishLine(item, newUuid()))}
    />
  );
}
