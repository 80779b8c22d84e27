import { useRouter } from "@tanstack/react-router";
import { landingPathOf } from "#platform/web/session/landing.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/**
 * Screen for somebody without the permission for a page. It leads to their own start, because the page before
 * would refuse them again.
 */
export function NoAccessScreen() {
  const t = useT();
  const router = useRouter();
  const user = useUser();
  const goHome = () => void router.navigate({ to: user ? landingPathOf(user) : "/login", replace: true });
  return (
    <AuthLayout title={t("shell.no_access_title")} subtitle={t("shell.no_access_hint")}>
      <Stack gap={16} above={20}>
        <Button size="lg" onClick={goHome}>
          {t(user ? "shell.go_home" : "auth.password.back_to_login")}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
