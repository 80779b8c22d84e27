import { useLastOrder } from "#service/cart/guest/use-last-order.ts";
import { orderLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";

/** An order that was not fetched within half a day belongs to another visit. */
const SHOWN_MS = 12 * 60 * 60 * 1000;

/** Links the menu to the page of the order that this phone placed, until it is handed over; a shared bill shows it anyway. */
export function LastOrderLink({ isInBill }: { isInBill: boolean }) {
  const t = useWords();
  const page = usePage();
  const [lastOrder] = useLastOrder();
  if (isInBill || lastOrder === null || Date.now() - lastOrder.placedAt > SHOWN_MS) return null;
  return (
    <p>
      <a className="button quiet wide" href={orderLink(page, lastOrder.token)}>
        {t("see_order")}
      </a>
    </p>
  );
}
