/** A file of an archive, made when its turn comes. */
export interface ArchivedFile {
  /** Path within the archive. */
  readonly name: string;
  /** In pieces when the file may be large. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** The content is compressed already: pictures, PDF. */
  readonly isDense?: boolean;
}

/** A zip whose files are made while it is sent: nothing of it is held whole. */
interface ArchiveInTheMaking {
  /** File name: `documentos.zip`. */
  readonly name: string;
  readonly files: AsyncIterable<ArchivedFile>;
  /** Time stamp of all its files. */
  readonly madeAt: Date;
}

/** A zip that was made before, read in pieces while it is sent. */
export interface StoredArchive {
  readonly name: string;
  /** Its size in bytes. */
  readonly bytes: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** The response of a route that is `archive: true`. */
export type ArchiveFile = ArchiveInTheMaking | StoredArchive;
