import { mayDo } from "#platform/domain/access/actions.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";

export interface NoAccountsProps {
  /** What to say when there is no account at all; null when search or filter hide them. */
  empty: { readonly message: string; readonly hint: string } | null;
  onShowAll: () => void;
}

/** In place of the cards when none is shown. */
export function NoAccounts({ empty, onShowAll }: NoAccountsProps) {
  const t = useT();
  const user = useUser();
  if (empty === null)
    return (
      <EmptyState
        picture={<SearchPicture />}
        message={t("orders.no_results")}
        hint={t("orders.no_results_hint")}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t("orders.show_all")}
          </Button>
        }
      />
    );
  const maySell = user !== null && mayDo(actorOf(user), "order.create");
  return (
    <EmptyState
      picture={<OrdersPicture />}
      message={empty.message}
      hint={empty.hint}
      action={maySell ? <RouterButton to="/dashboard/pos">{t("orders.go_to_pos")}</RouterButton> : null}
    />
  );
}
