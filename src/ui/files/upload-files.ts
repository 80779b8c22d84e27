import type { PickedFile } from "./file-card.tsx";

export interface UploadSteps {
  /** The file was removed, or the screen left: nobody waits any more. */
  readonly signal: AbortSignal;
  /** Reports the part that has been sent, 0 to 1; may be called any number of times. */
  readonly onProgress: (share: number) => void;
}

export interface UploadOptions {
  /**
   * Sends one file and resolves when the server has it, with the address of its picture if it has one. Rejects with
   * anything when it has not; `fetch` tells nothing of what was sent, XMLHttpRequest's `upload` does.
   */
  readonly upload: (file: File, steps: UploadSteps) => Promise<{ readonly picture?: string }>;
  /** Why it failed, in words. */
  readonly errorText: (error: unknown) => string;
  /** Below the name: "1.2 MB". */
  readonly detailOf?: (file: File) => string;
}

/** The files of one FilePicker on their way to the server, in the order in which they were picked. */
export function uploadFiles({ upload, errorText, detailOf }: UploadOptions) {
  let files: readonly PickedFile[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const underWay = new Map<string, AbortController>();
  const show = (next: readonly PickedFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<PickedFile>) =>
    show(files.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const stop = (key: string) => {
    underWay.get(key)?.abort();
    underWay.delete(key);
  };
  const send = async (key: string, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.set(key, controller);
    change(key, { progress: 0, error: undefined });
    const onProgress = (share: number) => {
      if (!signal.aborted) change(key, { progress: Math.min(1, Math.max(0, share)) });
    };
    const outcome = await upload(file, { signal, onProgress }).catch((error: unknown) => ({
      error: errorText(error),
    }));
    if (signal.aborted) return;
    underWay.delete(key);
    change(key, { ...outcome, progress: undefined });
  };
  return {
    all: () => files,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts sending; all of them at once. */
    add: (picked: readonly File[]) => {
      for (const file of picked) {
        lastKey += 1;
        const key = String(lastKey);
        show([...files, { key, name: file.name, file, detail: detailOf?.(file) }]);
        void send(key, file);
      }
    },
    /** Sends one again that failed. */
    retry: (key: string) => {
      const { file, error } = files.find((known) => known.key === key) ?? {};
      if (file && error !== undefined) void send(key, file);
    },
    /** Stops one that is on its way, and takes it out of the list. The server keeps what it has. */
    remove: (key: string) => {
      stop(key);
      show(files.filter((file) => file.key !== key));
    },
    stopAll: () => {
      for (const key of [...underWay.keys()]) stop(key);
    },
  };
}
