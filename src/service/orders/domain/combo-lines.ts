/** The combo that a line is a part of: lines with one uuid were sold together, as many of each. */
export interface ComboOfLine {
  readonly uuid: string;
  readonly title: string;
}

interface LineOfCombo {
  readonly combo: ComboOfLine | null;
}

/** A line, or all parts of a combo, as people speak of it. */
export interface FoldedLine<Line> {
  /** Of a combo the first part, which stands for all: what is done to it is done to the combo. */
  readonly line: Line;
  /** Of a combo in their order; of anything else none. */
  readonly parts: readonly Line[];
}

/** Lines as people speak of them, a combo as one, in the order in which each comes first. */
export function foldCombos<Line extends LineOfCombo>(lines: readonly Line[]): FoldedLine<Line>[] {
  const byCombo = Map.groupBy(lines, (line) => line.combo?.uuid);
  return lines.flatMap((line) => {
    if (line.combo === null) return [{ line, parts: [] }];
    const parts = byCombo.get(line.combo.uuid) ?? [];
    return parts[0] === line ? [{ line, parts }] : [];
  });
}

/** The note that all parts of a combo have: then it is of the combo. */
export function sharedNotes(parts: readonly { readonly notes: string | null }[]): string | null {
  const [first] = parts;
  return first && parts.every(({ notes }) => notes === first.notes) ? first.notes : null;
}

/** How much of a line somebody asks for. */
interface Asked<LineId, Share> {
  readonly id: LineId;
  readonly share: Share;
}

export type TogetherDecision<Line, Share> =
  | { readonly ok: true; readonly lines: readonly { readonly line: Line; readonly share: Share }[] }
  | { readonly ok: false; readonly reason: "combo_kept_together"; readonly title: string };

/**
 * What belongs to the lines that somebody acts on: the parts of a combo are voided, moved, given for free, taken up again,
 * paid and refunded together, as much of each (pieces, or a portion), whichever of them was named; all that is `left` of one
 * is all that is left of each. `lines` are all that there are; each is in the answer once, in the order in which they
 * were asked for and the parts of a combo in theirs. Refused when of two parts of one combo different shares are asked for.
 */
export function withCombos<LineId, Share, Line extends LineOfCombo & { readonly id: LineId }>(
  asked: readonly Asked<LineId, Share>[],
  lines: readonly Line[],
  {
    left,
    isSame,
  }: { readonly left: (line: Line) => Share; readonly isSame: (a: Share, b: Share) => boolean },
): TogetherDecision<Line, Share> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const byCombo = Map.groupBy(lines, (line) => line.combo?.uuid);
  const together = new Map<LineId, { line: Line; share: Share }>();
  for (const { id, share } of asked) {
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

/** Shares that are counted in pieces. */
export const inPieces = {
  left: (line: { readonly quantity: number }) => line.quantity,
  isSame: (a: number, b: number) => a === b,
};
