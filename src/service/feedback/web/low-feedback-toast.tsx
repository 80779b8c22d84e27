import { useRouter } from "@tanstack/react-router";
import { useRealtime } from "#platform/web/realtime.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastOffer } from "#ui/feedback/toast.tsx";

/** Shows a toast on any screen when a guest was not satisfied, to people who see feedback. */
export function LowFeedbackToast() {
  const t = useT();
  const { navigate } = useRouter();
  useRealtime(["feedback_given"], (heard) => {
    if (heard.type !== "feedback_given" || !heard.isLow) return;
    toastOffer({
      message: t("feedback.low"),
      label: t("feedback.see"),
      onSelect: () => void navigate({ to: "/dashboard/feedbacks", search: { answer: heard.feedbackId } }),
    });
  });
  return null;
}
