import { IconCamera, IconUpload } from "@tabler/icons-react";
import { type DragEvent, useId, useState } from "react";
import field from "../forms/field.module.css";
import { Muted, Row, Stack } from "../layout/layout.tsx";
import { FileCard, type PickedFile } from "./file-card.tsx";
import classes from "./file-picker.module.css";
import { PickButton } from "./pick-button.tsx";
import { type FileLimits, type FileRefusal, refuseFile } from "./refuse-file.ts";

export interface FilePickerWords {
  /** On the button: "Elegir foto". */
  choose: string;
  /** Beside it, where a mouse is: "o suéltela aquí". */
  drop: string;
  /** On the button for a phone's camera: "Tomar foto". */
  camera: string;
  refusals: Record<FileRefusal, (name: string) => string>;
}

export interface FilePickerProps extends FileLimits {
  label: string;
  /** The accepted files in words: "PNG o JPG, hasta 5 MB". */
  hint?: string;
  /** The picked files with their progress; `useUploadFiles` gives these four for files that are sent at once. */
  files: readonly PickedFile[];
  onPick: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  onRetry?: (key: string) => void;
  words: FilePickerWords;
  /** Several at once. */
  multiple?: boolean;
  /** Offers the camera on phones; for pictures. */
  camera?: boolean;
  /** The server's refusal of the whole. */
  error?: string | null | undefined;
  disabled?: boolean;
}

/**
 * Files by a tap, by dropping them or from a phone's camera; each is shown with its picture, its progress and a way to
 * remove it. What is of the wrong kind or too large is refused here, the others are handed to `onPick`.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, files, onPick, onRemove, onRetry, words, multiple = false, error, disabled = false } = props;
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const shownError = error ?? refusal;
  const pick = (list: FileList | null) => {
    const picked = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const firstRefused = picked
      .map((file) => ({ file, reason: refuseFile(file, props) }))
      .find(({ reason }) => reason);
    setRefusal(firstRefused?.reason ? words.refusals[firstRefused.reason](firstRefused.file.name) : null);
    const accepted = picked.filter((file) => refuseFile(file, props) === null);
    if (accepted.length > 0) onPick(accepted);
  };
  return (
    <fieldset
      className={classes.picker}
      disabled={disabled}
      aria-describedby={shownError ? `${id}-error` : undefined}
    >
      <legend className={field.label}>{label}</legend>
      <PickZone {...props} multiple={multiple} isWrong={shownError !== null} onFiles={pick} />
      {shownError ? (
        <div id={`${id}-error`} className={field.error} role="alert">
          {shownError}
        </div>
      ) : null}
      {files.length > 0 ? (
        <Stack as="ul" gap={8} above={8}>
          {files.map((file) => (
            <FileCard
              key={file.key}
              file={file}
              onRemove={() => onRemove(file.key)}
              onRetry={onRetry && (() => onRetry(file.key))}
            />
          ))}
        </Stack>
      ) : null}
    </fieldset>
  );
}

interface PickZoneProps
  extends Pick<FilePickerProps, "hint" | "words" | "accept" | "multiple" | "camera" | "disabled"> {
  isWrong: boolean;
  onFiles: (files: FileList | null) => void;
}

/** The area in which files are dropped, with the buttons that ask for them. */
function PickZone({ hint, words, accept, multiple, camera, disabled, isWrong, onFiles }: PickZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-wrong={isWrong || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Row align="center" justify="center" wrap gap={8}>
        <PickButton
          icon={<IconUpload size={18} aria-hidden="true" />}
          words={words.choose}
          accept={accept}
          multiple={multiple}
          onPick={onFiles}
        />
        {camera ? (
          <span className={classes.camera}>
            <PickButton
              icon={<IconCamera size={18} aria-hidden="true" />}
              words={words.camera}
              accept={["image/*"]}
              onPick={onFiles}
              fromCamera
            />
          </span>
        ) : null}
        <span className={classes.drop}>{words.drop}</span>
      </Row>
      {hint ? (
        <Muted as="span" size="xs">
          {hint}
        </Muted>
      ) : null}
    </div>
  );
}
