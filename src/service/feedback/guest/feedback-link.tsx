import { pageLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";

/** The way to say how it was, where the restaurant asks for that. */
export function FeedbackLink() {
  const t = useWords();
  const page = usePage();
  const isAsked = typeof page.menu !== "string" && page.menu.storeSettings.is_feedback_enabled;
  if (!isAsked) return null;
  return (
    <a className="button quiet wide" href={pageLink(page, { view: "feedback" })}>
      {t("fb_give")}
    </a>
  );
}
