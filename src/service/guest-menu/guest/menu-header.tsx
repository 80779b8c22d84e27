import { useRef } from "react";
import { pictureAddress, useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";
import { StoreDialog } from "./store-dialog.tsx";

/** Whose menu it is and at which table, with the way to language, sharing and contact. */
export function MenuHeader({ menu: { storeSettings: store, storeTable } }: { menu: WireMenu }) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header className="store">
      {store.store_image !== null && (
        <img src={pictureAddress(store.store_image)} alt="" width={64} height={64} />
      )}
      <div className="store-text">
        <h1>
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

/** How the store is found: on the page itself, because guests look for it there (back-office §2). */
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
