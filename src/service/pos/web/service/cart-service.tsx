import { IconArmchair, IconChevronDown, IconUser } from "@tabler/icons-react";
import { lazy, type Ref, Suspense } from "react";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import { useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { CustomerNotes } from "#service/customers/web/public.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { FieldButton } from "#ui/overlay/field-button.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useCart, usePos } from "../pos-context.ts";
import { CartAccountMark } from "./cart-account-mark.tsx";
import classes from "./cart-service.module.css";
import { CurrentSeat } from "./current-seat.tsx";
import { seatMode } from "./seat-mode.ts";
import { SourceButton } from "./source-button.tsx";
import { TableSelect } from "./table-select.tsx";

/** Comes after the till, and a till without it sells all the same. */
const ReservedLine = lazy(() =>
  import("#service/reservations/web/reserved-tables/reserved-line.tsx").then(
    ({ ReservedLine }) => ({ default: ReservedLine }),
    () => ({ default: () => null }),
  ),
);

export interface CartServiceProps {
  /** Why sending was refused, shown at the field to correct. */
  refusal: "select_dining_option" | "select_table" | null;
  tableRef: Ref<HTMLInputElement>;
}

const isDiningOption = (text: string): text is DiningOption =>
  diningOptions.some((option) => option === text);

/** Customer with source, dining option, table: one line each. */
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
              <span className="visually-hidden">{t("pos.cart.customer")} </span>
              {customer.type === "WALKIN" ? t("pos.cart.walk_in") : customer.name}
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
          label={t("pos.cart.dining_option")}
          layout="fill"
          value={diningOption ?? ""}
          onChange={(option) => isDiningOption(option) && actions.selectDiningOption(option)}
          options={diningOptions.map((option) => ({ value: option, label: t(`pos.cart.${option}`) }))}
        />
      </div>
      {refusal === "select_dining_option" ? (
        <p className={classes.error} role="alert">
          {t("pos.problem.select_dining_option")}
        </p>
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

/** What to mind of the customer; whoever is merged or renamed meanwhile is chosen as they are now. */
function ChosenNotes() {
  const { actions } = usePos();
  const customer = useCart((state) => state.cart.customer);
  return customer.type === "CUSTOMER" ? (
    <CustomerNotes customer={customer} onChanged={actions.selectCustomer} />
  ) : null;
}

/** That somebody else is about to have the table. */
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

/** Turns ordering by seat on and off. */
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
