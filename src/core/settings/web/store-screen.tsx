import { IconExternalLink, IconQrcode } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { guestAddress, leadsOnlyHere } from "#platform/web/guest-address.ts";
import { saveFile } from "#platform/web/lists/download-csv.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Row } from "#ui/layout/layout.tsx";
import classes from "./settings.module.css";
import { storeQuery } from "./store-api.ts";
import { StoreForm } from "./store-form.tsx";
import { type Store, StorePicture } from "./store-picture.tsx";

/** /dashboard/settings: the store's picture, its details, and how guests reach it. */
export function StoreScreen() {
  const t = useT();
  const store = useQuery(storeQuery);
  return (
    <>
      <PageHeader title={t("common.store_details")} />
      {store.data ? (
        <div className={classes.column}>
          <StorePicture store={store.data} />
          {store.data.isQRMenuEnabled ? <StoreGuests store={store.data} /> : null}
          <StoreForm store={store.data} />
        </div>
      ) : (
        <QueryPending query={store} fallback="settings.load_failed" count={8} shape="fields" />
      )}
    </>
  );
}

/** The code and the link that lead guests to the menu; there while the menu is on. */
function StoreGuests({ store }: { store: Store }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const address = guestAddress(store.menuAddress);
  const download = () => {
    setBusy(true);
    downloadQr(address, "menu-qr.png")
      .catch(showError)
      .finally(() => setBusy(false));
  };
  return (
    <Section title={t("settings.store.menu_link")} description={address}>
      {leadsOnlyHere(address) ? <p className={classes.warning}>{t("settings.store.only_here")}</p> : null}
      <Row wrap gap={8}>
        <Button
          variant="default"
          busy={busy}
          icon={<IconQrcode size={20} aria-hidden="true" />}
          onClick={download}
        >
          {t("settings.store.download_qr")}
        </Button>
        <ButtonLink
          variant="default"
          href={address}
          target="_blank"
          rel="noreferrer"
          icon={<IconExternalLink size={20} aria-hidden="true" />}
        >
          {t("settings.store.view_menu")}
        </ButtonLink>
      </Row>
    </Section>
  );
}

/** Downloads the QR code of an address, PNG of 1080 pixels; its drawing is loaded with the first one. */
async function downloadQr(address: string, name: string): Promise<void> {
  const { qrPng } = await import("#platform/web/qr/qr-png.ts");
  saveFile({ name, blob: await qrPng({ text: address }) });
}
