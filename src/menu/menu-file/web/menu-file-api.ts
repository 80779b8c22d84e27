import { useMutation } from "@tanstack/react-query";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { exportMenu, importMenu, menuTemplate, previewMenuImport } from "../contract/menu-file.ts";

/** Saves the whole menu as a file. */
export const downloadMenu = () => downloadCsv(exportMenu, {});

/** Saves an example of a menu file. */
export const downloadTemplate = () => downloadCsv(menuTemplate, {});

/** Asks what a file would do to the menu. */
export const usePreviewImport = () =>
  useMutation({ mutationFn: (csv: string) => call(previewMenuImport, { body: { csv } }) });

/** Imports a file; open screens hear of it by the event that every change of the menu tells. */
export const sendImport = (csv: string, id: Uuid) => call(importMenu, { body: { csv }, idempotencyKey: id });
