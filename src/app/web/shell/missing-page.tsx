import { useRouter } from "@tanstack/react-router";
import { MessagePage } from "#platform/web/frame/shell-presence.tsx";
import { landingPathOf } from "#platform/web/session/landing.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";

/** The page of an address without a screen: the way home. */
export function MissingPage() {
  const t = useT();
  const router = useRouter();
  const user = useUser();
  const goHome = () => void router.navigate({ to: user ? landingPathOf(user) : "/login" });
  return (
    <MessagePage heading={t("shell.not_found_title")}>
      <EmptyState
        picture={<SearchPicture />}
        message={t("shell.not_found")}
        action={<Button onClick={goHome}>{t("shell.go_home")}</Button>}
      />
    </MessagePage>
  );
}
