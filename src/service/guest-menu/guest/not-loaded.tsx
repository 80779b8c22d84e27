import { GuestArt } from "./guest-art.tsx";
import { useWords } from "./page-context.ts";

/** Says that something did not come, and offers to try again. */
export function NotLoaded({ onAgain }: { onAgain: () => void }) {
  const t = useWords();
  return (
    <div className="nothing" role="alert">
      <GuestArt of="failed" />
      <p>{t("not_loaded")}</p>
      <button type="button" className="button" onClick={onAgain}>
        {t("try_again")}
      </button>
    </div>
  );
}
