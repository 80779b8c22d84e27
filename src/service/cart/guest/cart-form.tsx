import { suits } from "#menu/menu/domain/food-marks.ts";
import { decimalFromCents, multiplyCents } from "#platform/domain/money/cents.ts";
import { DishPicture } from "#service/guest-menu/guest/dish-card.tsx";
import { chosenMarks, hasMarks } from "#service/guest-menu/guest/marks/chosen-marks.ts";
import { AllergenLine } from "#service/guest-menu/guest/marks/food-marks.tsx";
import { useFoodFilter } from "#service/guest-menu/guest/marks/use-food-filter.ts";
import { Named, NamedList } from "#service/guest-menu/guest/named.tsx";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireItem, WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { SendingNotice } from "./cart-bar.tsx";
import { chosenTexts } from "./chosen-texts.ts";
import { GuestFields } from "./guest-fields.tsx";
import { type CartLine, cartTotal, decideCartLine, repricedLines, type SoldItems } from "./menu-sale.ts";
import { repricedText } from "./repriced-text.ts";
import { Stepper } from "./stepper.tsx";
import { Suggestions } from "./suggestions.tsx";
import { type Cart, QUANTITY_MAX } from "./use-cart.ts";
import type { CheckoutState } from "./use-checkout.ts";

interface CartFormProps {
  readonly menu: WireMenu;
  readonly checkout: CheckoutState;
  readonly onChange: (line: CartLine) => void;
}

/** The chosen dishes, who orders them, and sending. Only a phone knows them, so that its code may come after the page. */
export function CartForm({ menu, checkout, onChange }: CartFormProps) {
  const t = useWords();
  const money = useMoney();
  const { cart, sold, sending, notice, prices } = checkout;
  const mayGoOn = prices.repriced.length > 0 && prices.isTold;
  return (
    <form onSubmit={checkout.submit} noValidate>
      <fieldset className="plain" disabled={sending.isSending}>
        <CartLines cart={cart} items={menu.menuItems} sold={sold} onChange={onChange} />
        <Suggestions menu={menu} cart={cart} />
        <p className="to-pay">
          <span>{t("total")}</span>
          <strong className="price">{money(decimalFromCents(cartTotal(cart.lines, sold)))}</strong>
        </p>
        <p className="rule">{t("total_note")}</p>
        <GuestFields
          store={menu.storeSettings}
          way={checkout.way}
          onWay={checkout.setWay}
          guest={checkout.guest}
          onGuest={checkout.setGuest}
          fieldErrors={checkout.fieldErrors}
        />
      </fieldset>
      <div className="wrong" role="alert">
        {mayGoOn ? (
          prices.repriced.map((line) => <p key={line.key}>{repricedText(line, { t, money })}</p>)
        ) : (
          <p>{notice}</p>
        )}
      </div>
      <SendingNotice checkout={checkout} />
      <button type="submit" className="button wide" disabled={sending.isSending}>
        {t(mayGoOn ? "send_new_price" : "send_order")}
      </button>
    </form>
  );
}

interface CartLinesProps {
  readonly cart: Cart;
  readonly items: readonly WireItem[];
  readonly sold: SoldItems;
  readonly onChange: (line: CartLine) => void;
}

/** Lists the chosen items at the menu's prices. */
function CartLines({ cart, ...rest }: CartLinesProps) {
  const isMarked = hasMarks(rest.items);
  return (
    <ul className="lines">
      {cart.lines.map((line) => (
        <CartEntry key={line.key} {...{ line, cart, isMarked }} {...rest} />
      ))}
    </ul>
  );
}

interface CartEntryProps extends CartLinesProps {
  readonly line: CartLine;
  /** True if the menu declares allergens or diets of anything. */
  readonly isMarked: boolean;
}

function CartEntry({ line, cart, items, sold, isMarked, onChange }: CartEntryProps) {
  const money = useMoney();
  const item = items.find(({ id }) => id === line.id);
  const title = item?.title ?? line.shownTitle ?? "—";
  const decision = decideCartLine(line, sold);
  const put = (quantity: number) => {
    cart.put({ ...line, quantity });
    // The button goes with its line.
    if (quantity === 0) document.querySelector<HTMLElement>("h1")?.focus();
  };
  return (
    <li className="line">
      {item !== undefined && items.some(({ image }) => image !== null) && (
        <DishPicture item={item} isFirst sizes="64px" />
      )}
      <div className="line-text">
        <div className="line-head">
          <strong>
            <Named of={{ title, lang: item?.lang }} />
          </strong>
          {decision.ok && (
            <span className="price">
              {money(decimalFromCents(multiplyCents(decision.unitPrice, line.quantity)))}
            </span>
          )}
        </div>
        <LineAbout {...{ line, items, sold, isMarked }} isSold={decision.ok} />
        <LineFoot
          {...{ line, title, put }}
          lang={item?.lang}
          onChange={decision.ok ? () => onChange(line) : null}
        />
      </div>
    </li>
  );
}

interface LineAboutProps extends Pick<CartEntryProps, "line" | "items" | "sold" | "isMarked"> {
  readonly isSold: boolean;
}

/** Says what was chosen with a dish, what is in it, and what changed since. */
function LineAbout({ line, items, sold, isMarked, isSold }: LineAboutProps) {
  const t = useWords();
  const money = useMoney();
  const item = items.find(({ id }) => id === line.id);
  const chosen = chosenTexts(line, items);
  const [changed] = repricedLines([line], sold);
  return (
    <>
      {isSold ? (
        chosen.length > 0 && (
          <p className="rule">
            <NamedList of={chosen} />
          </p>
        )
      ) : (
        <p className="wrong">{t("not_available")}</p>
      )}
      {changed !== undefined && <p className="wrong">{repricedText(changed, { t, money })}</p>}
      {item !== undefined && isMarked && <LineMarks item={item} line={line} items={items} />}
      {line.notes !== "" && (
        <p className="rule">
          <bdi>“{line.notes}”</bdi>
        </p>
      )}
    </>
  );
}

interface LineFootProps {
  readonly line: CartLine;
  readonly title: string;
  readonly lang: string | undefined;
  readonly put: (quantity: number) => void;
  /** Null for what cannot be ordered. */
  readonly onChange: (() => void) | null;
}

/** The pieces of a line, and ways to change or remove it. */
function LineFoot({ line, title, lang, put, onChange }: LineFootProps) {
  const t = useWords();
  return (
    <div className="line-foot">
      <Stepper
        value={line.quantity}
        label={title}
        lang={lang}
        min={0}
        max={QUANTITY_MAX}
        onLess={() => put(line.quantity - 1)}
        onMore={() => put(line.quantity + 1)}
      />
      {onChange !== null && (
        <button type="button" className="text-link" onClick={onChange}>
          {t("change")}
        </button>
      )}
      <button type="button" className="text-link" onClick={() => put(0)}>
        {t("remove")}
      </button>
    </div>
  );
}

interface LineMarksProps {
  readonly item: WireItem;
  readonly line: CartLine;
  readonly items: readonly WireItem[];
}

/** Says what is in a line as it was chosen. */
function LineMarks({ item, line, items }: LineMarksProps) {
  const { filter } = useFoodFilter();
  const marks = chosenMarks(item, line, items);
  return <AllergenLine marks={marks} isFine={suits(marks, filter)} />;
}
