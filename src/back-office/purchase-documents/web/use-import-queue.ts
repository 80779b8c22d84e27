import { useEffect, useRef, useState } from "react";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { errorText } from "#platform/web/show-error.ts";
import {
  type Imported,
  type ImportQueue,
  type ImportStep,
  keepQueue,
  type QueuedDocument,
  readKeptQueue,
} from "./kept-queue.ts";
import { type DocumentPreview, readDocument } from "./purchase-import-api.ts";
import type { PickedText } from "./read-picked-files.ts";
import { type LineEdit, type LineReview, reviewOf } from "./review-line.ts";

/** How far a document is. */
export type DocumentState = "waiting" | "reading" | "failed" | "known" | "open" | "ready" | "imported";

/** A document with what the server read in it. */
export interface ReadDocument extends QueuedDocument {
  readonly preview: DocumentPreview | null;
  readonly failure: string | null;
  /** Whether asking again may help: of what the server refused nothing changes. */
  readonly mayReadAgain: boolean;
  readonly state: DocumentState;
  /** Its lines as they are reviewed, in their order. */
  readonly reviews: readonly LineReview[];
  /** Lines that somebody has to look at before it can be imported. */
  readonly toDo: number;
  readonly readAgain: () => void;
}

export type ImportQueueState = ReturnType<typeof useImportQueue>;

/** The documents of an import and what is said about them: kept on this device, read by the server one after the other. */
export function useImportQueue(userId: number) {
  const [queue, setQueue] = useState(() => readKeptQueue(userId));
  const isKept = useKeptQueue(userId, queue);
  const { read: documents, readAgain } = useReadDocuments(queue);
  const isHere = useIsHere();
  const change: ChangeDocument = (key, changed) =>
    setQueue((now) => ({
      ...now,
      documents: now.documents.map((each) => (each.key === key ? changed(each) : each)),
    }));
  return {
    step: queue.step,
    /** Whether this device keeps it; else it is forgotten with the page. */
    isKept,
    pasted: queue.pasted,
    documents,
    open: documents.find(({ key }) => key === queue.open) ?? null,
    paste: (pasted: string) => setQueue((now) => ({ ...now, pasted })),
    goTo: (step: ImportStep, open = queue.open) => setQueue((now) => ({ ...now, step, open })),
    /** Adds texts that are not there yet; with one alone it is opened. Gives the names of those that were there. */
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
    /** Takes documents off the list; gives what puts them back, from another screen too. */
    remove: (keys: readonly string[]) => {
      setQueue((now) => ({ ...now, documents: now.documents.filter(({ key }) => !keys.includes(key)) }));
      return () => {
        if (isHere.current) return setQueue((now) => withBack(now, queue, keys));
        const now = readKeptQueue(userId);
        keepQueue(userId, withBack(now, queue, keys), now);
      };
    },
    ...editsBy(change),
    /** What was refused follows from what is known now: it is read again. */
    readAgain: (key: string) => readAgain((each) => each.key === key),
    /** An import may change what is remembered of its vendor, and, with a new ingredient, what everything else is like. */
    wasImported: (key: string, imported: Imported) => {
      change(key, (document) => ({ ...document, imported }));
      const vendor = documents.find((each) => each.key === key)?.preview?.vendor.name;
      const isNew = imported.lines.some((line) => line.isNew);
      readAgain(({ preview }) => isNew || preview?.vendor.name === vendor);
    },
  };
}

type ChangeDocument = (key: string, changed: (document: QueuedDocument) => QueuedDocument) => void;

/** What somebody says about a document. */
const editsBy = (change: ChangeDocument) => ({
  editLine: (key: string, line: number, edit: LineEdit) => change(key, withEdits(new Map([[line, edit]]))),
  editLines: (key: string, edits: ReadonlyMap<number, LineEdit>) => change(key, withEdits(edits)),
  /** Whether goods go back with a credit note. */
  setPriceOnly: (key: string, isPriceOnly: boolean) =>
    change(key, (document) => ({ ...document, isPriceOnly })),
});

const withEdits = (edits: ReadonlyMap<number, LineEdit>) => (document: QueuedDocument) => {
  const edited = [...edits].map(([line, edit]) => [line, { ...document.edits[line], ...edit }] as const);
  return { ...document, edits: { ...document.edits, ...Object.fromEntries(edited) } };
};

/** Whether the screen is still shown, for what is tapped after it. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Keeps the queue on this device; false where it has no room. */
function useKeptQueue(userId: number, queue: ImportQueue): boolean {
  const kept = useRef(queue);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (kept.current === queue) return;
    setIsKept(keepQueue(userId, queue, kept.current));
    kept.current = queue;
  }, [userId, queue]);
  return isKept;
}

/** Documents that were taken off, where they stood `before`. */
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

/** The status of every refusal that is about the text itself (contract/errors). */
const UNREADABLE = 422;

/** What the server said of a document, and whether it has to be asked again. */
interface Answer {
  readonly preview: DocumentPreview | null;
  readonly failure: string | null;
  readonly mayReadAgain: boolean;
  readonly isStale: boolean;
}

type IsMeant = (document: { readonly key: string } & Answer) => boolean;

const staleIf = (isMeant: IsMeant, [key, answer]: readonly [string, Answer]): Answer =>
  isMeant({ key, ...answer }) ? { ...answer, isStale: true } : answer;

/**
 * What the server says of each; one is read at a time, so that thirty files do not hold up the tills. Not by the cache of queries:
 * a list of them would be loaded with everybody's first screen.
 */
function useReadDocuments({ documents }: ImportQueue) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  // What is being read when something changes is read anew: its answer would be of before.
  const [round, setRound] = useState(0);
  const next = documents.find(({ key, imported }) => !imported && (answers.get(key)?.isStale ?? true));
  const { key, text } = next ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    if (key === undefined || text === undefined) return;
    const abort = new AbortController();
    const answered = (answer: Omit<Answer, "isStale">) =>
      setAnswers((now) => {
        // What was read before stays when it cannot be read again: with it goes what somebody is about to confirm.
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
  const readAgain = (isMeant: IsMeant) => {
    setRound((now) => now + 1);
    setAnswers((now) => new Map([...now].map((each) => [each[0], staleIf(isMeant, each)])));
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

function stateOf({ document, preview, failure, isFetching, toDo }: StateFacts): DocumentState {
  if (document.imported) return "imported";
  if (failure !== null) return "failed";
  if (!preview) return isFetching ? "reading" : "waiting";
  if (preview.firstImport) return "known";
  return toDo > 0 ? "open" : "ready";
}
