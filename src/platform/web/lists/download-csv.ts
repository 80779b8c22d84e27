import type { RouteDefinition } from "../../contract/define.ts";
import { type CallInput, call } from "../api.ts";
import type { DownloadedFile } from "../request.ts";

/** A route that answers with a file. */
type CsvRoute = RouteDefinition & { readonly csv: true };

/** Fetches a file as its route makes it and hands it to the browser to keep. Throws ApiError as `call` does. */
export async function downloadCsv<D extends CsvRoute>(definition: D, input: CallInput<D>): Promise<void> {
  const route: RouteDefinition = definition;
  const file = (await call(route, input)) as DownloadedFile;
  keepFile(file);
}

/** A route that answers with a document. */
type DocumentRoute = RouteDefinition & { readonly media: readonly string[] };

/** The same with a document, under a name of one's own or the one that the server gives it. */
export async function downloadDocument<D extends DocumentRoute>(
  definition: D,
  input: CallInput<D>,
  name?: string,
): Promise<void> {
  const route: RouteDefinition = definition;
  const file = (await call(route, input)) as DownloadedFile;
  keepFile({ ...file, name: name ?? file.name });
}

/** Hands a file to the browser to keep. */
export function keepFile({ name, blob }: DownloadedFile): void {
  const address = URL.createObjectURL(blob);
  keepFrom(address, name);
  // The browser has taken it when the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}

/**
 * Lets the browser itself fetch a file from an address, under the name that the server gives it: as large as it is, it goes to the disk
 * and not into this page, which stays whatever the answer is.
 */
export function keepFrom(address: string, name = ""): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
