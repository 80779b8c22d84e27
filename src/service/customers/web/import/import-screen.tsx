import { IconDownload } from "@tabler/icons-react";
import { call } from "#platform/web/api.ts";
import { ImportWizard } from "#platform/web/files/import-wizard.tsx";
import { formatCount } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { saveFile } from "#platform/web/lists/download-csv.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import { importCustomers, previewCustomerImport } from "../../contract/customer-import.ts";
import { customerColumns } from "../../domain/customer-file.ts";
import { Duplicates } from "./duplicates.tsx";
import { type CustomerContent, type ImportPreview, readCustomerFile } from "./read-customer-file.ts";

/** Screen /dashboard/customers/import: customers from a file, checked before anything is changed. */
export function CustomerImportScreen() {
  const t = useT();
  const mayImport = useMayDo()("customer.edit");
  return (
    <>
      <ScreenPath through={["customers"]} here={t("screens.customersImport")} />
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
  return (
    <ImportWizard<CustomerContent, ImportPreview>
      intro={t("customers.import.intro", { columns: customerColumns.join(",") })}
      hint={t("customers.import.hint")}
      megabytes={8}
      action={<ExampleButton />}
      read={readCustomerFile}
      preview={(content) => call(previewCustomerImport, { body: bodyOf(content) })}
      send={async (content, idempotencyKey) => {
        const { counts } = await call(importCustomers, { body: bodyOf(content), idempotencyKey });
        return t("customers.reply.imported", shownCounts(counts));
      }}
      figures={({ counts }) => {
        const shown = shownCounts(counts);
        return countKeys.map((key) => ({
          key,
          label: t(`customers.import.counts.${key}`),
          value: shown[key],
        }));
      }}
      details={(checked, choose) =>
        checked.preview.doubles_count > 0 ? (
          <Duplicates
            preview={checked.preview}
            choice={checked.content.doubles}
            onChoose={(doubles) => choose({ ...checked.content, doubles })}
          />
        ) : null
      }
      nothingNew={({ counts }) =>
        counts.added + counts.updated === 0 ? t("customers.import.nothing_new") : null
      }
      saveLabel={({ counts }) => {
        const count = counts.added + counts.updated;
        return t("customers.import.save", { count, shown: formatCount(count) });
      }}
      done={<RouterButton to="/dashboard/customers">{t("customers.page.to_list")}</RouterButton>}
    />
  );
}

const bodyOf = ({ lines, doubles }: CustomerContent) => ({ customers: [...lines], doubles });

const countKeys = ["added", "updated", "skipped"] as const;

function shownCounts({ added, updated, skipped }: ImportPreview["counts"]) {
  return { added: formatCount(added), updated: formatCount(updated), skipped: formatCount(skipped) };
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
      {t("importing.example")}
    </Button>
  );
}
