import { screens } from "#platform/domain/access/screens.ts";
import { productName } from "#platform/web/frame/brand.tsx";
import { MessagePage } from "#platform/web/frame/shell-presence.tsx";
import { supportVisitOrigin } from "#platform/web/session/support-visit-origin.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { LockedPicture } from "#ui/pictures/locked-picture.tsx";

/** The screen after a support visit, however it ended. */
export function SupportVisitOverScreen() {
  const t = useT();
  const title = t("operations.look.over_title");
  return (
    <MessagePage heading={title}>
      <title>{`${title} · ${productName}`}</title>
      <EmptyState
        picture={<LockedPicture />}
        message={title}
        hint={t("operations.look.over")}
        action={
          <ButtonLink href={supportVisitOrigin() ?? screens.superadminHealth.path}>
            {t("operations.look.to_console")}
          </ButtonLink>
        }
      />
    </MessagePage>
  );
}
