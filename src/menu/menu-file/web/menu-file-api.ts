import { useMutation } from "@tanstack/react-query";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { exportMenu, importMenu, menuTemplate, previewMenuImport } from "../contract/menu-file.ts";

export const downloadMenu = () => downloadCsv(exportMenu, {});

export const downloadTemplate = () => downloadCsv(menuTemplate, {});

export const usePreviewImport = () =>
  useMutation({ mutationFn: (csv: string) => call(previewMenuImport, { body: { csv } }) });

/** Imports a file; open screens reload by the event that every change of the menu sends. */
export const sendImport = (csv: string, id: Uuid) => call(importMenu, { body: { csv }, idempotencyKey: id });
