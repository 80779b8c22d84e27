import { type Ref, useRef, useState } from "react";
import { languageName, menuLanguages } from "#platform/domain/text/languages.ts";
import { pageLink, pictureAddress, usePage, useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";

/** Shows restaurant and table, with language, sharing and contact. */
export function MenuHeader({ menu: { storeSettings: store, storeTable } }: { menu: WireMenu }) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header className="store">
      {store.store_image !== null && (
        <img src={pictureAddress(store.store_image)} alt="" width={64} height={64} />
      )}
      <div className="store-text">
        <h1 tabIndex={-1}>
          <bdi>{store.store_name}</bdi>
        </h1>
        {storeTable !== null && (
          <p>
            <bdi>
              {storeTable.table_title}
              {storeTable.floor !== null && ` · ${storeTable.floor}`}
            </bdi>
          </p>
        )}
        <Contact store={store} />
      </div>
      <button type="button" className="about" onClick={() => dialog.current?.showModal()}>
        {t("language_share")}
      </button>
      <StoreDialog ref={dialog} store={store} />
    </header>
  );
}

/** Shows the store's contact data on the page itself, because guests look for it there (back-office §2). */
function Contact({ store }: { store: WireMenu["storeSettings"] }) {
  const { address, phone, email } = store;
  if (!address && !phone && !email) return null;
  return (
    <p className="contact">
      {/* Its lines begin where the page begins; only the words within have a direction of their own. */}
      {address && (
        <span>
          <bdi>{address}</bdi>
        </span>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
    </p>
  );
}

type Shared = "not yet" | "copied" | "refused";

/** Shows language and sharing, by the phone's own means or as a copied link. */
function StoreDialog({ store, ref }: { store: WireMenu["storeSettings"]; ref: Ref<HTMLDialogElement> }) {
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

/** Links to the languages of the page, each in its own name; links work before any script has loaded. */
export function LanguageLinks() {
  const t = useWords();
  const page = usePage();
  return (
    <nav aria-label={t("language")}>
      <ul className="languages">
        {menuLanguages.map((each) => (
          <li key={each}>
            <a
              href={pageLink(page, { language: each })}
              lang={each}
              hrefLang={each}
              aria-current={each === page.language ? "true" : undefined}
            >
              {languageName(each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
