import { useEffect, useRef, useState } from "react";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { errorText } from "#platform/web/show-error.ts";
import { type DocumentPreview, readDocument } from "./purchase-import-api.ts";
import type { PickedText } from "./read-picked-files.ts";
import { type LineEdit, type LineReview, reviewOf } from "./review-line.ts";
import {
  type Imported,
  type ImportQueue,
  type ImportStep,
  type QueuedDocument,
  readStoredQueue,
  storeQueue,
} from "./saved-queue.ts";

/** State of a document in the queue. */
export type QueuedDocumentState = "waiting" | "reading" | "failed" | "known" | "open" | "ready" | "imported";

/** A document with the server's preview. */
export interface ReadDocument extends QueuedDocument {
  readonly preview: DocumentPreview | null;
  readonly failure: string | null;
  /** True when another attempt may help; a refusal by the server does not change. */
  readonly mayReadAgain: boolean;
  readonly state: QueuedDocumentState;
  /** The reviewed lines in the document's order. */
  readonly reviews: readonly LineReview[];
  /** Number of lines that somebody has to look at before the import. */
  readonly toDo: number;
  readonly readAgain: () => void;
}

export type ImportQueueState = ReturnType<typeof useImportQueue>;

/**
 * State of the import screen: its documents and edits are stored on this device, and the server reads them one after the other.
 */
export function useImportQueue(userId: number) {
  const [queue, setQueue] = useState(() => readStoredQueue(userId));
  const isStored = useStoredQueue(userId, queue);
  const { read: documents, readAgain } = useReadDocuments(queue);
  const isMounted = useIsMounted();
  const change: ChangeDocument = (key, changed) =>
    setQueue((now) => ({
      ...now,
      documents: now.documents.map((each) => (each.key === key ? changed(each) : each)),
    }));
  return {
    step: queue.step,
    /** True when this device stores the queue; otherwise it is lost with the page. */
    isStored,
    pasted: queue.pasted,
    documents,
    open: documents.find(({ key }) => key === queue.open) ?? null,
    paste: (pasted: string) => setQueue((now) => ({ ...now, pasted })),
    goTo: (step: ImportStep, open = queue.open) => setQueue((now) => ({ ...now, step, open })),
    /** Adds texts that are not in the queue yet, and opens a single one. Returns the names of those that were there already. */
    add: (texts: readonly PickedText[], isPasted = false) => {
      const { added, same } = newDocuments(queue, texts);
      const [first] = added;
      const opened = added.length === 1 && first ? ({ step: "review", open: first.key } as const) : {};
      setQueue((now) => ({
        ...now,
        ...opened,
        documents: [...now.documents, ...added],
        ...(isPasted ? { pasted: "" } : {}),
      }));
      return same;
    },
    /** Removes documents from the queue; returns the undo, which also works from another screen. */
    remove: (keys: readonly string[]) => {
      setQueue((now) => ({ ...now, documents: now.documents.filter(({ key }) => !keys.includes(key)) }));
      return () => {
        if (isMounted.current) return setQueue((now) => withBack(now, queue, keys));
        const now = readStoredQueue(userId);
        storeQueue(userId, withBack(now, queue, keys), now);
      };
    },
    ...editsBy(change),
    /** A refusal depends on what the server knows now, so the document is read again. */
    readAgain: (key: string) => readAgain((each) => each.key === key),
    /** An import may change the vendor's remembered goods, and a new ingredient changes the likeness of all lines. */
    wasImported: (key: string, imported: Imported) => {
      change(key, (document) => ({ ...document, imported }));
      const vendor = documents.find((each) => each.key === key)?.preview?.vendor.name;
      const isNew = imported.lines.some((line) => line.isNew);
      readAgain(({ preview }) => isNew || preview?.vendor.name === vendor);
    },
  };
}

type ChangeDocument = (key: string, changed: (document: QueuedDocument) => QueuedDocument) => void;

/** Functions that edit a document. */
const editsBy = (change: ChangeDocument) => ({
  editLine: (key: string, line: number, edit: LineEdit) => change(key, withEdits(new Map([[line, edit]]))),
  editLines: (key: string, edits: ReadonlyMap<number, LineEdit>) => change(key, withEdits(edits)),
  /** Sets whether a credit note only lowers the price. */
  setPriceOnly: (key: string, isPriceOnly: boolean) =>
    change(key, (document) => ({ ...document, isPriceOnly })),
});

const withEdits = (edits: ReadonlyMap<number, LineEdit>) => (document: QueuedDocument) => {
  const edited = [...edits].map(([line, edit]) => [line, { ...document.edits[line], ...edit }] as const);
  return { ...document, edits: { ...document.edits, ...Object.fromEntries(edited) } };
};

/** Tells whether the screen is still shown, for what is tapped after it. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Stores the queue on this device; false without room. */
function useStoredQueue(userId: number, queue: ImportQueue): boolean {
  const stored = useRef(queue);
  const [isStored, setIsStored] = useState(true);
  useEffect(() => {
    if (stored.current === queue) return;
    setIsStored(storeQueue(userId, queue, stored.current));
    stored.current = queue;
  }, [userId, queue]);
  return isStored;
}

/** Puts removed documents back where they were `before`. */
function withBack(now: ImportQueue, before: ImportQueue, keys: readonly string[]): ImportQueue {
  const there = new Map(now.documents.map((document) => [document.key, document]));
  const old = before.documents.flatMap((document) => {
    const shown = there.get(document.key);
    there.delete(document.key);
    return shown ?? (keys.includes(document.key) ? document : []);
  });
  return { ...now, documents: [...old, ...there.values()] };
}

function newDocuments({ documents }: ImportQueue, texts: readonly PickedText[]) {
  const known = new Set(documents.filter(({ imported }) => !imported).map(({ text }) => text));
  const added: QueuedDocument[] = [];
  const same: string[] = [];
  for (const { name, text } of texts) {
    if (known.has(text)) same.push(name);
    else added.push({ key: clientUuid(), name, text, edits: {}, imported: null });
    known.add(text);
  }
  return { added, same };
}

/** HTTP status of every refusal about the text itself (contract/errors). */
const UNREADABLE = 422;

/** The server's answer about a document; a stale one has to be asked for again. */
interface Answer {
  readonly preview: DocumentPreview | null;
  readonly failure: string | null;
  readonly mayReadAgain: boolean;
  readonly isStale: boolean;
}

type IsAffected = (document: { readonly key: string } & Answer) => boolean;

const staleIf = (isAffected: IsAffected, [key, answer]: readonly [string, Answer]): Answer =>
  isAffected({ key, ...answer }) ? { ...answer, isStale: true } : answer;

/**
 * Reads the documents one at a time, so that thirty files do not hold up the tills. Not with the query cache, because a list of
 * queries would be loaded with everybody's first screen.
 */
function useReadDocuments({ documents }: ImportQueue) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  // A document being read while something changes is read again: its answer would be outdated.
  const [round, setRound] = useState(0);
  const next = documents.find(({ key, imported }) => !imported && (answers.get(key)?.isStale ?? true));
  const { key, text } = next ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    if (key === undefined || text === undefined) return;
    const abort = new AbortController();
    const answered = (answer: Omit<Answer, "isStale">) =>
      setAnswers((now) => {
        // An earlier preview stays when it cannot be read again: somebody may be about to confirm it.
        const preview = answer.preview ?? now.get(key)?.preview ?? null;
        return new Map(now).set(key, { ...answer, preview, isStale: false });
      });
    readDocument(text, abort.signal).then(
      (preview) => answered({ preview, failure: null, mayReadAgain: true }),
      (error: unknown) => {
        const isRefused = isApiError(error) && error.status === UNREADABLE;
        if (!abort.signal.aborted)
          answered({ preview: null, failure: errorText(error), mayReadAgain: !isRefused });
      },
    );
    return () => abort.abort();
  }, [key, text, round]);
  const readAgain = (isAffected: IsAffected) => {
    setRound((now) => now + 1);
    setAnswers((now) => new Map([...now].map((each) => [each[0], staleIf(isAffected, each)])));
  };
  const read = documents.map((document): ReadDocument => {
    const answer = answers.get(document.key);
    const { preview = null, failure = null, mayReadAgain = true, isStale = true } = answer ?? {};
    const reviews =
      preview?.items.map((line) =>
        reviewOf(line, document.edits[line.line] ?? {}, {
          effect: preview.document.effect,
          isPriceOnly: document.isPriceOnly,
        }),
      ) ?? [];
    const toDo = reviews.filter(({ problem }) => problem !== null).length;
    const shown = isStale ? null : failure;
    const state = stateOf({ document, preview, failure: shown, isFetching: document.key === key, toDo });
    return {
      ...document,
      preview,
      failure: shown,
      mayReadAgain,
      reviews,
      toDo,
      state,
      readAgain: () => readAgain(({ key: each }) => each === document.key),
    };
  });
  return { read, readAgain };
}

interface StateFacts {
  readonly document: QueuedDocument;
  readonly preview: DocumentPreview | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
  readonly toDo: number;
}

function stateOf({ document, preview, failure, isFetching, toDo }: StateFacts): QueuedDocumentState {
  if (document.imported) return "imported";
  if (failure !== null) return "failed";
  if (!preview) return isFetching ? "reading" : "waiting";
  if (preview.firstImport) return "known";
  return toDo > 0 ? "open" : "ready";
}
