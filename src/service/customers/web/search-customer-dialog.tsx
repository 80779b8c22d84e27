import { IconUser, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import type { CustomerId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Box, Muted, Span } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { nextIndex } from "#ui/overlay/move-focus.ts";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { CustomerSummary } from "../contract/customers.ts";
import { customerDisplayName, customerSearchTerms } from "../domain/customer-search.ts";
import { type ChosenCustomer, chosenCustomer } from "./chosen-customer.ts";
import { customerSearchQuery } from "./customers-api.ts";
import classes from "./search-customer-dialog.module.css";

interface SearchCustomerDialogProps {
  typed: string;
  onTyped: (typed: string) => void;
  /** Title; default "Customer". */
  title?: string;
  /** Customer to leave out of the results. */
  without?: CustomerId;
  onChoose: (customer: ChosenCustomer) => void;
  /** Absent where the customer must already exist. */
  onAdd?: () => void;
  onWalkIn?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Finds customers by phone or name as one types: arrows move, Enter takes the marked or first one, or adds one
 * when there is none.
 */
export function SearchCustomerDialog(props: SearchCustomerDialogProps) {
  const { typed, onTyped, onChoose, onAdd, onWalkIn, onClose } = props;
  const t = useT();
  const mayDo = useMayDo();
  const listId = useId();
  const [active, setActive] = useState(0);
  const choose = (customer: CustomerSummary) => onChoose(chosenCustomer(customer));
  const search = useCustomerSearch(typed, choose, props.without);
  const { customers } = search;
  const marked = customers?.[active];
  const mayAdd = mayDo("customer.add");
  const foundNobody = customers?.length === 0 && !search.isWaiting && !search.error;
  const enter = () => {
    if (marked && !search.isWaiting) choose(marked);
    else if (foundNobody && mayAdd) onAdd?.();
    else search.takeFirst();
  };
  const moveMark = (event: KeyboardEvent) => {
    const next = nextIndex(active, customers?.length ?? 0, event.key);
    if (next === null || event.key === "Home" || event.key === "End") return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={props.title ?? t("common.customer")}
      footer={
        onAdd ? (
          <SearchFooter
            mayAdd={mayAdd}
            isAddingMain={customers?.length === 0}
            onAdd={onAdd}
            onWalkIn={onWalkIn}
          />
        ) : null
      }
    >
      <div className={classes.body}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows typed in the field inside move through the list */}
        <div className={classes.field} onKeyDown={moveMark}>
          <SearchField
            label={t("customers.search.label")}
            value={typed}
            onChange={(next) => {
              onTyped(next);
              setActive(0);
            }}
            onEnter={enter}
            busy={search.isWaiting}
            list={{ id: listId, activeId: marked ? `${listId}-${active}` : undefined }}
            autoFocus
          />
        </div>
        <FoundCustomers search={search} listId={listId} active={active} onChoose={choose} />
      </div>
    </AppDialog>
  );
}

interface SearchFooterProps extends Required<Pick<SearchCustomerDialogProps, "onAdd" | "onWalkIn">> {
  mayAdd: boolean;
  /** True when nobody was found, so that adding is the main action. */
  isAddingMain: boolean;
}

function SearchFooter({ mayAdd, isAddingMain, onAdd, onWalkIn }: SearchFooterProps) {
  const t = useT();
  return (
    <>
      {onWalkIn ? (
        <Button
          variant="default"
          size="lg"
          icon={<IconUser size={20} aria-hidden="true" />}
          onClick={onWalkIn}
        >
          {t("common.walk_in_customer")}
        </Button>
      ) : null}
      {mayAdd ? (
        <Button
          variant={isAddingMain ? "filled" : "default"}
          size="lg"
          icon={<IconUserPlus size={20} aria-hidden="true" />}
          onClick={onAdd}
        >
          {t("customers.form.save")}
        </Button>
      ) : (
        <Muted size="sm">{t("customers.search.no_right")}</Muted>
      )}
    </>
  );
}

interface FoundCustomersProps {
  search: ReturnType<typeof useCustomerSearch>;
  listId: string;
  active: number;
  onChoose: (customer: CustomerSummary) => void;
}

function FoundCustomers({ search, listId, active, onChoose }: FoundCustomersProps) {
  const t = useT();
  const { customers, error, isWaiting } = search;
  const isEmpty = customers?.length === 0;
  return (
    <Box room="shrink">
      <div
        id={listId}
        role="listbox"
        aria-label={t("customers.search.results")}
        aria-busy={isWaiting}
        className={classes.list}
        hidden={!customers || isEmpty}
      >
        {customers?.map((customer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field, which handles the keys
          <div
            key={customer.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.customer}
            onClick={() => onChoose(customer)}
          >
            <Span weight={550} lines="anywhere">
              {customerDisplayName(customer)}
            </Span>
            <Muted as="span" size="sm">
              {factsText([customer.phone, t(`customers.type.${customer.type}`)])}
            </Muted>
          </div>
        ))}
      </div>
      {isEmpty && error ? (
        <FailureState reason={errorText(error)} onRetry={search.retry} />
      ) : isEmpty && isWaiting ? (
        <ListSkeleton label={t("customers.search.loading")} count={3} rowHeight={56} />
      ) : isEmpty ? (
        <EmptyState size="small" picture={<SearchPicture />} message={t("customers.search.nothing")} />
      ) : customers === null ? (
        <Muted size="sm">{t("customers.search.hint")}</Muted>
      ) : null}
    </Box>
  );
}

/** Pause in typing before the search, in milliseconds (operations §9). */
const TYPING_PAUSE_MS = 300;

const NO_CUSTOMERS: readonly CustomerSummary[] = [];

/**
 * Searches customers for the typed text after a pause. `takeFirst` (Enter) searches at once and takes the first
 * result of exactly this text, so that a fast typist never gets somebody else. The customer `without` is left
 * out.
 */
function useCustomerSearch(typed: string, take: (customer: CustomerSummary) => void, without?: CustomerId) {
  const [searched, setSearched] = useState(typed);
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const search = useQuery(customerSearchQuery(searched));
  const found = search.data?.filter(({ id }) => id !== without);
  const isWanted = customerSearchTerms(typed).length > 0;
  const isAnswered =
    searched.trim() === typed.trim() && search.data !== undefined && !search.isPlaceholderData;
  const takeAwaited = useEffectEvent(() => {
    if (awaited !== typed || !isAnswered) return;
    setAwaited(null);
    const [first] = found ?? NO_CUSTOMERS;
    if (first) take(first);
  });
  useEffect(() => {
    if (awaited !== null && isAnswered) takeAwaited();
  }, [awaited, isAnswered]);
  return {
    /** Null for an empty text. */
    customers: isWanted ? (found ?? NO_CUSTOMERS) : null,
    error: isWanted ? search.error : null,
    /** True until the answer to the typed text arrives. */
    isWaiting: isWanted && !isAnswered && search.error === null,
    retry: () => void search.refetch(),
    takeFirst: () => {
      setSearched(typed);
      setAwaited(typed);
    },
  };
}
