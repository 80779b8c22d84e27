import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { SortableList } from "#ui/data/sortable-list.tsx";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { PaymentTypeSettings } from "../contract/payment-types.ts";
import { isCash } from "../domain/payment-icon.ts";
import { paymentPictures } from "./payment-pictures.tsx";
import classes from "./payment-types.module.css";
import {
  paymentTypesQuery,
  useDeletePaymentType,
  useOrderPaymentTypes,
  useRestorePaymentType,
  useTogglePaymentType,
} from "./payment-types-api.ts";

const PaymentTypeDialog = lazy(() =>
  import("./payment-type-dialog.tsx").then((module) => ({ default: module.PaymentTypeDialog })),
);

const refreshKeys = [paymentTypesQuery.queryKey];

/** /dashboard/settings/payment-types: the ways to pay that cashiers are offered, and how that looks to them. */
export function PaymentTypesScreen() {
  const t = useT();
  useRealtimeRefresh(["menu_changed"], refreshKeys);
  const { data: types, error, refetch, isFetching } = useQuery(paymentTypesQuery);
  const [edited, setEdited] = useState<PaymentTypeSettings | "new" | null>(null);
  return (
    <>
      <PageHeader
        title={t("paymentTypes.title")}
        action={
          <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setEdited("new")}>
            {t("paymentTypes.add")}
          </Button>
        }
      />
      {types ? (
        types.length === 0 ? (
          <EmptyState
            picture={<ReceiptPicture />}
            message={t("paymentTypes.empty")}
            hint={t("paymentTypes.empty_hint")}
          />
        ) : (
          <>
            <Muted below={16}>{t("paymentTypes.intro")}</Muted>
            <Cards types={types} onEdit={setEdited} />
            <ChargePreview types={types} />
          </>
        )
      ) : error ? (
        <QueryFailure query={{ error, refetch, isFetching }} fallback="paymentTypes.load_failed" />
      ) : (
        <CardGridSkeleton label={t("ui.loading")} count={4} cardHeight={112} minWidth={280} />
      )}
      {edited ? (
        <Suspense fallback={null}>
          <PaymentTypeDialog type={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface CardsProps {
  types: readonly PaymentTypeSettings[];
  onEdit: (type: PaymentTypeSettings) => void;
}

function Cards({ types, onEdit }: CardsProps) {
  const t = useT();
  const words = useSortWords();
  const ordering = useOrderPaymentTypes();
  const acts = usePaymentTypeActions();
  return (
    <SortableList
      label={t("paymentTypes.title")}
      words={words}
      layout="grid"
      className={classes.grid}
      items={types}
      keyOf={(type) => type.id}
      nameOf={(type) => type.title}
      onReorder={(ids) => ordering.mutateAsync([...ids]).catch(showError)}
    >
      {(type, handle) => (
        <PaymentTypeCard
          type={type}
          handle={handle}
          onToggle={(isActive) => void acts.toggle(type, isActive)}
          onEdit={() => onEdit(type)}
          onDelete={() => void acts.remove(type)}
        />
      )}
    </SortableList>
  );
}

/** Actions that take effect at once and can be undone for 8 s. */
function usePaymentTypeActions() {
  const t = useT();
  const { mutateAsync: toggle } = useTogglePaymentType();
  const { mutateAsync: remove } = useDeletePaymentType();
  const { mutateAsync: restore } = useRestorePaymentType();
  const undoable = async (act: Promise<{ message: string }>, undo: () => Promise<unknown>) => {
    try {
      const { message } = await act;
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => void undo().catch(showError) });
    } catch (error) {
      showError(error);
    }
  };
  return {
    toggle: ({ id }: PaymentTypeSettings, isActive: boolean) =>
      undoable(toggle({ id, isActive }), () => toggle({ id, isActive: !isActive })),
    remove: ({ id }: PaymentTypeSettings) => undoable(remove(id), () => restore(id)),
  };
}

interface PaymentTypeCardProps {
  type: PaymentTypeSettings;
  /** By which it is put in order. */
  handle: ReactNode;
  onToggle: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A payment type in the settings: its picture and name, whether it is offered, and what is done with it. */
function PaymentTypeCard({ type, handle, onToggle, onEdit, onDelete }: PaymentTypeCardProps) {
  const t = useT();
  const named = { type: type.title };
  return (
    <SurfaceCard padding="none" label={type.title}>
      <div className={classes.cardHead} data-off={type.isActive ? undefined : true}>
        {handle}
        {paymentPictures[type.icon]}
        <Box room="shrink">
          <h2 className={classes.cardTitle}>{type.title}</h2>
          {type.settles === "on_account" ? <Muted size="xs">{t("paymentTypes.settles_later")}</Muted> : null}
        </Box>
      </div>
      <div className={classes.cardActions}>
        <CheckField
          look="switch"
          label={t("paymentTypes.offered")}
          name={`active-${type.id}`}
          checked={type.isActive}
          onChange={onToggle}
        />
        <IconButton
          label={t("paymentTypes.edit_named", named)}
          icon={<IconPencil size={20} stroke={1.75} />}
          onClick={onEdit}
        />
        <IconButton
          label={t("paymentTypes.delete_named", named)}
          icon={<IconTrash size={20} stroke={1.75} />}
          onClick={onDelete}
        />
      </div>
    </SurfaceCard>
  );
}

/** Shows the tiles as the cashier sees them, in the same order, to try. */
function ChargePreview({ types }: { types: readonly PaymentTypeSettings[] }) {
  const t = useT();
  const offered = types.filter((type) => type.isActive);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const type = offered.find(({ id }) => String(id) === chosen[0]);
  return (
    <Section title={t("paymentTypes.preview")} description={t("paymentTypes.preview_hint")}>
      <SurfaceCard>
        <div className={classes.preview}>
          <ChoiceList
            label={t("common.payment_type")}
            mode="single"
            layout="tiles"
            choices={offered.map(({ id, title, icon }) => ({
              value: String(id),
              label: title,
              icon: paymentPictures[icon],
            }))}
            value={type ? chosen : []}
            onChange={setChosen}
          />
          <p className={classes.asks} role="status">
            {type ? t(cashierPrompt(type)) : ""}
          </p>
        </div>
      </SurfaceCard>
    </Section>
  );
}

/** Returns the message about what the cashier is asked for, and whether it is counted. */
function cashierPrompt(type: PaymentTypeSettings) {
  if (type.settles === "on_account") return "paymentTypes.asks_customer";
  return isCash(type) ? "paymentTypes.asks_received" : "paymentTypes.asks_reference";
}
