import { screens } from "../../../domain/access/screens.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ButtonLink } from "../../../ui/forms/button-link.tsx";
import { LockedPicture } from "../../../ui/pictures/locked-picture.tsx";
import { productName } from "../../platform/frame/brand.tsx";
import { MessagePage } from "../../platform/frame/shell-presence.tsx";
import { lookInOrigin } from "../../platform/session/look-in-origin.ts";
import { useT } from "../../platform/use-t.ts";

/** Where a look ends, in whichever way. */
export function LookInOverScreen() {
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
          <ButtonLink href={lookInOrigin() ?? screens.superadminHealth.path}>
            {t("operations.look.to_console")}
          </ButtonLink>
        }
      />
    </MessagePage>
  );
}
