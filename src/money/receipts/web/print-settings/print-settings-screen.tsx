import { IconReceipt } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  type PrintFields,
  type readPrintSetting,
  setPrintSetting,
} from "#core/settings/contract/print-settings.ts";
import { printing } from "#core/settings/contract/printing.ts";
import { type Store, storeQuery } from "#core/settings/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type PageFormat, pageFormats } from "#platform/domain/text/page-format.ts";
import { call } from "#platform/web/api.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import {
  SettingFields,
  settingFieldWords,
  settingFormValues,
  settingSchema,
} from "#platform/web/forms/setting-fields.tsx";
import { SettingsForm } from "#platform/web/forms/settings-form.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TicketPaper } from "#service/kitchen/web/public.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { FormSkeleton } from "#ui/feedback/form-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { PaperPreview } from "../public.ts";
import { exampleReceipt, exampleTicket } from "./example-papers.ts";
import { printQuery } from "./print-api.ts";
import classes from "./print-settings-screen.module.css";

/** /dashboard/settings/print-settings: what is printed, and how it looks. */
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
        <FormSkeleton label={t("ui.loading")} fields={6} />
      )}
    </>
  );
}

type Print = ResponseOf<typeof readPrintSetting>;

const schema = settingSchema(printing);

/** Shows the switches and, beside them, the papers as they would now be printed. */
function PrintForm({ print, store }: { print: Print; store: Store }) {
  const t = useT();
  const { form, submit, busy, failure, conflict } = usePrintForm(print);
  useCloseGuard({ isDirty: form.isDirty(), busy, onClose: () => undefined });
  const values = form.getValues();
  const papers = <Papers print={values} store={store} />;
  return (
    <PrintFrame papers={papers}>
      <SettingsForm onSubmit={submit}>
        <SettingFields group={printing} form={form} section="on" />
        <Width value={values.pageFormat} onChange={(width) => form.setFieldValue("pageFormat", width)} />
        <div>
          <SettingFields group={printing} form={form} section="shown" />
        </div>
        <SettingFields group={printing} form={form} section="texts" />
        <Stack align="start" gap={8}>
          <ConflictGate conflict={conflict} busy={busy}>
            <FormFailure message={failure} />
            <SubmitButton busy={busy}>{t("settings.print.save")}</SubmitButton>
          </ConflictGate>
        </Stack>
      </SettingsForm>
    </PrintFrame>
  );
}

function Width({ value, onChange }: { value: PageFormat; onChange: (width: PageFormat) => void }) {
  const t = useT();
  return (
    <SegmentedFilter
      isLabelShown
      label={t("settings.print.paper")}
      options={pageFormats.map((width) => ({
        value: String(width),
        label: t("settings.print.mm", { width }),
      }))}
      value={String(value)}
      onChange={(width) => onChange(width === "57" ? 57 : 80)}
    />
  );
}

/** Shows the papers beside the form if there is room, otherwise behind a button. */
function PrintFrame({ papers, children }: { papers: ReactNode; children: ReactNode }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.frame}>
      <div className={classes.look}>
        <Button
          variant="default"
          icon={<IconReceipt size={20} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t("settings.print.preview")}
        </Button>
      </div>
      <div className={classes.beside}>
        {children}
        <div className={classes.papersBeside}>{papers}</div>
      </div>
      {isOpen ? (
        <AppDialog opened title={t("settings.print.preview")} onClose={() => setOpen(false)}>
          {papers}
        </AppDialog>
      ) : null}
    </div>
  );
}

function usePrintForm(print: Print) {
  const t = useT();
  const reload = useReload(printQuery, (saved) => settingFormValues(printing, saved));
  const form = useContractForm({
    schema,
    initialValues: settingFormValues(printing, print),
    save: async (body, idempotencyKey) => {
      const sent = form.form.getValues();
      const { message } = await call(setPrintSetting, { body, idempotencyKey });
      beginWithSaved(form.form, sent, await reload());
      toastSuccess(message);
    },
    meanwhile: {
      reload,
      fields: {
        ...settingFieldWords(printing, t),
        pageFormat: { label: t("settings.print.paper"), text: (width) => t("settings.print.mm", { width }) },
      },
    },
  });
  return form;
}

const papers = ["receipt", "token_paper", "ticket"] as const;

function Papers({ print, store }: { print: PrintFields; store: Store }) {
  const t = useT();
  const [shown, setShown] = useState<(typeof papers)[number]>("receipt");
  const [now] = useState(() => new Date());
  const receipt = exampleReceipt(store, print, now, t);
  return (
    <section className={classes.papers} aria-label={t("settings.print.preview")}>
      <SegmentedFilter
        label={t("settings.print.preview")}
        options={papers.map((value) => ({ value, label: t(`settings.print.${value}`) }))}
        value={shown}
        onChange={setShown}
        layout="tight"
      />
      {print.isEnablePrint ? null : <Muted centred>{t("settings.print.off")}</Muted>}
      {shown === "ticket" ? (
        <PaperPreview receipt={receipt}>
          <TicketPaper paper={exampleTicket(receipt, t)} />
        </PaperPreview>
      ) : (
        <PaperPreview receipt={receipt} isToken={shown === "token_paper"} />
      )}
    </section>
  );
}
