import { useEffect, useState } from "react";
import { writingOf } from "#platform/domain/text/languages.ts";
import { lengthText } from "#platform/domain/writing/duration-text.ts";
import { GuestArt } from "#service/guest-menu/guest/guest-art.tsx";
import { orderLink, pageLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";

/** Seconds until the page after an order tries to close itself (back-office §9). */
const COUNTDOWN_S = 10;
const SECOND_MS = 1_000;

/** Confirms the sent order, counts down and tries to close; the link to the order stays. */
export function SuccessPage() {
  const t = useWords();
  const page = usePage();
  const [left, setLeft] = useState(COUNTDOWN_S);
  const [order, setOrder] = useState<string | null>(null);
  useEffect(() => {
    setOrder(new URLSearchParams(location.search).get("order"));
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) close();
  }, [left]);
  const isClosing = left > 0;
  return (
    <main className="no-menu">
      <GuestArt of="sent" />
      <h1>{t("success_title")}</h1>
      <p>{t("success_waiting")}</p>
      {order !== null && page.qrcode !== "" && (
        <a className="button" href={orderLink(page, order)}>
          {t("see_order")}
        </a>
      )}
      <a className="text-link" href={pageLink(page)}>
        {t("back_to_menu")}
      </a>
      <p className="rule" role="timer">
        {isClosing
          ? t("closes_in", { time: lengthText(left, "second", writingOf(page.language)) })
          : t("close_yourself")}
      </p>
    </main>
  );
}

/** Tells why an order was not made. */
export function FailurePage() {
  const t = useWords();
  const page = usePage();
  const hasCart = page.qrcode !== "";
  const [why, setWhy] = useState("");
  useEffect(() => {
    try {
      setWhy(sessionStorage.getItem("comanda.failure") ?? "");
    } catch {
      // A phone without storage shows the general words.
    }
  }, []);
  return (
    <main className="no-menu">
      <GuestArt of="failed" />
      <h1>{t("failure_title")}</h1>
      <p role="alert">{why === "" ? t("something_wrong") : why}</p>
      <p>{t("failure_kept")}</p>
      {hasCart && (
        <a className="button" href={pageLink(page, { view: "cart" })}>
          {t("back_to_order")}
        </a>
      )}
      <a className={hasCart ? "text-link" : "button"} href={pageLink(page)}>
        {t("back_to_menu")}
      </a>
    </main>
  );
}
