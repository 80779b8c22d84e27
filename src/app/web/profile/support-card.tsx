import { IconCopy, IconMail } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import classes from "#core/auth/web/account.module.css";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { supportQuery } from "./support-api.ts";

export interface SupportCardProps {
  /** Subject of the mail. */
  subject: string;
}

/**
 * Shows the support address: to copy, to open in the mail app, or in a webmail. Without a configured address
 * it says so.
 */
export function SupportCard({ subject }: SupportCardProps) {
  const { data, error, refetch, isFetching } = useQuery(supportQuery);
  if (data)
    return data.email === null ? <NoAddress /> : <AddressCard address={data.email} subject={subject} />;
  return <QueryPending query={{ error, refetch, isFetching }} count={1} rowHeight={160} />;
}

/** Tells the operator what to configure, and everybody else whom to ask. */
function NoAddress() {
  const t = useT();
  const user = useUser();
  return (
    <Notice tone="amber">
      {t(user?.role === "superadmin" ? "profile.support.none_operator" : "profile.support.none")}
    </Notice>
  );
}

function AddressCard({ address, subject }: SupportCardProps & { address: string }) {
  const t = useT();
  return (
    <SurfaceCard>
      <Muted>{t("profile.support.address")}</Muted>
      <p className={classes.address}>{address}</p>
      <Row wrap gap={8} above={16}>
        <ButtonLink icon={<IconMail size={18} />} href={mailtoLink(address, subject)}>
          {t("profile.support.mail_app")}
        </ButtonLink>
        <CopyButton address={address} />
      </Row>
      <p className={classes.webmail}>{t("profile.support.webmail")}</p>
      <Row wrap gap={8} above={16}>
        {webmails.map(({ name, compose }) => (
          <ButtonLink
            key={name}
            variant="default"
            href={compose(address, subject)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </ButtonLink>
        ))}
      </Row>
    </SurfaceCard>
  );
}

function CopyButton({ address }: { address: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
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

/** Webmail services by name, with the address that opens a new mail there. */
const webmails = [
  {
    name: "Gmail",
    compose: (to: string, subject: string) =>
      `https://mail.google.com/mail/?${new URLSearchParams({ view: "cm", fs: "1", to, su: subject })}`,
  },
  {
    name: "Outlook",
    compose: (to: string, subject: string) =>
      `https://outlook.live.com/mail/0/deeplink/compose?${new URLSearchParams({ to, subject })}`,
  },
  {
    name: "Yahoo Mail",
    compose: (to: string, subject: string) =>
      `https://compose.mail.yahoo.com/?${new URLSearchParams({ to, subject })}`,
  },
] as const;

/** Opens the device's own mail app. Spaces as %20: mail apps do not read the plus sign. */
function mailtoLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
