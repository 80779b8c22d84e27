import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { CustomerPage } from "../../contract/customers.ts";
import { customerPageQuery } from "../customer-cards-api.ts";
import type { NamedCustomer } from "../named-customer.ts";
import { ComparedTable } from "./compared-table.tsx";
import classes from "./merge.module.css";
import { type Merged, useMerge } from "./use-merge.ts";

type Pair = readonly [NamedCustomer, NamedCustomer];

interface CompareDialogProps {
  /** The one who is merged, and the other one. */
  pair: Pair;
  onMerged: (merged: Merged) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Two customers beside each other, who of them stays, and the question before they are one. */
export function CompareDialog({ pair, onMerged, onBack, onClose }: CompareDialogProps) {
  const t = useT();
  const [staysSecond, setStaysSecond] = useState(false);
  const [first, second] = pair;
  const [stays, gone] = staysSecond ? [second, first] : [first, second];
  const pages = [useToldNow(first), useToldNow(second)] as const;
  const isRead = pages.every(({ data }) => data !== undefined);
  const { merge, again, attempt, busy, failure } = useMerge({ stays, gone, onMerged });
  const { isUnsure: isLocked } = attempt;
  const { close, leave } = useCloseGuard({ isDirty: false, isUnsure: isLocked, busy, onClose });
  return (
    <AppDialog
      opened
      size="large"
      isLocked={isLocked}
      closeOnClickOutside={!isLocked}
      title={t("customers.merge.title")}
      onClose={close}
      footer={
        <UnsureGate attempt={attempt} busy={busy} onAgain={again}>
          <Button variant="default" size="lg" disabled={busy} onClick={() => leave(onBack)}>
            {t("customers.merge.back")}
          </Button>
          <Button tone="danger" size="lg" busy={busy} disabled={!isRead} onClick={() => void merge()}>
            {t("customers.merge.confirm")}
          </Button>
        </UnsureGate>
      }
    >
      <div className={classes.body}>
        <Compared pages={pages} stays={staysSecond ? 1 : 0} onStays={(side) => setStaysSecond(side === 1)} />
        {isRead ? (
          <p className={classes.what}>{t("customers.merge.what", { stays: stays.name, gone: gone.name })}</p>
        ) : null}
        <FormFailure message={failure} />
      </div>
    </AppDialog>
  );
}

interface ComparedProps {
  pages: readonly [UseQueryResult<CustomerPage>, UseQueryResult<CustomerPage>];
  stays: 0 | 1;
  onStays: (side: 0 | 1) => void;
}

/** Both, once they are read, and which of them stays. */
function Compared({ pages, stays, onStays }: ComparedProps) {
  const t = useT();
  const [first, second] = [pages[0].data, pages[1].data];
  const failed = pages.find(({ data, error }) => data === undefined && error !== null);
  if (failed)
    return (
      <FailureState
        reason={errorText(failed.error)}
        onRetry={() => void failed.refetch()}
        busy={failed.isFetching}
      />
    );
  if (!first || !second) return <ListSkeleton label={t("ui.loading")} count={6} />;
  return (
    <>
      <ChoiceList
        label={t("customers.merge.stays")}
        mode="single"
        value={[String(stays)]}
        onChange={([side]) => onStays(side === "0" ? 0 : 1)}
        choices={[first, second].map((page, side) => ({ value: String(side), label: toldApart(page) }))}
      />
      <ComparedTable pages={[first, second]} stays={stays} />
    </>
  );
}

/** Two of one name are told apart by their phones. */
function toldApart({ customer: { name, phone } }: CustomerPage): string {
  return name === null ? phone : `${name} · ${phone}`;
}

function useToldNow({ id }: NamedCustomer) {
  return useQuery({ ...customerPageQuery(id), staleTime: 0 });
}
