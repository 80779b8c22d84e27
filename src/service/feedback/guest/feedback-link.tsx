import { pageLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";

/** Links to the feedback page, where the restaurant asks for feedback. */
export function FeedbackLink() {
  const t = useWords();
  const page = usePage();
  const isEnabled = typeof page.menu !== "string" && page.menu.storeSettings.is_feedback_enabled;
  if (!isEnabled) return null;
  return (
    <a className="button quiet wide" href={pageLink(page, { view: "feedback" })}>
      {t("fb_give")}
    </a>
  );
}
