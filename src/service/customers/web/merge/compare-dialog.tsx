import { IconCheck } from "@tabler/icons-react";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { inOwnDirection } from "#ui/layout/in-own-direction.tsx";
import { Muted, Stack, VisuallyHidden } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { CustomerPage } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import type { NamedCustomer } from "../chosen-customer.ts";
import { customerPageQuery } from "../customer-cards-api.ts";
import { type CustomerFact, useCustomerFacts } from "../use-customer-facts.ts";
import classes from "./merge.module.css";
import { type Merged, useMerge } from "./use-merge.ts";

type Pair = readonly [NamedCustomer, NamedCustomer];

interface CompareDialogProps {
  /** The customer to merge, and the other one. */
  pair: Pair;
  onMerged: (merged: Merged) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Compares two customers, chooses which of them stays, and asks before merging. */
export function CompareDialog({ pair, onMerged, onBack, onClose }: CompareDialogProps) {
  const t = useT();
  const [staysSecond, setStaysSecond] = useState(false);
  const [first, second] = pair;
  const [stays, gone] = staysSecond ? [second, first] : [first, second];
  const pages = [useCurrentPage(first), useCurrentPage(second)] as const;
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
      <Stack gap={16}>
        <Compared pages={pages} stays={staysSecond ? 1 : 0} onStays={(side) => setStaysSecond(side === 1)} />
        {isRead ? <p>{t("customers.merge.what", { stays: stays.name, gone: gone.name })}</p> : null}
        <FormFailure message={failure} />
      </Stack>
    </AppDialog>
  );
}

interface ComparedProps {
  pages: readonly [UseQueryResult<CustomerPage>, UseQueryResult<CustomerPage>];
  stays: 0 | 1;
  onStays: (side: 0 | 1) => void;
}

/** Shows both, once loaded, and chooses which of them stays. */
function Compared({ pages, stays, onStays }: ComparedProps) {
  const t = useT();
  const [first, second] = [pages[0].data, pages[1].data];
  const failed = pages.find(({ data, error }) => data === undefined && error !== null);
  if (failed) return <QueryFailure query={failed} />;
  if (!first || !second) return <ListSkeleton label={t("ui.loading")} count={6} />;
  return (
    <>
      <ChoiceList
        label={t("customers.merge.stays")}
        mode="single"
        value={[String(stays)]}
        onChange={([side]) => onStays(side === "0" ? 0 : 1)}
        choices={[first, second].map((page, side) => ({ value: String(side), label: nameWithPhone(page) }))}
      />
      <ComparedTable pages={[first, second]} stays={stays} />
    </>
  );
}

/** Returns the name with the phone, because both may have the same name. */
function nameWithPhone({ customer: { name, phone } }: CustomerPage): string {
  return factsText([name, phone]);
}

function useCurrentPage({ id }: NamedCustomer) {
  return useQuery({ ...customerPageQuery(id), staleTime: 0 });
}

interface ComparedTableProps {
  pages: readonly [CustomerPage, CustomerPage];
  /** Side of the customer who stays. */
  stays: 0 | 1;
}

/** Shows the data of two customers side by side; values that the one who stays will have are marked. */
function ComparedTable({ pages: [first, second], stays }: ComparedTableProps) {
  const t = useT();
  const rows = comparedFacts(useMergeFacts(first), useMergeFacts(second), stays);
  return (
    <table className={classes.table}>
      <VisuallyHidden as="caption">{t("customers.merge.title")}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {[first, second].map(({ customer }, side) => (
            <th key={customer.id} scope="col">
              {inOwnDirection(customerDisplayName(customer))}
              <Muted as="span" block weight={400}>
                {t(side === stays ? "customers.merge.fate_stays" : "customers.merge.fate_gone")}
              </Muted>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.sides.map((side, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two customers, never reordered
              <Cell key={place} side={side} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A value of one of the customers.
 * @proof
 */
export function Cell({ side: { value, isKept } }: { side: ComparedFact["sides"][number] }) {
  const t = useT();
  if (value === null) return <Muted as="td">{t("customers.facts.none")}</Muted>;
  return (
    <td data-kept={isKept || undefined}>
      {isKept ? <IconCheck size={16} stroke={2.5} role="img" aria-label={t("customers.merge.kept")} /> : null}
      {inOwnDirection(value)}
    </td>
  );
}

/** Returns the facts of a customer for the comparison. */
function useMergeFacts({ customer, visits, spend, currency }: CustomerPage) {
  const t = useT();
  const { contact, fiscal } = useCustomerFacts()(customer);
  const [phone, ...others] = contact;
  return {
    type: customer.type,
    own: phone ? [phone] : [],
    either: [
      { label: t("common.name"), value: customer.name },
      ...others,
      ...fiscal,
      {
        label: t("common.credit_limit"),
        value: customer.credit_limit && formatAmount(customer.credit_limit, currency),
      },
    ],
    both: [
      { label: t("customers.form.allergies"), value: customer.allergies },
      { label: t("common.notes"), value: customer.notes },
      { label: t("customers.page.visits"), value: formatCount(visits) },
      {
        label: t("common.balance"),
        value: customer.balance > 0 ? formatAmount(customer.balance, currency) : null,
      },
      { label: t("customers.page.spend"), value: formatAmount(spend, currency) },
    ],
  };
}

/** Facts of one customer, grouped by how merging treats them. */
interface MergeFacts {
  readonly type: InvoiceType;
  /** Facts that stay with their customer. */
  readonly own: readonly CustomerFact[];
  /** Facts of the one who stays, or else of the other; fields that the remaining type lacks are not taken. */
  readonly either: readonly CustomerFact[];
  /** Facts that are joined. */
  readonly both: readonly CustomerFact[];
}

interface ComparedFact {
  readonly label: string;
  /** Value of each customer, and whether the one who stays will have it. */
  readonly sides: readonly { readonly value: string | null; readonly isKept: boolean }[];
}

/**
 * Pairs the facts of two customers; both have the same facts in the same order. Facts that neither has are left
 * out.
 */
export function comparedFacts(first: MergeFacts, second: MergeFacts, stays: 0 | 1): ComparedFact[] {
  const { type } = stays === 0 ? first : second;
  return (["own", "either", "both"] as const).flatMap((kind) =>
    first[kind].flatMap(({ label, value, only = type }, place) => {
      const values = [value, second[kind][place]?.value ?? null];
      if (values.every((each) => each === null)) return [];
      const isKept = (side: number) =>
        kind === "both" || side === stays || (kind === "either" && values[stays] === null && only === type);
      return [
        {
          label,
          sides: values.map((each, side) => ({ value: each, isKept: each !== null && isKept(side) })),
        },
      ];
    }),
  );
}
