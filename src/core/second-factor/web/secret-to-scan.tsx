import { IconCopy } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import classes from "./second-factor.module.css";

const QrDrawing = lazy(() =>
  import("#platform/web/qr/qr-drawing.tsx").then((module) => ({ default: module.QrDrawing })),
);

/** The secret for an app: to scan, or to type. */
export function SecretToScan({ secret, uri }: { secret: string; uri: string }) {
  const t = useT();
  return (
    <>
      <Muted>{t("auth.second_factor.scan")}</Muted>
      <div className={classes.code}>
        <Suspense>
          <QrDrawing text={uri} label={t("auth.second_factor.qr")} className={classes.drawing} />
        </Suspense>
      </div>
      <Muted>
        {t("auth.second_factor.secret")}
        <code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </Muted>
      <div className={classes.buttons}>
        <Button
          variant="default"
          icon={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard
              ?.writeText(secret)
              .then(() => toastSuccess(t("auth.second_factor.secret_copied")))
          }
        >
          {t("auth.second_factor.copy_secret")}
        </Button>
        {/* On a phone nobody can scan its own screen: the app itself takes the key. */}
        <a className={classes.openApp} href={uri}>
          {t("auth.second_factor.open_app")}
        </a>
      </div>
    </>
  );
}
