import { useQuery } from "@tanstack/react-query";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { failureText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { printQuery } from "./print-api.ts";
import { PrintForm } from "./print-form.tsx";
import { storeQuery } from "./store-api.ts";

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
