import { useRouter } from "@tanstack/react-router";
import { isApiError } from "#platform/web/api-error.ts";
import { MessagePage } from "#platform/web/frame/shell-presence.tsx";
import { LaterPiece } from "#platform/web/later-piece.tsx";
import { landingPathOf } from "#platform/web/session/landing.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";

/** An address without a screen (404). */
export function MissingScreen() {
  const t = useT();
  const router = useRouter();
  const user = useUser();
  const goHome = () => void router.navigate({ to: user ? landingPathOf(user) : "/login" });
  return (
    <MessagePage heading={t("shell.not_found_title")}>
      <EmptyState
        picture={<SearchPicture />}
        message={t("shell.not_found")}
        action={<Button onClick={goHome}>{t("shell.go_home")}</Button>}
      />
    </MessagePage>
  );
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
