import { useQuery } from "@tanstack/react-query";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { isSoldOut } from "../menu/pos-menu.ts";
import { usePos } from "../pos-context.ts";
import { draftsQuery, useDraftActions } from "./draft-actions.ts";
import classes from "./drafts-dialog.module.css";
import { cartOfDraft } from "./kept-cart.ts";
import type { LocalDraft } from "./local-drafts.ts";
import { useLoadCart } from "./use-load-cart.ts";

const refreshKeys = [draftsQuery.queryKey];

/** Carts that were put aside, on this till or another: load, delete, delete all. */
export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const confirm = useConfirm();
  const { data } = useQuery(draftsQuery);
  const drafts = data?.drafts;
  useRealtimeRefresh(["drafts_changed"], refreshKeys);
  const actions = useDraftActions();
  const isBusy = actions.remove.isPending || actions.removeAll.isPending;
  const confirmRemoveAll = async () => {
    const question = { title: t("drafts.all_title"), confirmLabel: t("drafts.all"), tone: "danger" } as const;
    if (await confirm(question)) actions.removeAll.mutate(undefined, { onError: showError });
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("drafts.title")}
      footer={
        drafts && drafts.length > 0 ? (
          <Button variant="subtle" tone="danger" disabled={isBusy} onClick={() => void confirmRemoveAll()}>
            {t("drafts.all")}
          </Button>
        ) : null
      }
    >
      {data?.isCurrent === false ? (
        <p role="status" className={classes.note} data-tone="amber">
          {t("drafts.not_current")}
        </p>
      ) : null}
      {drafts === undefined ? (
        <p role="status">{t("qrOrders.loading")}</p>
      ) : drafts.length === 0 ? (
        <EmptyState size="small" picture={<OrdersPicture />} message={t("drafts.empty")} />
      ) : (
        <EntryList>
          {drafts.map((draft) => (
            <DraftCard key={draft.uuid} draft={draft} actions={actions} isBusy={isBusy} onLoaded={onClose} />
          ))}
        </EntryList>
      )}
    </AppDialog>
  );
}

interface DraftCardProps {
  draft: LocalDraft;
  actions: ReturnType<typeof useDraftActions>;
  isBusy: boolean;
  onLoaded: () => void;
}

function DraftCard({ draft, actions: { save, remove }, isBusy, onLoaded }: DraftCardProps) {
  const { menu } = usePos();
  const t = useT();
  const load = useLoadCart(onLoaded);
  const { nameRef, date, isShared, cart } = draft;
  const pieces = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const hasSoldOut = cart.lines.some((line) =>
    [line, ...(line.parts ?? [])].some(({ id }) => isSoldOut(menu, id)),
  );
  const offerUndo = () =>
    toastUndo({
      message: t("drafts.removed", { name: nameRef }),
      undoLabel: t("pos.cart.undo"),
      // A deleted draft does not come back; what was in it does, as a new one.
      onUndo: () => save.mutate({ nameRef, cart }),
    });
  return (
    <EntryCard
      title={nameRef}
      details={[
        [
          formatDateTime(date),
          t("pos.cart.pieces", { count: pieces }),
          ...(isShared ? [] : [t("drafts.only_here")]),
        ].join(" · "),
      ]}
      warning={hasSoldOut ? t("drafts.has_sold_out") : null}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => void load(cartOfDraft(draft, menu, clientUuid))}>
            {t("drafts.load")}
          </Button>
          <Button
            variant="subtle"
            tone="danger"
            disabled={isBusy}
            onClick={() => remove.mutate(draft, { onError: showError, onSuccess: offerUndo })}
          >
            {t("drafts.delete")}
          </Button>
        </>
      }
    />
  );
}
