import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { Button } from "../../../ui/forms/button.tsx";
import { landingPathOf } from "../../platform/session/landing.ts";
import { useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./auth-layout.module.css";
import { AuthLayout } from "./auth-layout.tsx";

/** For whoever opens a screen without the scope for it. */
export function NoAccessScreen() {
  const t = useT();
  const router = useRouter();
  const user = useUser();
  const canGoBack = useCanGoBack();
  const goBack = () => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: user ? landingPathOf(user) : "/login" });
  };
  return (
    <AuthLayout title={t("shell.no_access_title")} subtitle={t("shell.no_access_hint")}>
      <div className={classes.form}>
        <Button size="lg" onClick={goBack}>
          {t("shell.go_back")}
        </Button>
      </div>
    </AuthLayout>
  );
}
