import { useQuery } from "@tanstack/react-query";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import classes from "./settings.module.css";
import { storeQuery } from "./store-api.ts";
import { StoreForm } from "./store-form.tsx";
import { StoreGuests } from "./store-guests.tsx";
import { StorePicture } from "./store-picture.tsx";

/** /dashboard/settings: the store's picture, its details, and how guests reach it. */
export function StoreScreen() {
  const t = useT();
  const store = useQuery(storeQuery);
  return (
    <>
      <PageHeader title={t("settings.store.title")} />
      {store.data ? (
        <div className={classes.column}>
          <StorePicture store={store.data} />
          {store.data.isQRMenuEnabled ? <StoreGuests store={store.data} /> : null}
          <StoreForm store={store.data} />
        </div>
      ) : store.error ? (
        <FailureState
          reason={failureText(store.error, "settings.load_failed")}
          onRetry={() => void store.refetch()}
          busy={store.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} />
      )}
    </>
  );
}
