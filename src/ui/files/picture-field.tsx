import { IconCamera, IconPhoto, IconRefresh, IconTrash, IconUpload } from "@tabler/icons-react";
import { type ClipboardEvent, type DragEvent, useId, useState } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { Button } from "../forms/button.tsx";
import field from "../forms/field.module.css";
import { Row, VisuallyHidden } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { PickButton } from "./pick-button.tsx";
import classes from "./picture-field.module.css";
import { type PictureLimits, shrinkPicture } from "./shrink-picture.ts";
import { TooManyPixels } from "./too-many-pixels.ts";
import { useFilePicture } from "./use-file-picture.ts";

export interface PictureFieldWords {
  /** "Elegir foto" while there is none, "Cambiar foto" beside one. */
  choose: string;
  change: string;
  camera: string;
  remove: string;
  /** Said of a file that the browser cannot read as a picture. */
  notAPicture: string;
  /** Said of a picture too large to be shown. */
  tooManyPixels: string;
  /** While it is sent. */
  sending: string;
}

export interface PictureFieldProps {
  label: string;
  /** "PNG, JPG o WebP; puede arrastrarla o pegarla aquí." */
  hint?: string;
  /** Address of the picture as it is saved. */
  picture: string | null;
  /** Sends the picture, made small already; rejects with anything when it was not saved. */
  onUpload: (picture: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  /** Size in which it is sent, where that is not as usual. */
  limits?: PictureLimits;
  onRemove: () => Promise<unknown>;
  /** Why it was not saved, in words. */
  errorText: (error: unknown) => string;
  words: PictureFieldWords;
}

const accept = ["image/*"];

/**
 * One picture that is saved as soon as it is chosen: by a tap, dropped, pasted or from a phone's camera. It is made small on
 * the device, shown while it travels, and may be sent again after an error.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, picture, words } = props;
  const id = useId();
  const sending = useSending(props);
  const { sent, busy, error, send } = sending;
  const onDevice = useFilePicture(sent);
  const shown = onDevice ?? picture;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    send(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => send(event.clipboardData.files[0]);
  return (
    <fieldset
      disabled={busy}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      <legend className={field.label}>{label}</legend>
      <Row wrap gap={16}>
        <Frame shown={shown} label={label} busy={busy} sending={words.sending} />
        <div className={classes.side}>
          <Ways {...props} {...sending} />
          {error ? (
            <div id={`${id}-error`} className={field.error} role="alert">
              {error}
            </div>
          ) : null}
          {hint ? (
            <div id={`${id}-hint`} className={field.description}>
              {hint}
            </div>
          ) : null}
        </div>
      </Row>
    </fieldset>
  );
}

interface FrameProps {
  shown: string | null;
  label: string;
  busy: boolean;
  sending: string;
}

/** The picture, or a sign that there is none. */
function Frame({ shown, label, busy, sending }: FrameProps) {
  return (
    <span className={classes.frame} data-busy={busy || undefined}>
      {shown ? <img src={shown} alt={label} /> : <IconPhoto size={40} stroke={1.25} aria-hidden="true" />}
      {busy ? (
        <span className={classes.sending} role="status">
          <Spinner />
          <VisuallyHidden>{sending}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}

/** Buttons of the picture. */
function Ways(props: PictureFieldProps & ReturnType<typeof useSending>) {
  const { picture, words, onRemove, sent, error, send, run } = props;
  const labels = useUiLabels();
  return (
    <Row wrap gap={8}>
      <PickButton
        icon={<IconUpload size={18} aria-hidden="true" />}
        words={picture ? words.change : words.choose}
        accept={accept}
        onPick={(files) => send(files?.[0])}
      />
      <span className={classes.camera}>
        <PickButton
          icon={<IconCamera size={18} aria-hidden="true" />}
          words={words.camera}
          accept={accept}
          fromCamera
          onPick={(files) => send(files?.[0])}
        />
      </span>
      {picture && !sent ? (
        <Button
          variant="subtle"
          tone="danger"
          icon={<IconTrash size={18} aria-hidden="true" />}
          onClick={() => void run(onRemove)}
        >
          {words.remove}
        </Button>
      ) : null}
      {error && sent ? (
        <Button
          variant="light"
          icon={<IconRefresh size={18} aria-hidden="true" />}
          onClick={() => send(sent)}
        >
          {labels.retry}
        </Button>
      ) : null}
    </Row>
  );
}

/** Shows the picture of the device until the server has it. */
function useSending({ onUpload, errorText, words, limits }: PictureFieldProps) {
  const [sent, setSent] = useState<File | undefined>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await act();
      setSent(undefined);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const send = (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setError(null);
    shrinkPicture(file, limits).then(
      (small) => {
        setSent(file);
        void run(() => onUpload(small));
      },
      (failure: unknown) => {
        setSent(undefined);
        setBusy(false);
        setError(failure instanceof TooManyPixels ? words.tooManyPixels : words.notAPicture);
      },
    );
  };
  return { sent, busy, error, send, run };
}
