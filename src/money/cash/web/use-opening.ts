import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { errorText } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import type { Drawer, openCashSession } from "../contract/cash.ts";
import { countedCash } from "../domain/count-cash.ts";
import { useOpenSession } from "./cash-api.ts";
import { countedPieces, type PiecesByDenomination } from "./count-fields.tsx";

export interface OpeningDone {
  readonly onOpened: (sessionId: number) => void;
  readonly onClose: () => void;
}

/** The way to an open drawer: the count, and when it is not what the last close counted, why. */
export function useOpening(drawer: Drawer, { onOpened, onClose }: OpeningDone) {
  const [pieces, setPieces] = useState<PiecesByDenomination>({});
  const [reason, setReason] = useState("");
  /** What the server found; null until it was asked, and while the count is changed. */
  const [found, setFound] = useState<ResponseOf<typeof openCashSession> | null>(null);
  const session = useOpenSession();
  const attempt = useAttempt();
  const counts = countedPieces(pieces);
  const open = async () => {
    const body = {
      drawer_id: drawer.id,
      counts,
      difference_reason: found === null ? null : reason.trim(),
    };
    const opened = await attempt.run(body, (uuid) => session.mutateAsync({ uuid, ...body }));
    if (opened.session_id === null) return setFound(opened);
    toastSuccess(opened.message);
    onOpened(opened.session_id);
    onClose();
  };
  const send = () => void open().catch(() => undefined);
  const isIncomplete = found !== null && reason.trim() === "";
  return {
    pieces,
    setPieces,
    reason,
    setReason,
    found,
    counted: countedCash(counts),
    isIncomplete,
    isDirty: countedCash(counts) > 0 || reason !== "",
    busy: session.isPending,
    // The failure is shown above the button and stays until the next attempt.
    failure: attempt.isUnsure || session.error === null ? null : errorText(session.error),
    attempt,
    again: send,
    back: () => setFound(null),
    next: () => {
      if (!isIncomplete && !session.isPending) send();
    },
  };
}

export type Opening = ReturnType<typeof useOpening>;
