import type { RouteDefinition } from "../../contract/define.ts";
import { unturnedText } from "../../domain/text/visible-text.ts";
import { type CallInput, call } from "../api.ts";
import type { DownloadedFile } from "../request.ts";

/** A route that answers with a file. */
type CsvRoute = RouteDefinition & { readonly csv: true };

/** Fetches a file and saves it through the browser. Throws ApiError as `call` does. */
export async function downloadCsv<D extends CsvRoute>(definition: D, input: CallInput<D>): Promise<void> {
  const route: RouteDefinition = definition;
  const file = (await call(route, input)) as DownloadedFile;
  saveFile(file);
}

/** A route that answers with a document. */
type DocumentRoute = RouteDefinition & { readonly media: readonly string[] };

/** Does the same with a document, under a given name or the server's. */
export async function downloadDocument<D extends DocumentRoute>(
  definition: D,
  input: CallInput<D>,
  name?: string,
): Promise<void> {
  const route: RouteDefinition = definition;
  const file = (await call(route, input)) as DownloadedFile;
  saveFile({ ...file, name: name ?? file.name });
}

/** Saves a file through the browser. */
export function saveFile({ name, blob }: DownloadedFile): void {
  const address = URL.createObjectURL(blob);
  saveFrom(address, name);
  // The browser has taken it when the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}

/**
 * Has the browser itself fetch a file, under the server's name: it goes to the disk and not into this page,
 * which stays whatever the answer is.
 */
export function saveFrom(address: string, name = ""): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = unturnedText(name);
  link.click();
}
