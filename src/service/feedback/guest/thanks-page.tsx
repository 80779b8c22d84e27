import { useEffect, useState } from "react";
import { pageLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import { keptThanks } from "./kept-thanks.ts";

/** /m/{code}/feedback/success: thanks, and for who loved it the restaurant's own review page. */
export function ThanksPage() {
  const t = useWords();
  const page = usePage();
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    setAsked(new URLSearchParams(location.search).has("review"));
    setMessage(keptThanks());
  }, []);
  const review = typeof page.menu === "string" ? null : page.menu.storeSettings.review_url;
  return (
    <main className="no-menu">
      <h1>{t("fb_thanks")}</h1>
      <p role="status">{message !== null && (message || t("fb_thanks_text"))}</p>
      {isAsked && review !== null && (
        <a className="button" href={review} rel="noreferrer">
          {t("fb_review")}
        </a>
      )}
      <a className="button quiet" href={pageLink(page)}>
        {t("back_to_menu")}
      </a>
    </main>
  );
}
