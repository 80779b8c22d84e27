import { useState } from "react";
import { Contact } from "./contact.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";
import { Sheet } from "./sheet.tsx";

type Shared = "not yet" | "copied" | "refused";

interface StoreSheetProps {
  readonly store: WireMenu["storeSettings"];
  readonly onClose: () => void;
}

/** Shows how the restaurant is reached, the languages, and sharing, by the phone's own means or as a copied link. */
export function StoreSheet({ store, onClose }: StoreSheetProps) {
  const t = useWords();
  const [shared, setShared] = useState<Shared>("not yet");
  const share = async () => {
    // The link leaves out the guest's table: whoever gets it only sees the menu.
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
    <Sheet title={<bdi>{store.store_name}</bdi>} onClose={onClose}>
      <Contact store={store} />
      <h3>{t("language")}</h3>
      <LanguageLinks />
      <button type="button" className="button quiet wide" onClick={() => void share()}>
        {t("share")}
      </button>
      <p role="status">{wasCopied && t("copied")}</p>
      {wasRefused && (
        <label className="field">
          {t("not_copied")}
          <input
            readOnly
            value={location.origin + location.pathname}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </Sheet>
  );
}
