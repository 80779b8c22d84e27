import { useKeptOrder } from "#service/cart/guest/use-kept-order.ts";
import { orderLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";

/** An order that nobody fetched within half a day is of another visit. */
const SHOWN_MS = 12 * 60 * 60 * 1000;

/** The way from the menu to the page of the order that this phone placed, until it is handed over. */
export function KeptOrderLink() {
  const t = useWords();
  const page = usePage();
  const [kept] = useKeptOrder();
  if (kept === null || Date.now() - kept.placedAt > SHOWN_MS) return null;
  return (
    <p className="kept-order">
      <a className="button quiet wide" href={orderLink(page, kept.token)}>
        {t("see_order")}
      </a>
    </p>
  );
}
