import { useState } from "react";
import { type IncomeCode, incomeCodes, USUAL_INCOME } from "#back-office/purchases/domain/income-code.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { annexChoices } from "../../contract/books.ts";
import { annexDefaults } from "../annex-defaults.ts";
import classes from "../tax-books.module.css";
import { saveWithheld } from "./withheld-api.ts";

const costChoices = {
  classification: annexChoices.classification.unwrap(),
  sector: annexChoices.sector.unwrap(),
  cost: annexChoices.cost.unwrap(),
};

/** Saves the annex of F-14, with the codes that no document has. */
export function IncomeAnnexDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useT();
  const [chosen, setChosen] = useState({ ...annexDefaults, incomeCode: USUAL_INCOME as IncomeCode });
  const words = {
    classification: (code: (typeof chosen)["classification"]) => t(`taxBooks.classifications.${code}`),
    sector: (code: (typeof chosen)["sector"]) => t(`taxBooks.sectors.${code}`),
    cost: (code: (typeof chosen)["cost"]) => t(`taxBooks.costs.${code}`),
  };
  return (
    <AppDialog
      opened
      title={t("taxBooks.withheld.annex_title")}
      onClose={onClose}
      footer={
        <CsvButton
          label={t("taxBooks.annex.save")}
          save={async () => {
            await saveWithheld({ month, list: "income", form: "annex", ...chosen });
            onClose();
          }}
        />
      }
    >
      <div className={classes.fields}>
        <p className={classes.hint}>{t("taxBooks.withheld.annex_hint")}</p>
        <SelectField
          label={t("taxBooks.withheld.income_code")}
          searchable={false}
          options={incomeCodes.map((value) => ({ value, label: t(`taxBooks.withheld.incomes.${value}`) }))}
          value={chosen.incomeCode}
          onChange={(code) => {
            const incomeCode = incomeCodes.find((known) => known === code);
            if (incomeCode !== undefined) setChosen({ ...chosen, incomeCode });
          }}
        />
        {(["classification", "sector", "cost"] as const).map((choice) => (
          <SelectField
            key={choice}
            label={t(`taxBooks.annex.${choice}`)}
            searchable={false}
            options={costChoices[choice].options.map((value) => ({
              value,
              label: (words[choice] as (code: string) => string)(value),
            }))}
            value={chosen[choice]}
            onChange={(value) => {
              if (value !== null) setChosen({ ...chosen, [choice]: value });
            }}
          />
        ))}
        <Notice tone="amber">{t("taxBooks.withheld.annex_unsure")}</Notice>
      </div>
    </AppDialog>
  );
}
