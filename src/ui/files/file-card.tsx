import { IconFile, IconRefresh, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Muted, Row, Span, Stack } from "../layout/layout.tsx";
import { IconButton } from "../overlay/icon-button.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./file-card.module.css";
import { useFilePicture } from "./use-file-picture.ts";

export interface PickedFile {
  key: string;
  name: string;
  /** Address of its picture on the server. */
  picture?: string | undefined;
  /** The file itself while it is still on this device: its picture is shown from there. */
  file?: File | undefined;
  /** Below the name: "1.2 MB". */
  detail?: string | undefined;
  /** 0 to 1 while it travels. */
  progress?: number | undefined;
  error?: string | undefined;
}

interface FileCardProps {
  file: PickedFile;
  onRemove: () => void;
  /** Sends it again after an error; without it nothing is offered. */
  onRetry?: (() => void) | undefined;
}

/** One picked file: its picture, its name, how far it has come, a new attempt after an error, a bin. */
export function FileCard({ file, onRemove, onRetry }: FileCardProps) {
  const labels = useUiLabels();
  const onDevice = useFilePicture(file.file);
  const picture = file.picture ?? onDevice;
  const bin = useRef<HTMLButtonElement>(null);
  const [damaged, setDamaged] = useState<string>();
  return (
    <Row as="li" align="center" gap={12} room="shrink" framed="surface" inner={8}>
      <span className={classes.picture}>
        {picture && picture !== damaged ? (
          <img src={picture} alt="" onError={() => setDamaged(picture)} />
        ) : (
          <IconFile size={22} aria-hidden="true" />
        )}
      </span>
      <Stack as="span" gap={2} room="grow">
        <Span weight={550} lines="cut">
          {file.name}
        </Span>
        {file.error ? (
          <Span tone="red" size="xs" role="alert">
            {file.error}
          </Span>
        ) : file.detail ? (
          <Muted as="span" size="xs">
            {file.detail}
          </Muted>
        ) : null}
        {file.progress === undefined ? null : (
          <progress className={classes.progress} max={1} value={file.progress} aria-label={file.name} />
        )}
      </Stack>
      <span className={classes.actions}>
        {file.error && onRetry ? (
          <IconButton
            label={labels.labelled(labels.retry, file.name)}
            icon={<IconRefresh size={18} />}
            onClick={() => {
              // This button goes away with the error: the focus stays with the file.
              bin.current?.focus();
              onRetry();
            }}
          />
        ) : null}
        <IconButton
          ref={bin}
          label={labels.labelled(labels.remove, file.name)}
          icon={<IconTrash size={18} />}
          onClick={onRemove}
        />
      </span>
    </Row>
  );
}
