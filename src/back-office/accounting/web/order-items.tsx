import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { isApiError } from "#platform/web/api-error.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import classes from "./accounting.module.css";
import { itemsQuery } from "./accounting-api.ts";
import { PreviewedItems } from "./previewed-items.tsx";

export interface OrderItemsProps {
  /** The order that is looked at; null for none yet. */
  orderNo: number | null;
  onOrder: (orderNo: number) => void;
}

/** The items of an order, paid or not, as lines of its tax document; saved as JSON and CSV. */
export function OrderItems({ orderNo, onOrder }: OrderItemsProps) {
  const t = useT();
  return (
    <div className={classes.page}>
      <OrderForm key={orderNo} orderNo={orderNo} onOrder={onOrder} />
      {orderNo === null ? (
        <EmptyState
          picture={<SearchPicture />}
          message={t("accounting.items.empty")}
          hint={t("accounting.items.empty_hint")}
        />
      ) : (
        <ItemsOfOrder orderNo={orderNo} />
      )}
    </div>
  );
}

function OrderForm({ orderNo, onOrder }: OrderItemsProps) {
  const t = useT();
  const [typed, setTyped] = useState(orderNo === null ? "" : String(orderNo));
  const [isRefused, setRefused] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const named = /^#?\s*([1-9]\d{0,8})$/.exec(typed.trim())?.[1];
    setRefused(named === undefined);
    if (named !== undefined) onOrder(Number(named));
  };
  return (
    <form className={classes.ask} onSubmit={ask} noValidate>
      <TextField
        label={t("accounting.items.order")}
        description={t("accounting.items.order_hint")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isRefused ? t("accounting.items.provide_order_id") : undefined}
      />
      <div className={classes.askButton}>
        <SubmitButton>{t("accounting.items.preview")}</SubmitButton>
      </div>
    </form>
  );
}

const NOT_FOUND = 404;

function ItemsOfOrder({ orderNo }: { orderNo: number }) {
  const t = useT();
  const items = useQuery(itemsQuery(orderNo));
  if (items.data) return <PreviewedItems preview={items.data} />;
  if (!items.isError) return <ListSkeleton label={t("ui.loading")} count={4} />;
  const status = isApiError(items.error) ? items.error.status : 0;
  const said = status > 0 ? "unexpected_status" : "error_fetch";
  const why = status === NOT_FOUND ? t("accounting.items.unknown_order") : errorText(items.error);
  return (
    <FailureState
      reason={`${t(`accounting.items.${said}`)}: ${why}`}
      onRetry={() => void items.refetch()}
      busy={items.isFetching}
    />
  );
}
