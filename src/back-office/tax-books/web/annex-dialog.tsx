import { useState } from "react";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { annexChoices } from "../contract/books.ts";
import type { Book } from "../domain/book.ts";
import { annexDefaults } from "./annex-defaults.ts";
import classes from "./tax-books.module.css";
import { useSaveBook } from "./tax-books-api.ts";

interface AnnexDialogProps {
  book: Book;
  month: string;
  onClose: () => void;
}

const choices = {
  income: annexChoices.income.unwrap(),
  classification: annexChoices.classification.unwrap(),
  sector: annexChoices.sector.unwrap(),
  cost: annexChoices.cost.unwrap(),
};
type Choice = keyof typeof choices;

/** Income tax columns of each annex. */
const asked: Readonly<Record<Book, readonly Choice[]>> = {
  consumers: ["income"],
  taxpayers: ["income"],
  purchases: ["classification", "sector", "cost"],
  excluded: ["classification", "sector", "cost"],
  voided: [],
};

/** Saves a book in the columns of the ministry's annex, with the choices of the accountant. */
export function AnnexDialog({ book, month, onClose }: AnnexDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState(annexDefaults);
  const save = useSaveBook();
  const words = {
    income: (code: (typeof annexDefaults)["income"]) => t(`taxBooks.incomes.${code}`),
    classification: (code: (typeof annexDefaults)["classification"]) => t(`taxBooks.classifications.${code}`),
    sector: (code: (typeof annexDefaults)["sector"]) => t(`taxBooks.sectors.${code}`),
    cost: (code: (typeof annexDefaults)["cost"]) => t(`taxBooks.costs.${code}`),
  };
  return (
    <AppDialog
      opened
      title={t("taxBooks.annex.title", { book: t(`taxBooks.books.${book}`) })}
      onClose={onClose}
      footer={
        <CsvButton
          label={t("taxBooks.annex.save")}
          save={async () => {
            await save({ month, book, form: "annex", ...chosen });
            onClose();
          }}
        />
      }
    >
      <div className={classes.fields}>
        <p className={classes.hint}>{t("taxBooks.annex.hint")}</p>
        {asked[book].length === 0 ? null : <p className={classes.hint}>{t("taxBooks.annex.choices")}</p>}
        {asked[book].map((choice) => (
          <SelectField
            key={choice}
            label={t(`taxBooks.annex.${choice}`)}
            searchable={false}
            options={choices[choice].options.map((value) => ({
              value,
              label: (words[choice] as (code: string) => string)(value),
            }))}
            value={chosen[choice]}
            onChange={(value) => {
              if (value !== null) setChosen({ ...chosen, [choice]: value });
            }}
          />
        ))}
        <Notice tone="amber">{t(`taxBooks.annex.unsure.${book}`)}</Notice>
      </div>
    </AppDialog>
  );
}
