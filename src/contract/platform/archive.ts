/** A file of an archive, made when its turn comes. */
export interface ArchivedFile {
  /** Path within the archive. */
  readonly name: string;
  /** In pieces where there may be much of it. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** It is packed as tightly as it gets: pictures, PDF. */
  readonly isDense?: boolean;
}

/** A zip whose files are made while it is sent: nothing of it is held whole. The response of a route that is `archive: true`. */
export interface ArchiveFile {
  /** As the browser keeps it: `documentos.zip`. */
  readonly name: string;
  readonly files: AsyncIterable<ArchivedFile>;
}
