/** A file of an archive, made when its turn comes. */
export interface ArchivedFile {
  /** Path within the archive. */
  readonly name: string;
  /** In pieces where there may be much of it. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** It is packed as tightly as it gets: pictures, PDF. */
  readonly isDense?: boolean;
}

/** A zip whose files are made while it is sent: nothing of it is held whole. */
interface ArchiveInTheMaking {
  /** As the browser keeps it: `documentos.zip`. */
  readonly name: string;
  readonly files: AsyncIterable<ArchivedFile>;
  /** The time that all of its files are given. */
  readonly madeAt: Date;
}

/** A zip that was made before, read in pieces while it is sent. */
export interface KeptArchive {
  readonly name: string;
  /** Its size in bytes. */
  readonly bytes: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** The response of a route that is `archive: true`. */
export type ArchiveFile = ArchiveInTheMaking | KeptArchive;
