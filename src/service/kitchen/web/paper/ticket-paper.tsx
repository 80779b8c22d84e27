import { sourceMark } from "#core/settings/web/public.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { PaperTicket, TicketItem } from "../../contract/kitchen.ts";
import { lastFired } from "../../domain/ticket-since.ts";
import { allergenText } from "../ticket/ticket-text.ts";
import classes from "./ticket-paper.module.css";

/** A station's ticket on paper, without prices, large where it is read from a distance. */
export function TicketPaper({ paper }: { paper: PaperTicket }) {
  const t = useT();
  const { ticket, copy_no: copyNo } = paper;
  const place =
    ticket.table_title === null
      ? t(`common.dining.${ticket.delivery_type}`)
      : factsText([ticket.table_title, ticket.floor]);
  const mark = sourceMark(ticket, t);
  const firedAt = lastFired(ticket.items, paper.printed_at);
  return (
    <>
      <header className={classes.head}>
        {copyNo > 1 ? (
          <p className={classes.duplicate}>
            {t("kitchen.paper.duplicate")}
            <span className={classes.copy}>{t("kitchen.paper.copy", { copyNo })}</span>
          </p>
        ) : null}
        <p className={classes.station}>{paper.station}</p>
        <h1 className={classes.token} aria-label={t("common.token_of", { tokenNo: ticket.token_no })}>
          {ticket.token_no}
        </h1>
        <p className={classes.place}>{place}</p>
        {mark === null ? null : <p className={classes.place}>{mark}</p>}
        {ticket.is_paid ? <p className={classes.place}>{t("payments.paid")}</p> : null}
        {ticket.stations.some(({ title, is_added }) => title === paper.station && is_added) ? (
          <p className={classes.added}>
            {factsText([t("kitchen.ticket.added"), t("kitchen.paper.round", { round: ticket.round })])}
          </p>
        ) : null}
      </header>
      {[...Map.groupBy(ticket.items, ({ course }) => course ?? 0)]
        .toSorted(([a], [b]) => a - b)
        .map(([course, items]) => (
          <section key={course}>
            {course === 0 ? null : <h2 className={classes.course}>{t("common.course_of", { course })}</h2>}
            <ul className={classes.lines}>
              {items.map((item) => (
                <PaperLine key={item.id} item={item} />
              ))}
            </ul>
          </section>
        ))}
      <footer className={classes.foot}>
        <p>{t("common.order_of", { orderNo: ticket.order_no })}</p>
        <p>{t("kitchen.paper.sent", { time: formatDateTime(ticket.date) })}</p>
        {firedAt > ticket.date.getTime() ? (
          <p>{t("kitchen.paper.fired", { time: formatDateTime(new Date(firedAt)) })}</p>
        ) : null}
        <p>{t("kitchen.paper.printed", { time: formatDateTime(paper.printed_at) })}</p>
      </footer>
    </>
  );
}

function PaperLine({ item }: { item: TicketItem }) {
  const t = useT();
  return (
    <li className={classes.line}>
      <span className={classes.quantity}>{item.quantity}×</span>
      <div>
        <p className={classes.dish}>
          {item.item_title}{" "}
          {item.variant_title === null ? null : <span className={classes.variant}>{item.variant_title}</span>}
        </p>
        {item.combo_title === null ? null : <p className={classes.detail}>{item.combo_title}</p>}
        {item.seat === null ? null : (
          <p className={classes.detail}>{t("common.seat_of", { seat: item.seat })}</p>
        )}
        {countedTexts(item.addons).map((addon) => (
          <p key={addon} className={classes.detail}>
            + {addon}
          </p>
        ))}
        {item.allergens.length === 0 ? null : (
          <p className={classes.detail}>{allergenText(item.allergens, t)}</p>
        )}
        {item.notes === null ? null : <p className={classes.notes}>{item.notes}</p>}
      </div>
    </li>
  );
}
