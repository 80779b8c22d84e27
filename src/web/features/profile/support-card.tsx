import { Button } from "@mantine/core";
import { IconCopy, IconMail } from "@tabler/icons-react";
import { toastError, toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SurfaceCard } from "../../../ui/frame/surface-card.tsx";
import { supportAddress } from "../../platform/frame/support-address.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./account.module.css";
import { mailtoLink, webmails } from "./mail-links.ts";

/** The support address: to copy, to open in the mail app, or in a webmail. */
export function SupportCard({ subject }: { subject: string }) {
  const t = useT();
  return (
    <SurfaceCard>
      <p className={classes.secondary}>{t("support.address")}</p>
      <p className={classes.address}>{supportAddress}</p>
      <div className={classes.buttons}>
        <Button leftSection={<IconMail size={18} />} component="a" href={mailtoLink(supportAddress, subject)}>
          {t("support.mail_app")}
        </Button>
        <CopyButton />
      </div>
      <p className={classes.webmail}>{t("support.webmail")}</p>
      <div className={classes.buttons}>
        {webmails.map(({ name, compose }) => (
          <Button
            key={name}
            variant="default"
            component="a"
            href={compose(supportAddress, subject)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </Button>
        ))}
      </div>
    </SurfaceCard>
  );
}

function CopyButton() {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(supportAddress);
      toastSuccess(t("support.copied"));
    } catch {
      // No clipboard on plain http, or refused: the address is selectable.
      toastError(t("support.copy_failed"));
    }
  };
  return (
    <Button variant="default" leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
      {t("support.copy")}
    </Button>
  );
}
