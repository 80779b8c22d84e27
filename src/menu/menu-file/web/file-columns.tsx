import { useT } from "#platform/web/use-t.ts";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Box, Muted, Text } from "#ui/layout/layout.tsx";
import type { MenuImportPreview } from "../contract/menu-file.ts";
import { type FileColumn, fileColumns } from "../domain/menu-file.ts";

interface FileColumnsProps {
  heads: MenuImportPreview["heads"];
  onChoose: (columns: (FileColumn | null)[]) => void;
}

/** Says what each column of the file was taken for, and lets a person choose another. */
export function FileColumns({ heads, onChoose }: FileColumnsProps) {
  const t = useT();
  const choose = (index: number, chosen: FileColumn | null) =>
    onChoose(
      heads.map(({ column }, other) => {
        if (other === index) return chosen;
        // A meaning moves from one column to the other, because only one may have it.
        return column === chosen ? null : column;
      }),
    );
  const options = fileColumns.map((value) => ({ value, label: t(`menuFile.columns.${value}`) }));
  return (
    <Box above={16} below={16}>
      <Text below={4} weight={600}>
        {t("menuFile.columns_title")}
      </Text>
      <Muted below={12}>{t("menuFile.columns_hint")}</Muted>
      <FieldGrid disabled={false}>
        {heads.map(({ text, column }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file are known by their place alone
            key={index}
            label={text || t("menuFile.column_no", { number: index + 1 })}
            options={options}
            value={column}
            emptyOption={t("menuFile.column_skipped")}
            onChange={(value) => choose(index, fileColumns.find((known) => known === value) ?? null)}
          />
        ))}
      </FieldGrid>
    </Box>
  );
}
