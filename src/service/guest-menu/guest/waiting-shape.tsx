import { useWords } from "./page-context.ts";

interface WaitingShapeProps {
  /** Lines of each card that will stand here, from the top; 0 is a button. */
  readonly cards: readonly number[];
}

/**
 * The shape of what is on its way, in grey; the word is for those who hear the page. The styles show nothing for 200 ms, and
 * say after 4.5 s that the server takes its time.
 */
export function WaitingShape({ cards }: WaitingShapeProps) {
  const t = useWords();
  return (
    <div className="shape" role="status" aria-label={t("loading")}>
      <p className="offline">{t("slow")}</p>
      {cards.map((lines, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
        <div key={card} className={lines === 0 ? "bone" : "order"}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
            <i key={line} className="bone" />
          ))}
        </div>
      ))}
    </div>
  );
}
