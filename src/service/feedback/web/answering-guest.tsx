import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Row } from "#ui/layout/layout.tsx";
import type { Feedback } from "../contract/staff-feedback.ts";

/** Names the guest of an answer, with a mark when the answer is hidden. */
export function AnsweringGuest({ feedback: { name, hidden_at } }: { feedback: Feedback }) {
  const t = useT();
  const shown = name ?? t("feedback.anonymous");
  if (hidden_at === null) return shown;
  return (
    <Row as="span" align="center" wrap gap={8}>
      {shown}
      <StatusBadge tone="grey" label={t("feedback.hidden")} />
    </Row>
  );
}
