import { useQuery } from "@tanstack/react-query";
import { storeQuery } from "#core/settings/web/public.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { printQuery } from "./print-api.ts";
import { PrintForm } from "./print-form.tsx";

/** /dashboard/settings/print-settings: what stands on paper, and how that looks. */
export function PrintSettingsScreen() {
  const t = useT();
  const print = useQuery(printQuery);
  const store = useQuery(storeQuery);
  const error = print.error ?? store.error;
  return (
    <>
      <PageHeader title={t("settings.print.title")} />
      {print.data && store.data ? (
        <PrintForm print={print.data} store={store.data} />
      ) : error ? (
        <FailureState
          reason={failureText(error, "settings.load_failed")}
          onRetry={() => {
            void print.refetch();
            void store.refetch();
          }}
          busy={print.isFetching || store.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} />
      )}
    </>
  );
}
