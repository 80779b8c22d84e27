import { IconExternalLink, IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { guestAddress, leadsOnlyHere } from "#platform/web/guest-address.ts";
import { saveFile } from "#platform/web/lists/download-csv.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import classes from "./settings.module.css";
import type { Store } from "./store-picture.tsx";

/** The code and the link that lead guests to the menu; there while the menu is on. */
export function GuestMenuLink({ store }: { store: Store }) {
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
    <Stack gap={8}>
      <div>
        <Text weight={550}>{t("settings.store.menu_link")}</Text>
        <Muted lines="anywhere">{address}</Muted>
      </div>
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
    </Stack>
  );
}

/** Downloads the QR code of an address, PNG of 1080 pixels; its drawing is loaded with the first one. */
async function downloadQr(address: string, name: string): Promise<void> {
  const { qrPng } = await import("#platform/web/qr/qr-png.ts");
  saveFile({ name, blob: await qrPng({ text: address }) });
}
