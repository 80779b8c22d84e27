import { IconPencil, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { PaymentTypeSettings } from "../contract/payment-types.ts";
import { paymentPictures } from "./payment-pictures.tsx";
import classes from "./payment-types.module.css";

export interface PaymentTypeCardProps {
  type: PaymentTypeSettings;
  /** By which it is put in order. */
  handle: ReactNode;
  onToggle: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A payment type in the settings: its picture and name, whether it is offered, and what is done with it. */
export function PaymentTypeCard({ type, handle, onToggle, onEdit, onDelete }: PaymentTypeCardProps) {
  const t = useT();
  const named = { type: type.title };
  return (
    <SurfaceCard padding="none" label={type.title}>
      <div className={classes.cardHead} data-off={type.isActive ? undefined : true}>
        {handle}
        {paymentPictures[type.icon]}
        <div className={classes.cardNames}>
          <h2 className={classes.cardTitle}>{type.title}</h2>
          {type.settles === "on_account" ? (
            <p className={classes.cardNote}>{t("paymentTypes.settles_later")}</p>
          ) : null}
        </div>
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
