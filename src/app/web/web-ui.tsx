import { type ReactNode, useMemo } from "react";
import { currentSupportVisit } from "#platform/web/session/realm.ts";
import { useT } from "#platform/web/use-t.ts";
import type { UiLabels } from "#ui/theme/ui-labels.tsx";
import { UiProvider } from "#ui/ui-provider.tsx";

/** The design system with its shared words in the current language. */
export function WebUi({ children }: { children: ReactNode }) {
  const t = useT();
  const labels = useMemo<UiLabels>(
    () => ({
      close: t("ui.close"),
      cancel: t("ui.cancel"),
      clear: t("ui.clear"),
      retry: t("ui.retry"),
      loading: t("ui.loading"),
      actions: t("ui.actions"),
      showPassword: t("ui.showPassword"),
      hidePassword: t("ui.hidePassword"),
      increase: t("ui.increase"),
      decrease: t("ui.decrease"),
      remove: t("ui.remove"),
      nothingFound: t("ui.nothingFound"),
      firstPage: t("ui.firstPage"),
      previousPage: t("ui.previousPage"),
      nextPage: t("ui.nextPage"),
      lastPage: t("ui.lastPage"),
      slow: t("ui.slow"),
      skipToContent: t("ui.skipToContent"),
      mainMenu: t("ui.mainMenu"),
      openMenu: t("ui.openMenu"),
      collapseMenu: t("ui.collapseMenu"),
      expandMenu: t("ui.expandMenu"),
      view: t("ui.view"),
      columns: t("ui.columns"),
      density: t("ui.density"),
      comfortable: t("ui.comfortable"),
      compact: t("ui.compact"),
      details: t("ui.details"),
      total: t("ui.total"),
      showTable: t("ui.showTable"),
      showChart: t("ui.showChart"),
      dateForm: t("ui.dateForm"),
      noDate: t("ui.noDate"),
      firstDate: (date) => t("ui.firstDate", { date }),
      lastDate: (date) => t("ui.lastDate", { date }),
      openCalendar: t("ui.openCalendar"),
      number: {
        not_a_number: t("ui.number.not_a_number"),
        no_whole_number: t("ui.number.no_whole_number"),
        too_many_decimals: (most) => t("ui.number.too_many_decimals", { most }),
        too_large: t("ui.number.too_large"),
        beyond: (most) => t("ui.number.beyond", { most }),
        negative: t("ui.number.negative"),
        unclear: t("ui.number.unclear"),
        use: (number) => t("ui.number.use", { number }),
      },
      readOnly: currentSupportVisit() === undefined ? null : t("errors.look_in_reads_only"),
    }),
    [t],
  );
  return <UiProvider labels={labels}>{children}</UiProvider>;
}
