import { useRouter } from "@tanstack/react-router";
import { isApiError } from "#platform/web/api-error.ts";
import { MessagePage } from "#platform/web/frame/shell-presence.tsx";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { LaterPiece } from "#ui/later-piece.tsx";

/** Loaded for those who need it alone. */
const loadMissing = () => import("./missing-page.tsx");

/** An address without a screen (404). */
export function MissingScreen() {
  return <LaterPiece load={loadMissing}>{({ MissingPage }) => <MissingPage />}</LaterPiece>;
}

interface FailedScreenProps {
  error: unknown;
  reset: () => void;
}

/**
 * Replaces a screen that threw: a reason in words, and another attempt. A missing part of the app means a new
 * release: reload.
 */
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

/** Loaded after the first screen has begun to come: what is needed at once is the frame. */
const loadShape = () => import("./pending-shape.tsx");

/** Shown while the code or data of a screen load: its frame, its title and its shape. */
export function PendingScreen() {
  return <LaterPiece load={loadShape}>{({ PendingShape }) => <PendingShape />}</LaterPiece>;
}
