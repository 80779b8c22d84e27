import { useEffect, useState } from "react";
import { GuestArt } from "#service/guest-menu/guest/guest-art.tsx";
import { pageLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";

/** Page /m/{code}/feedback/success: thanks, with the restaurant's review page for guests who loved it. */
export function ThanksPage() {
  const t = useWords();
  const page = usePage();
  const [isReviewOffered, setReviewOffered] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    setReviewOffered(new URLSearchParams(location.search).has("review"));
    setMessage(storedThanks());
  }, []);
  const review = typeof page.menu === "string" ? null : page.menu.storeSettings.review_url;
  const hasReview = isReviewOffered && review !== null;
  return (
    <main className="no-menu">
      <GuestArt of="thanks" />
      <h1>{t("fb_thanks")}</h1>
      <p role="status">{message !== null && (message || t("fb_thanks_text"))}</p>
      {hasReview && (
        <a className="button" href={review} rel="noreferrer">
          {t("fb_review")}
        </a>
      )}
      <a className={hasReview ? "text-link" : "button"} href={pageLink(page)}>
        {t("back_to_menu")}
      </a>
    </main>
  );
}

const KEY = "comanda.thanks";

/** Stores the server's text for the thanks page, which is another document. */
export function storeThanks(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // The page then shows its own text.
  }
}

/** Reads the stored text of the server; empty when there is none. */
function storedThanks(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
