import { IconFileZip } from "@tabler/icons-react";
import { useState } from "react";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { type PeriodChoice, PeriodFilter } from "#platform/web/lists/period-filter.tsx";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./tax-delivery.module.css";
import { archiveAddress } from "./tax-delivery-api.ts";

type Choice = PeriodChoice<(typeof pastPeriods)[number]>;

/** All documents of a period as one file, for whoever keeps the books. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const [choice, setChoice] = useState<Choice>({ period: "this_month" });
  const { period: type, from, to } = choice;
  return (
    <AppDialog
      opened
      size="small"
      title={t("taxDelivery.archive.title")}
      onClose={onClose}
      footer={
        <ButtonLink
          size="lg"
          href={archiveAddress({ type, from, to }, language)}
          download
          icon={<IconFileZip size={20} aria-hidden="true" />}
        >
          {t("taxDelivery.archive.save")}
        </ButtonLink>
      }
    >
      <Stack gap={16}>
        <p className={classes.quiet}>{t("taxDelivery.archive.hint")}</p>
        <PeriodFilter periods={pastPeriods} choice={choice} onChoice={setChoice} />
      </Stack>
    </AppDialog>
  );
}
