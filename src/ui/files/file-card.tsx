import { IconFile, IconTrash } from "@tabler/icons-react";
import { IconButton } from "../overlay/icon-button.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./file-card.module.css";

export interface PickedFile {
  key: string;
  name: string;
  /** Address of its picture: of the server, or of `useFilePicture` while it travels. */
  picture?: string | undefined;
  /** Below the name: "1.2 MB". */
  detail?: string | undefined;
  /** 0 to 1 while it travels. */
  progress?: number | undefined;
  error?: string | undefined;
}

interface FileCardProps {
  file: PickedFile;
  onRemove: () => void;
}

/** One picked file: its picture, its name, how far it has come, a bin. */
export function FileCard({ file, onRemove }: FileCardProps) {
  const labels = useUiLabels();
  return (
    <li className={classes.file}>
      <span className={classes.picture}>
        {file.picture ? <img src={file.picture} alt="" /> : <IconFile size={22} aria-hidden="true" />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{file.name}</span>
        {file.error ? (
          <span className={classes.error} role="alert">
            {file.error}
          </span>
        ) : file.detail ? (
          <span className={classes.detail}>{file.detail}</span>
        ) : null}
        {file.progress === undefined ? null : (
          <progress className={classes.progress} max={1} value={file.progress} aria-label={file.name} />
        )}
      </span>
      <IconButton
        label={`${labels.remove}: ${file.name}`}
        icon={<IconTrash size={18} />}
        onClick={onRemove}
      />
    </li>
  );
}
