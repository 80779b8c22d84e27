import { IconExternalLink, IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { guestAddress, leadsOnlyHere } from "#platform/web/guest-address.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { Section } from "#ui/frame/section.tsx";
import { downloadQr } from "./download-qr.ts";
import classes from "./settings.module.css";
import type { Store } from "./store-picture.tsx";

/** The code and the link that lead guests to the menu; there while the menu is on. */
export function StoreGuests({ store }: { store: Store }) {
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
      <div className={classes.ways}>
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
      </div>
    </Section>
  );
}
