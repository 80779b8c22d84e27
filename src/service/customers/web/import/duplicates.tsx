import { lineColumn, MoreRows } from "#platform/web/files/import-wizard.tsx";
import { formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Box, Text } from "#ui/layout/layout.tsx";
import { type DuplicateChoice, duplicateChoices } from "../../domain/customer-file.ts";
import type { ImportPreview } from "./read-customer-file.ts";

interface DuplicatesProps {
  preview: ImportPreview;
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
}

/** Lists lines with known phones and chooses their treatment. */
export function Duplicates({ preview: { doubles, doubles_count }, choice, onChoose }: DuplicatesProps) {
  const t = useT();
  return (
    <>
      <Text above={16} below={8} weight={600}>
        {t("customers.import.doubles", { count: doubles_count, shown: formatCount(doubles_count) })}
      </Text>
      <Box below={12}>
        <SegmentedFilter<DuplicateChoice>
          label={t("customers.import.doubles_choice")}
          layout="wrap"
          value={choice}
          onChange={onChoose}
          options={duplicateChoices.map((value) => ({
            value,
            label: t(`customers.import.doubles_choices.${value}`),
          }))}
        />
      </Box>
      <DataTable
        caption={t("customers.import.doubles_table")}
        columns={duplicateColumns(t)}
        rows={doubles}
        rowKey={({ line }) => String(line)}
        state={{ status: "ready" }}
        empty={null}
      />
      <MoreRows count={doubles_count - doubles.length} />
    </>
  );
}

function duplicateColumns(t: Translate): Column<ImportPreview["doubles"][number]>[] {
  return [
    lineColumn(t),
    { key: "phone", header: t("common.phone"), cell: ({ phone }) => phone, width: "180px" },
    {
      key: "name",
      header: t("customers.import.in_file"),
      role: "primary",
      cell: ({ name }) => name ?? t("customers.facts.none"),
    },
    {
      key: "existing",
      header: t("customers.import.is_now"),
      cell: ({ existing_name, first_line, phone }) =>
        first_line === null ? (existing_name ?? phone) : t("customers.import.as_line", { line: first_line }),
    },
  ];
}
