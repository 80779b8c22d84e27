import { IconArmchair, IconChevronDown, IconMap2, IconReceipt, IconUser, IconX } from "@tabler/icons-react";
import { lazy, type Ref, Suspense, useMemo } from "react";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import { usualSources } from "#core/settings/domain/order-source.ts";
import { sourceText } from "#core/settings/web/public.ts";
import { toId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { CustomerNotes } from "#service/customers/web/public.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Span, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { FieldButton } from "#ui/overlay/field-button.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./cart-service.module.css";
import { CurrentSeat, seatMode } from "./current-seat.tsx";
import { SourceIcon } from "./source-icon.tsx";

/** Loaded after the till, which can sell without it. */
const ReservedLine = lazy(() =>
  import("#service/reservations/web/reserved-tables/reserved-line.tsx").then(
    ({ ReservedLine }) => ({ default: ReservedLine }),
    () => ({ default: () => null }),
  ),
);

interface CartServiceProps {
  /** Reason why sending was refused, shown at the field to correct. */
  refusal: "select_dining_option" | "select_table" | null;
  tableRef: Ref<HTMLInputElement>;
}

const isDiningOption = (text: string): text is DiningOption =>
  diningOptions.some((option) => option === text);

/** Customer with source, dining option and table, one line each. */
export function CartService({ refusal, tableRef }: CartServiceProps) {
  const { actions, openDialog } = usePos();
  const t = useT();
  const customer = useCart((state) => state.cart.customer);
  const account = useCart((state) => state.cart.account);
  const diningOption = useCart((state) => state.cart.diningOption);
  return (
    <div className={classes.service}>
      <div className={classes.row}>
        <FieldButton
          icon={<IconUser size={18} aria-hidden="true" />}
          value={
            <>
              <VisuallyHidden>{t("common.customer")} </VisuallyHidden>
              {customer.type === "WALKIN" ? t("common.walk_in_customer") : customer.name}
            </>
          }
          chosen={customer.type === "CUSTOMER"}
          trailing={
            <>
              {customer.type === "CUSTOMER" && customer.name !== customer.phone ? (
                <small>{customer.phone}</small>
              ) : null}
              <IconChevronDown size={18} aria-hidden="true" />
            </>
          }
          aria-keyshortcuts="F4"
          onClick={() => openDialog({ kind: "customer" })}
        />
        <SourceButton />
      </div>
      <ChosenNotes />
      <div className={classes.dining} data-invalid={refusal === "select_dining_option" || undefined}>
        <SegmentedFilter<DiningOption | "">
          label={t("common.dining_option")}
          layout="fill"
          value={diningOption ?? ""}
          onChange={(option) => isDiningOption(option) && actions.selectDiningOption(option)}
          options={diningOptions.map((option) => ({ value: option, label: t(`common.dining.${option}`) }))}
        />
      </div>
      {refusal === "select_dining_option" ? (
        <Text tone="red" size="sm" role="alert">
          {t("pos.problem.select_dining_option")}
        </Text>
      ) : null}
      <div className={classes.row}>
        {account === null ? (
          <TableSelect ref={tableRef} refused={refusal === "select_table"} />
        ) : (
          <CartAccountMark name={account.name} />
        )}
        {diningOption === "dinein" ? <SeatSwitch /> : null}
      </div>
      <TableReserved />
      <CurrentSeat />
    </div>
  );
}

/** Shows notes on the customer, and updates a customer who was merged or renamed meanwhile. */
function ChosenNotes() {
  const { actions } = usePos();
  const customer = useCart((state) => state.cart.customer);
  return customer.type === "CUSTOMER" ? (
    <CustomerNotes customer={customer} onChanged={actions.selectCustomer} />
  ) : null;
}

/** Says that somebody else has reserved the table. */
function TableReserved() {
  const tableId = useCart((state) => state.cart.tableId);
  const customer = useCart((state) => state.cart.customer);
  if (tableId === null) return null;
  return (
    <Suspense>
      <ReservedLine tableId={tableId} customerId={customer.type === "CUSTOMER" ? customer.id : null} />
    </Suspense>
  );
}

/** Switches ordering by seat on and off. */
function SeatSwitch() {
  const { actions } = usePos();
  const t = useT();
  const isOn = useSwitch(seatMode);
  return (
    <IconButton
      label={t(isOn ? "pos.seat.off" : "pos.seat.on")}
      icon={<IconArmchair size={20} />}
      pressed={isOn}
      onClick={() => {
        seatMode.set(!isOn);
        actions.selectSeat(isOn ? null : 1);
      }}
    />
  );
}

/** Shows the source of the order, or what is chosen here while nothing says it. */
function SourceButton() {
  const { openDialog } = usePos();
  const t = useT();
  const chosen = useCart((state) => state.cart.source);
  const externalNumber = useCart((state) => state.cart.externalNumber);
  const diningOption = useCart((state) => state.cart.diningOption);
  const source = chosen ?? (diningOption && usualSources[diningOption]);
  const sourceName = source && sourceText(source, externalNumber, t);
  const shortName = externalNumber ?? sourceName;
  const label = sourceName === null ? t("pos.source.choose") : t("pos.source.now", { source: sourceName });
  return (
    <button
      type="button"
      className={classes.button}
      data-chosen={chosen !== null || undefined}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => openDialog({ kind: "source" })}
    >
      <SourceIcon source={source} />
      <Span room="shrink" lines="cut">
        {shortName ?? t("pos.source.word")}
      </Span>
    </button>
  );
}

/** Shows, in place of the table, the open account that gets this order, and a button to leave it. */
function CartAccountMark({ name }: { name: string }) {
  const { actions } = usePos();
  const t = useT();
  return (
    <p className={classes.mark} data-tone="blue">
      <IconReceipt size={18} aria-hidden="true" />
      <span className={classes.text}>
        <Span size="sm">{t("pos.account.further")} </Span>
        <strong>{name}</strong>
      </span>
      <IconButton label={t("pos.account.leave")} icon={<IconX size={18} />} onClick={actions.leaveAccount} />
    </p>
  );
}

/** Opens the plan, where a table is one tap; the field beside it is for keys. */
function PlanButton() {
  const { menu, openDialog } = usePos();
  const t = useT();
  if (menu.tables.length === 0) return null;
  return (
    <IconButton
      variant="default"
      label={t("floor.picker.open")}
      icon={<IconMap2 size={20} />}
      onClick={() => openDialog({ kind: "table" })}
    />
  );
}

/** Selects a table by title, seats and floor. An occupied table can be chosen too: the order joins its account. */
function TableSelect({ refused, ref }: { refused: boolean; ref: Ref<HTMLInputElement> }) {
  const { menu, actions } = usePos();
  const t = useT();
  const tableId = useCart((state) => state.cart.tableId);
  const options = useMemo(
    () =>
      menu.tables.map((table) => {
        const seats = t("common.people_count", { count: table.seats });
        return {
          value: String(table.id),
          label: factsText([table.title, seats, table.floor]),
        };
      }),
    [menu.tables, t],
  );
  const isGone = tableId !== null && !menu.tables.some((table) => table.id === tableId);
  const error = isGone ? t("pos.problem.table_gone") : refused ? t("pos.problem.select_table") : null;
  return (
    <>
      <div className={classes.select}>
        <SelectField
          ref={ref}
          label={t("common.table")}
          placeholder={t("pos.cart.choose_table")}
          options={options}
          value={tableId === null ? null : String(tableId)}
          onChange={(value) => actions.selectTable(value === null ? null : toId<"Table">(Number(value)))}
          error={error}
          emptyOption={t("common.no_table")}
          nothingFound={t("pos.cart.no_table")}
        />
      </div>
      <PlanButton />
    </>
  );
}
