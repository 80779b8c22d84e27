import type { ExportRun } from "./export-run.ts";

/** Bytes of a piece: what a statement carries and a reader holds. */
const PIECE_BYTES = 1_048_576;

/** Keeps a file in pieces of equal size as it comes; gives how many pieces and bytes. Throws LostExport. */
export async function keepPieces(
  run: ExportRun,
  chunks: AsyncIterable<Buffer>,
): Promise<{ pieces: number; bytes: number }> {
  let pieces = 0;
  let bytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const keep = async (piece: Buffer) => {
    pieces += 1;
    bytes += piece.length;
    const no = pieces;
    await run.read((tx) =>
      tx.query({
        text: "insert into data_export_pieces (tenant_id, export_id, attempt, no, bytes) values ($1, $2, $3, $4, $5)",
        values: [tx.tenantId, run.row.id, run.row.attempt, no, piece],
      }),
    );
  };
  for await (const chunk of chunks) {
    held.push(chunk);
    heldBytes += chunk.length;
    while (heldBytes >= PIECE_BYTES) {
      const all = Buffer.concat(held);
      await keep(all.subarray(0, PIECE_BYTES));
      held = [all.subarray(PIECE_BYTES)];
      heldBytes = all.length - PIECE_BYTES;
    }
  }
  if (heldBytes > 0) await keep(Buffer.concat(held));
  return { pieces, bytes };
}
