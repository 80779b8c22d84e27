import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from "react";
import { categoriesQuery, menuItemsKey } from "#menu/menu/web/menu-api.ts";
import { stationsQuery } from "#menu/stations/web/public.ts";
import type { ListedTax } from "#menu/taxes/contract/taxes.ts";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatCount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { addManyItems, refusedRows } from "../../contract/menu-file.ts";
import { type GridColumn, gridColumns } from "../../domain/item-grid.ts";
import classes from "./add-many-dialog.module.css";
import { ItemGrid } from "./item-grid.tsx";
import { type CellProblem, useItemGrid } from "./use-item-grid.ts";

interface AddManyDialogProps {
  onClose: () => void;
}

/** Adds items as they are written into a sheet, or pasted from one. */
export function AddManyDialog({ onClose }: AddManyDialogProps) {
  const taxes = useQuery(taxesQuery);
  // The list arrives within a moment, or not at all.
  return taxes.isPending ? null : <SheetDialog taxes={taxes.data?.taxes ?? []} onClose={onClose} />;
}

/** Columns that a menu may well do without; they come when something is in them. */
const extraColumns: readonly GridColumn[] = ["station", "description"];

function SheetDialog({ taxes, onClose }: AddManyDialogProps & { taxes: readonly ListedTax[] }) {
  const t = useT();
  const formId = useId();
  const taxed = useSheetTax(taxes);
  const grid = useItemGrid(taxed.tax);
  const saving = useSaving({ grid, tax: taxed.chosen, onClose });
  const [isWide, setWide] = useState(false);
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const stations = useQuery(stationsQuery).data?.stations ?? [];
  const { busy, attempt } = saving;
  const isDirty = grid.count > 0;
  const { close } = useCloseGuard({ isDirty, isUnsure: attempt.isUnsure, busy, onClose });
  const isExtraUsed = grid.rows.some((row) => extraColumns.some((column) => row[column] !== ""));
  const columns = gridColumns.filter((each) => isWide || isExtraUsed || !extraColumns.includes(each));
  return (
    <AppDialog
      opened
      isStill
      size="wide"
      title={t("menuFile.grid.title")}
      onClose={close}
      closeOnClickOutside={!isDirty}
      isLocked={attempt.isUnsure}
      footer={
        <div className={classes.footer}>
          <UnsureGate attempt={attempt} busy={busy} onAgain={() => void saving.send()}>
            <FormFailure message={saving.failure} />
            <SubmitButton form={formId} size="lg" fullWidth busy={busy} disabled={!isDirty}>
              {isDirty
                ? t("menuFile.grid.save", { count: grid.count, shown: formatCount(grid.count) })
                : t("menuFile.grid.save_none")}
            </SubmitButton>
          </UnsureGate>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={saving.submit}>
        <SheetHead taxed={taxed}>
          {isExtraUsed ? null : (
            <Button variant="default" aria-pressed={isWide} onClick={() => setWide(!isWide)}>
              {t("menuFile.grid.more_columns")}
            </Button>
          )}
        </SheetHead>
        <div ref={saving.sheet}>
          <ItemGrid
            grid={grid}
            columns={columns}
            disabled={busy || attempt.isUnsure}
            choices={{
              category: categories.map(({ title }) => title),
              station: stations.map(({ title }) => title),
            }}
          />
        </div>
      </form>
    </AppDialog>
  );
}

/** Says how the sheet is filled, and asks for the tax of all rows. */
function SheetHead({ taxed, children }: { taxed: ReturnType<typeof useSheetTax>; children: ReactNode }) {
  const t = useT();
  return (
    <div className={classes.head}>
      <Muted>{t("menuFile.grid.hint")}</Muted>
      <div className={classes.choices}>
        <SelectField
          label={t("common.tax")}
          searchable={false}
          emptyOption={t("menuItems.no_tax")}
          options={taxed.options}
          value={taxed.value}
          onChange={taxed.choose}
        />
        {children}
      </div>
    </div>
  );
}

/** IVA inside the price, which a restaurant without taxes gets with its first items. */
const NEW_IVA = { title: "IVA", rate: basisPoints(1300), type: "inclusive" } as const;

/** The tax of all rows: the one that most items bear, else IVA, which is then made. */
function useSheetTax(taxes: readonly ListedTax[]) {
  const t = useT();
  const usual = taxes.toSorted((a, b) => b.items - a.items)[0];
  const [value, choose] = useState<string | null>(usual === undefined ? "iva" : String(usual.id));
  const tax = value === "iva" ? NEW_IVA : (taxes.find(({ id }) => String(id) === value) ?? null);
  return {
    tax,
    value,
    choose,
    /** Value that is sent. */
    chosen: value === "iva" ? ("iva" as const) : (taxes.find(({ id }) => String(id) === value)?.id ?? null),
    options: [
      ...(usual === undefined ? [{ value: "iva", label: t("menuFile.grid.new_iva") }] : []),
      ...taxes.map(({ id, title }) => ({ value: String(id), label: title })),
    ],
  };
}

interface SavingTerms {
  grid: ReturnType<typeof useItemGrid>;
  tax: ReturnType<typeof useSheetTax>["chosen"];
  onClose: () => void;
}

/** Sends all rows at once; what is refused stands at its cell, and the first of them has the focus. */
function useSaving({ grid, tax, onClose }: SavingTerms) {
  const t = useT();
  const client = useQueryClient();
  const attempt = useAttempt();
  const sheet = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const goTo = (problem: { readonly row: number; readonly column: GridColumn } | undefined) => {
    if (problem)
      // Its column may come with this very change, and a locked cell takes no focus.
      setTimeout(() =>
        sheet.current
          ?.querySelector<HTMLInputElement>(`[data-cell="${problem.row}:${problem.column}"]`)
          ?.focus(),
      );
  };
  const refuse = (problems: readonly CellProblem[]) => {
    grid.setProblems(problems);
    goTo(problems[0]);
  };
  const send = async () => {
    setBusy(true);
    setFailure(null);
    const body = { rows: [...grid.typedRows], tax };
    try {
      const { message } = await attempt.run(body, (idempotencyKey) =>
        call(addManyItems, { body, idempotencyKey }),
      );
      toastSuccess(message);
      void client.invalidateQueries({ queryKey: menuItemsKey });
      void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
      void client.invalidateQueries({ queryKey: taxesQuery.queryKey });
      onClose();
    } catch (error) {
      const told = isApiError(error, "menu_rows_refused") ? refusedRows.safeParse(error.details).data : null;
      setFailure(errorText(error));
      if (told) refuse(told.problems);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = grid.check();
    if (problems.length === 0) return void send();
    setFailure(t("errors.menu_rows_refused", { count: problems.length }));
    goTo(problems[0]);
  };
  return { attempt, sheet, busy, failure, send, submit };
}
