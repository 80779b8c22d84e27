import type { ReservationPageWords } from "#app/words/en/guests.ts";
import { apiBase } from "#platform/contract/api-base.ts";
import { type Language, writingOf } from "#platform/domain/text/languages.ts";
import { dayOfText, timeText } from "#platform/domain/writing/moment-text.ts";
import { numberText } from "#platform/domain/writing/number-text.ts";
import type { GuestReservation } from "../contract/guest-reservations.ts";

interface ReservationPageProps {
  readonly reservation: GuestReservation;
  readonly words: ReservationPageWords;
  readonly language: Language;
  /** Code of the link. */
  readonly code: string;
}

/** Page /r/{code}: the reservation behind the link in a mail, for its guest. Drawn by the server alone. */
export function ReservationPage({ reservation, words: t, language, code }: ReservationPageProps) {
  const { storeName, storePhone, storeAddress, date, timeZone, people_count, unique_code } = reservation;
  const state = stateOf(reservation);
  const isOpen = state === "booked";
  const [moment, writing] = [{ at: date, zone: timeZone }, writingOf(language)];
  return (
    <>
      <article className="paper">
        <h1>
          <bdi>{storeName}</bdi>
        </h1>
        <p role="status" className={isOpen ? "sealed" : "kind"}>
          {t[state]}
        </p>
        <dl className="facts">
          <dt>{t.date}</dt>
          <dd>
            <bdi>{dayOfText(moment, writing)}</bdi>
          </dd>
          <dt>{t.time}</dt>
          <dd>
            <bdi>{timeText(moment, writing)}</bdi>
          </dd>
          {people_count > 0 && (
            <>
              <dt>{t.people}</dt>
              <dd>{numberText(people_count, writing)}</dd>
            </>
          )}
          <dt>{t.code}</dt>
          <dd>
            <bdi dir="ltr">{unique_code}</bdi>
          </dd>
        </dl>
      </article>
      {isOpen && (reservation.may_cancel ? <CancelPart words={t} code={code} /> : <p>{t.too_late}</p>)}
      <address>
        {storeAddress && <bdi>{storeAddress}</bdi>}
        {storePhone && (
          <a className="button quiet" href={`tel:${storePhone.replaceAll(/[^\d+]/g, "")}`}>
            {t.call.replace("{{phone}}", `\u2066${storePhone}\u2069`)}
          </a>
        )}
      </address>
    </>
  );
}

/** Cancels after a question; afterwards the page is drawn anew. */
function CancelPart({ words: t, code }: Omit<ReservationPageProps, "reservation" | "language">) {
  return (
    <>
      <button type="button" className="button quiet" data-opens="question">
        {t.cancel}
      </button>
      <dialog id="question" className="sheet" aria-labelledby="question-title">
        <form
          noValidate
          data-post={`${apiBase}/reservations/guest/${encodeURIComponent(code)}/cancel`}
          data-offline={t.err_offline}
          data-other={t.err_failed}
        >
          <h2 id="question-title">{t.question}</h2>
          <p>{t.body}</p>
          <p className="wrong" role="alert" />
          <button type="submit" className="button">
            {t.cancel}
          </button>
          <button type="submit" className="button quiet" formMethod="dialog" value="keep">
            {t.keep}
          </button>
        </form>
      </dialog>
    </>
  );
}

/** Returns the state that the guest sees. */
function stateOf({ status, has_arrived, is_over }: GuestReservation) {
  if (status === "cancelled") return status;
  if (is_over) return "over";
  return has_arrived ? "arrived" : "booked";
}
