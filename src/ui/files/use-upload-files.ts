import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FilePickerProps } from "./file-picker.tsx";
import { type UploadOptions, uploadFiles } from "./upload-files.ts";

/** The files of a FilePicker that sends each as soon as it is picked: `<FilePicker {...useUploadFiles({ … })} />`. */
export function useUploadFiles(
  options: UploadOptions,
): Required<Pick<FilePickerProps, "files" | "onPick" | "onRemove" | "onRetry">> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [list] = useState(() =>
    uploadFiles({
      upload: (file, steps) => latest.current.upload(file, steps),
      errorText: (error) => latest.current.errorText(error),
      detailOf: (file) => latest.current.detailOf?.(file) ?? "",
    }),
  );
  useEffect(() => list.stopAll, [list]);
  const files = useSyncExternalStore(list.subscribe, list.all);
  return { files, onPick: list.add, onRemove: list.remove, onRetry: list.retry };
}
