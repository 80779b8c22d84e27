import { pastPeriods } from "#platform/domain/periods/period.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { PeriodButton } from "#platform/web/lists/period-button.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { type listAccounting, type Standing, standings } from "../contract/accounting.ts";
import classes from "./accounting.module.css";

export type AccountingTable = TableQuery<typeof listAccounting.query>;

const shownPeriods = ["all" as const, ...pastPeriods];

/** What narrows the list: days, where the document stands, its kind, the service it goes to. */
export function AccountingFilters({ table }: { table: AccountingTable }) {
  const t = useT();
  const { estado, kind, environment, period, from, to } = table.query;
  const unnamed = from === undefined && to === undefined ? "all" : "custom";
  return (
    <>
      <SelectField
        label={t("accounting.standing")}
        emptyOption={t("accounting.every_standing")}
        options={standings.map((value) => ({ value, label: standingText(value, t) }))}
        value={estado ?? null}
        onChange={(value) => table.setFilters({ estado: standings.find((one) => one === value) })}
      />
      <SelectField
        label={t("accounting.kind")}
        emptyOption={t("accounting.every_kind")}
        options={issuedTypes.map((value) => ({ value, label: t(`taxDocuments.types.${value}`) }))}
        value={kind ?? null}
        onChange={(value) => table.setFilters({ kind: issuedTypes.find((one) => one === value) })}
      />
      <div className={classes.line}>
        <SelectField
          label={t("accounting.environment")}
          emptyOption={t("accounting.every_environment")}
          options={environments.map((value) => ({ value, label: t(`accounting.environments.${value}`) }))}
          value={environment ?? null}
          onChange={(value) => table.setFilters({ environment: environments.find((one) => one === value) })}
        />
      </div>
      <div className={classes.line}>
        <PeriodButton
          isOpenEnded
          periods={shownPeriods}
          choice={{ period: period ?? unnamed, from, to }}
          onChoice={({ period, from, to }) =>
            table.setFilters({ period: period === "all" ? undefined : period, from, to })
          }
        />
      </div>
    </>
  );
}

function standingText(standing: Standing, t: Translate): string {
  switch (standing) {
    case "to_mend":
      return t("accounting.to_mend");
    case "none":
      return t("accounting.no_dte");
    default:
      return t(`accounting.estado.${standing}`);
  }
}
