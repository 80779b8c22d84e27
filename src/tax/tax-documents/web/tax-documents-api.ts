import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { call, callTo } from "#platform/web/api.ts";
import {
  correctBuyer,
  invalidateDocument,
  makeDebitNote,
  readCorrections,
  replaceDocument,
  sendAgain,
} from "../contract/corrections.ts";

export const taxDocumentsKey = ["tax-documents"] as const;

/** Reads what can be done about a document, and everything related to it. */
export const correctionsQuery = (id: TaxDocumentId) =>
  queryOptions({
    queryKey: [...taxDocumentsKey, "corrections", id],
    queryFn: ({ signal }) => call(readCorrections, { params: { id }, signal }),
    staleTime: 0,
  });

/** After every act, everything about documents is loaded again. */
function useDone() {
  const client = useQueryClient();
  return {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: taxDocumentsKey }),
        client.invalidateQueries({ queryKey: ["accounting"] }),
      ]),
  };
}

export const useSendAgain = () => useMutation({ mutationFn: callTo(sendAgain), ...useDone() });

export const useCorrectBuyer = () =>
  useMutation({
    mutationFn: callTo(correctBuyer),
    ...useDone(),
  });

export const useReplaceDocument = () =>
  useMutation({
    mutationFn: callTo(replaceDocument),
    ...useDone(),
  });

export const useInvalidateDocument = () =>
  useMutation({
    mutationFn: callTo(invalidateDocument),
    ...useDone(),
  });

export const useMakeDebitNote = () =>
  useMutation({
    mutationFn: callTo(makeDebitNote),
    ...useDone(),
  });
