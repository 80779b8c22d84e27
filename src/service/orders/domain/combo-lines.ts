/** The combo that a line belongs to: lines with the same uuid were sold together, in the same quantity. */
export interface ComboOfLine {
  readonly uuid: string;
  readonly title: string;
}

interface LineOfCombo {
  readonly combo: ComboOfLine | null;
}

/** A single line, or all parts of one combo. */
export interface FoldedLine<Line> {
  /** For a combo the first part, which stands for all: what happens to it happens to the combo. */
  readonly line: Line;
  /** The parts of a combo in their order; empty for any other line. */
  readonly parts: readonly Line[];
}

/** Folds the parts of each combo into one entry, in the order in which each comes first. */
export function foldCombos<Line extends LineOfCombo>(lines: readonly Line[]): FoldedLine<Line>[] {
  const byCombo = Map.groupBy(lines, (line) => line.combo?.uuid);
  return lines.flatMap((line) => {
    if (line.combo === null) return [{ line, parts: [] }];
    const parts = byCombo.get(line.combo.uuid) ?? [];
    return parts[0] === line ? [{ line, parts }] : [];
  });
}

/** Returns the note that all parts of a combo share: it belongs to the combo. */
export function sharedNotes(parts: readonly { readonly notes: string | null }[]): string | null {
  const [first] = parts;
  return first && parts.every(({ notes }) => notes === first.notes) ? first.notes : null;
}

/** Part of a line that somebody requests. */
interface Requested<LineId, Share> {
  readonly id: LineId;
  readonly share: Share;
}

type TogetherDecision<Line, Share> =
  | { readonly ok: true; readonly lines: readonly { readonly line: Line; readonly share: Share }[] }
  | { readonly ok: false; readonly reason: "combo_kept_together"; readonly title: string };

/**
 * Adds to the requested lines the other parts of their combos, with the same share (pieces, or a portion): the
 * parts of a combo are voided, moved, given for free, taken up again, paid and refunded together. Requesting all
 * that is `left` of one part requests all that is left of each. `lines` are all lines there are. The answer has
 * each line once, in the requested order, and the parts of a combo in theirs. Refused when two parts of one combo
 * are requested in different shares.
 */
export function withCombos<LineId, Share, Line extends LineOfCombo & { readonly id: LineId }>(
  requested: readonly Requested<LineId, Share>[],
  lines: readonly Line[],
  {
    left,
    isSame,
  }: { readonly left: (line: Line) => Share; readonly isSame: (a: Share, b: Share) => boolean },
): TogetherDecision<Line, Share> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const byCombo = Map.groupBy(lines, (line) => line.combo?.uuid);
  const together = new Map<LineId, { line: Line; share: Share }>();
  for (const { id, share } of requested) {
    const line = byId.get(id);
    if (!line) continue;
    const isRest = isSame(share, left(line));
    for (const part of line.combo === null ? [line] : (byCombo.get(line.combo.uuid) ?? [])) {
      const wanted = isRest ? left(part) : share;
      const before = together.get(part.id);
      if (line.combo !== null && before && !isSame(before.share, wanted))
        return { ok: false, reason: "combo_kept_together", title: line.combo.title };
      together.set(part.id, { line: part, share: wanted });
    }
  }
  return { ok: true, lines: [...together.values()] };
}

/** Counts shares in pieces. */
export const inPieces = {
  left: (line: { readonly quantity: number }) => line.quantity,
  isSame: (a: number, b: number) => a === b,
};
