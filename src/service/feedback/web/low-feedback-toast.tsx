import { useRouter } from "@tanstack/react-router";
import { useRealtime } from "#platform/web/realtime.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastOffer } from "#ui/feedback/toast.tsx";

/** For those who see what guests say, on any screen: a word at once when somebody was not content. */
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
