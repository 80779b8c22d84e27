import { useQuery } from "@tanstack/react-query";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { PartedPage } from "#ui/frame/parts/parted-page.tsx";
import { storeQuery } from "./store-api.ts";
import { StoreForm } from "./store-form.tsx";

/** /dashboard/settings: the store, how it operates, what guests may do, and the store room. */
export function StoreScreen() {
  const t = useT();
  const store = useQuery(storeQuery);
  return (
    <>
      <PageHeader title={t("common.store_details")} />
      {store.data ? (
        <PartedPage label={t("platform.on_this_page")}>
          <StoreForm store={store.data} />
        </PartedPage>
      ) : (
        <QueryPending query={store} fallback="settings.load_failed" count={8} shape="fields" />
      )}
    </>
  );
}
