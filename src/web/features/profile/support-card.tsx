import { IconCopy, IconMail } from "@tabler/icons-react";
import { toastError, toastSuccess } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { ButtonLink } from "../../../ui/forms/button-link.tsx";
import { SurfaceCard } from "../../../ui/frame/surface-card.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./account.module.css";
import { mailtoLink, webmails } from "./mail-links.ts";

const supportAddress = "soporte@comanda.test";

/** The support address: to copy, to open in the mail app, or in a webmail. */
export function SupportCard({ subject }: { subject: string }) {
  const t = useT();
  return (
    <SurfaceCard>
      <p className={classes.secondary}>{t("profile.support.address")}</p>
      <p className={classes.address}>{supportAddress}</p>
      <div className={classes.buttons}>
        <ButtonLink icon={<IconMail size={18} />} href={mailtoLink(supportAddress, subject)}>
          {t("profile.support.mail_app")}
        </ButtonLink>
        <CopyButton />
      </div>
      <p className={classes.webmail}>{t("profile.support.webmail")}</p>
      <div className={classes.buttons}>
        {webmails.map(({ name, compose }) => (
          <ButtonLink
            key={name}
            variant="default"
            href={compose(supportAddress, subject)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </ButtonLink>
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
      toastSuccess(t("profile.support.copied"));
    } catch {
      // No clipboard on plain http, or refused: the address is selectable.
      toastError(t("profile.support.copy_failed"));
    }
  };
  return (
    <Button variant="default" icon={<IconCopy size={18} />} onClick={() => void copy()}>
      {t("profile.support.copy")}
    </Button>
  );
}
