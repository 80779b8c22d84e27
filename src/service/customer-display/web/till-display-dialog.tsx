import { IconDeviceDesktop } from "@tabler/icons-react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./till-display-dialog.module.css";
import { ownTillId, tillCode } from "./till-id.ts";

/** Explains how guests can see this till: its code for another device, and a window for a second screen. */
export function TillDisplayDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const user = useUser();
  const code = tillCode(ownTillId());
  const mayOpen = user !== null && mayEnter(actorOf(user), "customerDisplay");
  return (
    <AppDialog
      opened
      compact
      size="small"
      title={t("customerDisplay.connect.open")}
      onClose={onClose}
      footer={
        <Button size="lg" variant="default" data-autofocus onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      <Stack gap={8}>
        <Muted centred>{t("customerDisplay.connect.number")}</Muted>
        <p className={classes.code}>{code}</p>
        <Text as="h3" above={12} size="md" weight={650}>
          {t("customerDisplay.connect.other_device")}
        </Text>
        <p>{t("customerDisplay.connect.other_device_hint", { code })}</p>
        {mayOpen ? (
          <>
            <Text as="h3" above={12} size="md" weight={650}>
              {t("customerDisplay.connect.second_screen")}
            </Text>
            <p>{t("customerDisplay.connect.second_screen_hint")}</p>
            <ButtonLink
              href={screens.customerDisplay.path}
              target="_blank"
              rel="noopener"
              size="lg"
              icon={<IconDeviceDesktop size={20} aria-hidden="true" />}
            >
              {t("customerDisplay.connect.open_window")}
            </ButtonLink>
          </>
        ) : null}
      </Stack>
    </AppDialog>
  );
}
