import { type Ref, useState } from "react";
import { LanguageLinks } from "./language-links.tsx";
import { useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";

type Shared = "not yet" | "copied" | "refused";

/** The store's details: language, and sharing by the phone's own means or as a copied link. */
export function StoreDialog({
  store,
  ref,
}: {
  store: WireMenu["storeSettings"];
  ref: Ref<HTMLDialogElement>;
}) {
  const t = useWords();
  const [shared, setShared] = useState<Shared>("not yet");
  const share = async () => {
    // The table is the guest's own: who gets the link sees the menu.
    const url = location.origin + location.pathname;
    if (navigator.share) {
      await navigator.share({ title: store.store_name, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setShared("copied"),
      () => setShared("refused"),
    );
  };
  const wasCopied = shared === "copied";
  const wasRefused = shared === "refused";
  return (
    <dialog ref={ref} className="sheet" aria-labelledby="store-title" onClose={() => setShared("not yet")}>
      <form method="dialog">
        <h2 id="store-title">
          <bdi>{store.store_name}</bdi>
        </h2>
        <h3>{t("language")}</h3>
        <LanguageLinks />
        <button type="button" className="button" onClick={() => void share()}>
          {t("share")}
        </button>
        <p role="status">{wasCopied && t("copied")}</p>
        {wasRefused && (
          <label>
            {t("not_copied")}
            <input
              readOnly
              value={location.origin + location.pathname}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
        <button type="submit" className="button quiet">
          {t("close")}
        </button>
      </form>
    </dialog>
  );
}
