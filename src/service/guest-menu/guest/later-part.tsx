import { type ComponentType, useEffect, useState } from "react";
import { arrivedPiece, loadPiece } from "./arrived-pieces.ts";
import { NotLoaded } from "./not-loaded.tsx";

interface LaterPartProps<Props extends object> {
  /** Loads the piece; the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Called when it could not be loaded; without it the part says so in its place. */
  readonly onFailed?: () => void;
}

/** A part of a page that opens on a tap: its code comes once the page stands, so that no phone waits for it. */
export function LaterPart<Props extends object>({ load, props, onFailed }: LaterPartProps<Props>) {
  const [Piece, setPiece] = useState<ComponentType<Props> | "failed" | null>(
    () => arrivedPiece(load) ?? null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, whoever hears of a failure then
  useEffect(() => {
    void loadPiece(load).then((piece) => setPiece(() => piece), onFailed ?? (() => setPiece("failed")));
  }, [load]);
  if (Piece === "failed") return <NotLoaded onAgain={() => location.reload()} />;
  return Piece === null ? null : <Piece {...props} />;
}
