import { IconDownload } from "@tabler/icons-react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { saveFile } from "#platform/web/lists/download-csv.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import { customerColumns } from "../../domain/customer-file.ts";
import { ImportCheck } from "./import-check.tsx";
import { type ImportState, useCustomerImport } from "./use-customer-import.ts";

/** Largest file that the server accepts. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Screen /dashboard/customers/import: customers from a file, checked before anything is changed. */
export function ImportScreen() {
  const t = useT();
  const user = useUser();
  const mayImport = user !== null && mayDo(actorOf(user), "customer.edit");
  return (
    <>
      <Breadcrumbs
        label={t("customers.page.breadcrumbs")}
        places={[{ label: t("screens.customers"), href: screens.customers.path }]}
        here={t("screens.customersImport")}
        renderLink={(props) => <NavLink {...props} />}
      />
      <PageHeader title={t("screens.customersImport")} />
      {mayImport ? (
        <CustomerImport />
      ) : (
        <EmptyState picture={<CustomersPicture />} message={t("customers.import.no_right")} />
      )}
    </>
  );
}

function CustomerImport() {
  const t = useT();
  const { state, attempt, pick, chooseDoubles, save, clear } = useCustomerImport();
  const isBusy = state.step === "saving" || attempt.isUnsure;
  return (
    <>
      <Section
        title={t("customers.import.step_file")}
        description={t("customers.import.intro", { columns: customerColumns.join(",") })}
        action={<ExampleButton />}
      >
        <FilePicker
          label={t("customers.import.choose_label")}
          hint={t("customers.import.hint")}
          accept={[".csv", "text/csv"]}
          maxBytes={MOST_BYTES}
          files={pickedFiles(state, t)}
          onPick={([file]) => file && void pick(file)}
          onRemove={clear}
          onRetry={() => "file" in state && void pick(state.file)}
          disabled={isBusy}
          words={{
            choose: t("customers.import.choose"),
            drop: t("customers.import.drop"),
            camera: t("customers.import.choose"),
            refusals: {
              type: (name) => t("customers.import.refused.type", { name }),
              size: (name) => t("customers.import.refused.size", { name }),
            },
          }}
        />
      </Section>
      {"preview" in state ? (
        <ImportCheck state={state} attempt={attempt} onDoubles={chooseDoubles} onSave={save} />
      ) : null}
      {state.step === "done" ? (
        <Section title={t("customers.import.step_done")}>
          <p role="status">{state.message}</p>
          <p>
            <RouterButton to="/dashboard/customers">{t("customers.import.to_list")}</RouterButton>
          </p>
        </Section>
      ) : null}
    </>
  );
}

/** Saves a file with the right header and one customer, to fill in a spreadsheet. */
function ExampleButton() {
  const t = useT();
  const save = () => {
    const row = ["7000-0000", t("customers.import.example_name"), "", "1990-02-28 00:00:00", "female"];
    const text = `\uFEFF${customerColumns.join(",")}\r\n${row.join(",")}\r\n`;
    saveFile({ name: t("customers.import.example_file"), blob: new Blob([text], { type: "text/csv" }) });
  };
  return (
    <Button variant="subtle" icon={<IconDownload size={20} aria-hidden="true" />} onClick={save}>
      {t("customers.import.example")}
    </Button>
  );
}

/** Returns the progress of the picked file: read on this device, then checked by the server. */
function pickedFiles(state: ImportState, t: ReturnType<typeof useT>) {
  if (!("file" in state)) return [];
  const progress: Partial<Record<ImportState["step"], number>> = {
    reading: 0.2,
    checking: 0.6,
    rechecking: 0.6,
  };
  const { step, file } = state;
  return [
    {
      key: "customers",
      name: file.name,
      detail: t(`customers.import.state.${step}`),
      progress: progress[step],
      error: step === "failed" ? state.reason : undefined,
    },
  ];
}
