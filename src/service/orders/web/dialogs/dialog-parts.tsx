import type { ApprovalAbout } from "#core/approvals/web/public.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import { multiplyCents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatList, formatPieces, formatPlainNumber } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Row, Span } from "#ui/layout/layout.tsx";
import type { OrderItem } from "../../contract/orders.ts";
import classes from "../accounts/account-dialogs.module.css";
import { accountWithCustomer, type OpenAccount } from "../accounts/open-accounts.ts";

interface DialogFooterProps {
  label: string;
  onConfirm: () => void;
  onClose: () => void;
  busy: boolean;
  /** Text of the back button, instead of the usual one. */
  back?: string;
  tone?: "normal" | "danger";
  /** Reason why it cannot be done yet, shown beside the button. */
  missing?: string | null;
}

/** Shows the back button, the main action of a dialog and whatever is missing for it. */
export function DialogFooter({
  label,
  onConfirm,
  onClose,
  busy,
  tone,
  back,
  missing = null,
}: DialogFooterProps) {
  const t = useT();
  return (
    <Row align="center" justify="end" wrap gap={8} across={12} full>
      {missing === null ? null : (
        <p className={classes.missing} role="status">
          {missing}
        </p>
      )}
      <Button variant="default" size="lg" onClick={onClose} disabled={busy}>
        {back ?? t("common.go_back")}
      </Button>
      <Button size="lg" onClick={onConfirm} busy={busy} disabled={missing !== null} tone={tone}>
        {label}
      </Button>
    </Row>
  );
}

/** Describes pieces of a line with their price, for the manager who approves. */
export function describeDishes(
  { item_title: title, price }: Pick<OrderItem, "item_title" | "price">,
  quantity: number,
  currency: string,
): ApprovalAbout {
  return {
    what: formatPieces(quantity, title),
    amount: formatAmount(multiplyCents(price, quantity), currency),
  };
}

interface PiecesRowProps {
  label: string;
  value: number;
  max: number;
  onChange: (pieces: number) => void;
}

/** Chooses how many pieces of a line are meant; hidden when there is only one. */
export function PiecesRow({ label, value, max, onChange }: PiecesRowProps) {
  if (max <= 1) return null;
  return (
    <div className={classes.row}>
      <Span room="shrink">{label}</Span>
      <QuantityInput label={label} value={value} max={max} onChange={onChange} />
    </div>
  );
}

export interface PartyOption {
  readonly id: AccountId;
  readonly label: string;
  readonly account: OpenAccount;
}

/** Lists every open account by name; of several parties at one table each with its tokens. */
export function partyOptions(accounts: readonly OpenAccount[], t: Translate): PartyOption[] {
  return accounts.flatMap((account) =>
    account.accounts.map(({ id }) => {
      const name = accountWithCustomer(account, t);
      if (account.accounts.length === 1) return { id, account, label: name };
      const tokens = account.orders.filter((order) => order.account_id === id).map((order) => order.token_no);
      return {
        id,
        account,
        label: factsText([
          name,
          t("orders.card.token", { token: formatList(tokens.map(formatPlainNumber)) }),
        ]),
      };
    }),
  );
}
