import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { VisuallyHidden } from "../layout/layout.tsx";
import { TopLayer } from "../overlay/top-layer.tsx";

export type Announce = (text: string, options?: { urgent?: boolean }) => void;

const AnnounceContext = createContext<Announce | null>(null);

interface Announcement {
  text: string;
  turn: number;
}

const nothingSaid: Announcement = { text: "", turn: 0 };

/** Two live regions of the page; UiProvider holds them, so that they exist before the first message. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState(nothingSaid);
  const [urgent, setUrgent] = useState(nothingSaid);
  const turn = useRef(0);
  const announce = useCallback<Announce>((text, options) => {
    turn.current += 1;
    const announcement = { text, turn: turn.current };
    if (options?.urgent) setUrgent(announcement);
    else setPolite(announcement);
  }, []);
  // The changing key makes a repeated sentence ("added", "added") be read again.
  return (
    <AnnounceContext value={announce}>
      {children}
      <TopLayer>
        <VisuallyHidden as="div" role="status" aria-live="polite" data-announced>
          <span key={polite.turn}>{polite.text}</span>
        </VisuallyHidden>
        <VisuallyHidden as="div" role="alert" aria-live="assertive" data-announced>
          <span key={urgent.turn}>{urgent.text}</span>
        </VisuallyHidden>
      </TopLayer>
    </AnnounceContext>
  );
}

/** Says a whole sentence to screen readers without showing it: `announce("2 platos agregados")`; `urgent` interrupts. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) throw new Error("UiProvider is missing above this component");
  return announce;
}
