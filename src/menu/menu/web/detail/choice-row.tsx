import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import classes from "./choices.module.css";
import { CostLine } from "./cost-line.tsx";

interface ChoiceRowProps {
  /** Drag handle of the row. */
  handle: ReactNode;
  title: string;
  /** Price as text: "$1.25" for a variant, "+$0.50" for an add-on. */
  price: string;
  recipeCost: ItemDetail["recipeCost"];
  currency: string;
  /** Chosen when the picker of the till opens. */
  isDefault?: boolean;
  /** Left out where it is changed elsewhere. */
  onEdit?: () => void;
  onDelete?: () => void;
}

/** A row with a variant or an add-on. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { handle, title, price, recipeCost, currency, isDefault = false, onEdit, onDelete } = props;
  const t = useT();
  return (
    <div className={classes.row}>
      {handle}
      <div className={classes.words}>
        <Row as="p" align="center" wrap across={8} weight={550} lines="anywhere">
          {title}
          {isDefault ? <StatusBadge look="plain" tone="brand" label={t("common.preselected")} /> : null}
        </Row>
        <CostLine recipeCost={recipeCost} currency={currency} />
      </div>
      <span className={classes.price}>{price}</span>
      <span className={classes.buttons}>
        {onEdit ? (
          <IconButton
            label={t("common.edit_title", { title })}
            icon={<IconPencil size={20} stroke={1.75} />}
            onClick={onEdit}
          />
        ) : null}
        {onDelete ? (
          <IconButton
            label={t("common.delete_title", { title })}
            icon={<IconTrash size={20} stroke={1.75} />}
            onClick={onDelete}
          />
        ) : null}
      </span>
    </div>
  );
}

/** A quiet button, because the form's own button saves the item. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" icon={<IconPlus size={20} aria-hidden="true" />} onClick={onClick}>
      {label}
    </Button>
  );
}
