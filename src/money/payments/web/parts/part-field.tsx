import { unreachable } from "#platform/domain/unreachable.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { hasSharedLeft, seatsToPay } from "../../domain/seat-portions.ts";
import type { BillView } from "../read-bill.ts";
import { type PartDraft, type PartKind, type PartReview, partKinds, seatedLines } from "./part-draft.ts";

const MAX_PARTS = 50;

interface PartFieldProps {
  currency: string;
  bill: BillView;
  draft: PartDraft;
  review: PartReview;
  onChange: (changes: Partial<PartDraft>) => void;
}

/** Chooses the part of the account to charge: all that is left, or what one guest pays. */
export function PartField(props: PartFieldProps) {
  const { bill, draft, review, onChange } = props;
  const t = useT();
  const seats = seatsToPay(seatedLines(bill.lines));
  const kinds = partKinds.filter((kind) => kind !== "seat" || seats.length > 0);
  return (
    <Stack gap={8}>
      <SegmentedFilter<PartKind>
        layout="tight"
        label={t("payments.part.label")}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        options={kinds.map((kind) => ({ value: kind, label: t(`payments.part.kind.${kind}`) }))}
      />
      <PartChoice {...props} seats={seats} />
      {review.refusal === null ? null : (
        <Text tone="amber" weight={550} role="status">
          {t(`payments.part.${review.refusal}`)}
        </Text>
      )}
    </Stack>
  );
}

function PartChoice({ currency, bill, draft, onChange, seats }: PartFieldProps & { seats: number[] }) {
  const t = useT();
  switch (draft.kind) {
    case "whole":
    case "lines":
      return null;
    case "share":
      return (
        <Row align="center" justify="between" gap={12}>
          <span>{t("payments.part.parts")}</span>
          <QuantityInput
            label={t("payments.part.parts")}
            value={draft.parts}
            min={1}
            max={MAX_PARTS}
            onChange={(parts) => onChange({ parts })}
          />
        </Row>
      );
    case "amount":
      return (
        <AmountField
          label={t("payments.part.amount")}
          currency={currency}
          amount={draft.amount}
          onChange={(amount) => onChange({ amount })}
        />
      );
    case "seat":
      return <SeatChoice bill={bill} draft={draft} seats={seats} onChange={onChange} />;
    default:
      return unreachable(draft.kind);
  }
}

type SeatChoiceProps = Pick<PartFieldProps, "bill" | "draft" | "onChange"> & { seats: readonly number[] };

/** Chooses the seat that pays, and whether it shares the items without a seat. */
function SeatChoice({ bill, draft, seats, onChange }: SeatChoiceProps) {
  const t = useT();
  return (
    <>
      <SegmentedFilter<string>
        layout="wrap"
        label={t("payments.part.kind.seat")}
        value={String(draft.seat ?? "")}
        onChange={(seat) => onChange({ seat: Number(seat) })}
        options={seats.map((seat) => ({ value: String(seat), label: t("common.seat_of", { seat }) }))}
      />
      {hasSharedLeft(seatedLines(bill.lines)) ? (
        <CheckField
          label={t("payments.part.shares_table")}
          description={
            seats.length > 1
              ? t("payments.part.shares_hint", { count: seats.length })
              : t("payments.part.shares_last_hint")
          }
          checked={draft.sharesTable}
          onChange={(sharesTable) => onChange({ sharesTable })}
        />
      ) : null}
    </>
  );
}
