import { type Language, languageName, languages } from "#platform/domain/text/languages.ts";
import type { LinkPage as LinkPageData, NoLink } from "#service/guest-menu/contract/link-page.ts";
import { GuestArt } from "#service/guest-menu/guest/guest-art.tsx";
import type { GuestReservation } from "#service/reservations/contract/guest-reservations.ts";
import { ReservationPage } from "#service/reservations/guest/reservation-page.tsx";
import type { PublicDocument } from "#tax/tax-delivery/contract/tax-delivery.ts";
import { DocumentPage } from "#tax/tax-delivery/guest/document-page.tsx";
import { guestWordsOf } from "../words/guest-words.ts";

type Page = Omit<LinkPageData, "files">;

/** A page behind a link, or why it shows nothing, with the choice of language. */
export function LinkPage(page: Page) {
  const { language, path } = page;
  const words = guestWordsOf(language);
  return (
    <main className="link-page">
      <Content {...page} />
      <nav aria-label={words.documentPage.language}>
        <ul className="languages">
          {languages.map((each) => (
            <li key={each}>
              <a
                href={`${path}?lang=${each}`}
                lang={each}
                hrefLang={each}
                aria-current={each === language ? "true" : undefined}
              >
                {languageName(each)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}

function Content({ kind, content, code, language, path }: Page) {
  const { documentPage, reservationPage, guests } = guestWordsOf(language);
  if (typeof content === "string") {
    const { title, text } = nothingIn(kind, content as NoLink, language);
    // The same address gives nothing else where the link is wrong.
    const isWorthAnother = content !== "unknown";
    return (
      <div className="no-menu">
        <GuestArt of="failed" />
        <h1>{title}</h1>
        <p>{text}</p>
        {isWorthAnother && (
          <a className="button" href={path}>
            {guests.try_again}
          </a>
        )}
      </div>
    );
  }
  return kind === "document" ? (
    <DocumentPage document={content as PublicDocument} words={documentPage} language={language} />
  ) : (
    <ReservationPage
      reservation={content as GuestReservation}
      words={reservationPage}
      language={language}
      code={code}
    />
  );
}

/** Returns why there is nothing to show, and what to do. */
function nothingIn(kind: Page["kind"], why: NoLink, language: Language) {
  const { documentPage: document, reservationPage: reservation } = guestWordsOf(language);
  switch (why) {
    case "too_many":
      return { title: document.too_many, text: document.too_many_hint };
    case "failed":
      return { title: document.failed, text: document.failed_hint };
    default:
      return kind === "document"
        ? { title: document.not_found, text: document.not_found_hint }
        : { title: reservation.broken, text: reservation.broken_hint };
  }
}

/** Returns the title of the window. */
export function linkTitle({ kind, content, language }: Page): string {
  const { documentPage, reservationPage } = guestWordsOf(language);
  if (typeof content === "string") return nothingIn(kind, content as NoLink, language).title;
  return kind === "document"
    ? `${(content as PublicDocument).issuer} · ${documentPage.title}`
    : `${(content as GuestReservation).storeName} · ${reservationPage.title}`;
}
