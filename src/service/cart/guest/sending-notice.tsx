import { useWords } from "#service/guest-menu/guest/page-context.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** Says that an order is on its way, and, while it waits for a connection, how to call it back. */
export function SendingNotice({ checkout }: { checkout: CheckoutState }) {
  const t = useWords();
  const { isSending, isWaitingForLine, stop } = checkout.sending;
  return (
    <div className="offline" role="status">
      {isSending && <p>{t(isWaitingForLine ? "sending_offline" : "sending")}</p>}
      {isWaitingForLine && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            stop();
            checkout.setNotice(t("stopped_unsure"));
          }}
        >
          {t("stop_sending")}
        </button>
      )}
    </div>
  );
}
