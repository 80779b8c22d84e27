import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { LaterPiece } from "../later-piece.tsx";
import type { ConfirmQuestion } from "./confirm-dialog.tsx";

export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

interface PendingQuestion {
  question: ConfirmQuestion;
  answer: (yes: boolean) => void;
}

/** Nobody is asked while the first screen is drawn: the dialog comes behind it, for a till that may be offline by then. */
const loadDialog = () => import("./confirm-dialog.tsx");

const ConfirmContext = createContext<Confirm | null>(null);

/** Holds the one open question; UiProvider renders it. A second question asked meanwhile waits for its turn. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<readonly PendingQuestion[]>([]);
  const [last, setLast] = useState<ConfirmQuestion | null>(null);
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setLast(question);
        setPending((before) => [...before, { question, answer: resolve }]);
      }),
    [],
  );
  const current = pending[0];
  const answer = (yes: boolean) => {
    current?.answer(yes);
    setPending((before) => before.slice(1));
  };
  // The last question stays rendered, closed, so that it can fade away and give focus back.
  const shown = current?.question ?? last;
  return (
    <ConfirmContext value={confirm}>
      {children}
      <LaterPiece load={loadDialog}>
        {({ ConfirmDialog }) =>
          shown ? (
            <ConfirmDialog
              {...shown}
              opened={current !== undefined}
              onConfirm={() => answer(true)}
              onCancel={() => answer(false)}
            />
          ) : null
        }
      </LaterPiece>
    </ConfirmContext>
  );
}

/** Asks and waits: `if (await confirm({ title, confirmLabel, tone: "danger" })) …`. Esc and a tap outside mean no. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error("UiProvider is missing above this component");
  return confirm;
}
