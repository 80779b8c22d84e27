import { useRouter } from "@tanstack/react-router";
import { isApiError } from "#platform/web/api-error.ts";
import { MessagePage } from "#platform/web/frame/shell-presence.tsx";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";

interface FailedScreenProps {
  error: unknown;
  reset: () => void;
}

/** In place of a screen that threw: reason in words and a new attempt. A part of the app that is gone means a new release: reload. */
export function FailedScreen({ error, reset }: FailedScreenProps) {
  const t = useT();
  const router = useRouter();
  const retry = () => {
    if (isChunkMissing(error)) window.location.reload();
    else void router.invalidate().then(reset);
  };
  return (
    <MessagePage heading={t("shell.failed_title")}>
      <FailureState reason={isApiError(error) ? error.message : t("shell.failed")} onRetry={retry} />
    </MessagePage>
  );
}

function isChunkMissing(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
