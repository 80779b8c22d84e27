import { useState } from "react";
import { writingOf } from "#platform/domain/text/languages.ts";
import { minuteText } from "#platform/domain/writing/moment-text.ts";
import { phoneLink, wayTo } from "./contact.tsx";
import { GuestIcon } from "./guest-icon.tsx";
import { LaterPart } from "./later-part.tsx";
import { laterPieces } from "./later-pieces.ts";
import { opensText } from "./notices.tsx";
import { pictureAddress, pictureSizes, usePage, useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";

type Store = WireMenu["storeSettings"];

/** Shows restaurant and table on the cover or the accent, and below in one line how it is reached. */
export function MenuHeader({ menu: { storeSettings: store, storeTable } }: { menu: WireMenu }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <header>
      <div className={store.cover === null ? "band" : "band covered"}>
        {store.cover !== null && (
          <img
            className="cover"
            src={pictureAddress(store.cover)}
            srcSet={pictureSizes(store.cover, ["720", "1080"], 1440)}
            sizes="(width < 48rem) 100vw, 48rem"
            alt=""
            width={720}
            height={240}
            fetchPriority="high"
          />
        )}
        {store.store_image !== null && (
          <img className="logo" src={pictureAddress(store.store_image)} alt="" width={48} height={48} />
        )}
        <div className="store-text">
          <h1 tabIndex={-1}>{store.store_name}</h1>
          {storeTable !== null && (
            <p>
              <bdi>
                {storeTable.table_title}
                {storeTable.floor !== null && ` · ${storeTable.floor}`}
              </bdi>
            </p>
          )}
        </div>
        <button
          type="button"
          className="round"
          aria-label={t("language_share")}
          title={t("language_share")}
          onClick={() => setOpen(true)}
        >
          <GuestIcon of="world" />
        </button>
      </div>
      <Reach store={store} onOpen={() => setOpen(true)} />
      {isOpen && <LaterPart load={laterPieces.storeSheet} props={{ store, onClose: () => setOpen(false) }} />}
    </header>
  );
}

/** One line: until when it is open, which opens the details; its telephone; the way there. */
function Reach({ store, onOpen }: { store: Store; onOpen: () => void }) {
  const t = useWords();
  const { language } = usePage();
  const { phone, address, open_until: until, closed } = store;
  const isClosed = closed !== null;
  const open =
    until === null ? t("about") : t("open_until", { when: minuteText(until, writingOf(language)) });
  return (
    <p className="reach">
      <button type="button" className={isClosed ? "shut" : ""} onClick={onOpen}>
        {isClosed ? opensText(closed, t, language) : open}
        <GuestIcon of="down" size={16} />
      </button>
      {phone && (
        <a href={phoneLink(phone)}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {address && (
        <a href={wayTo(address)} target="_blank" rel="noreferrer">
          {t("directions")}
        </a>
      )}
    </p>
  );
}
