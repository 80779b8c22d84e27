import { lazy, Suspense } from "react";
import { useT } from "../../platform/use-t.ts";
import classes from "./second-factor.module.css";

const QrDrawing = lazy(() =>
  import("../../platform/qr/qr-drawing.tsx").then((module) => ({ default: module.QrDrawing })),
);

/** The secret for an app: to scan, or to type. */
export function SecretToScan({ secret, uri }: { secret: string; uri: string }) {
  const t = useT();
  return (
    <>
      <p className={classes.text}>{t("auth.second_factor.scan")}</p>
      <div className={classes.code}>
        <Suspense>
          <QrDrawing text={uri} label={t("auth.second_factor.qr")} className={classes.drawing} />
        </Suspense>
      </div>
      <p className={classes.text}>
        {t("auth.second_factor.secret")}
        <code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
    </>
  );
}
