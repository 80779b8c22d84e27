import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { readReportMail, setReportMail } from "../../contract/report-mail.ts";

export const reportMailQuery = queryOptions({
  queryKey: ["reports", "mail"],
  queryFn: ({ signal }) => call(readReportMail, { signal }),
});

export function useSetReportMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, id }: { body: BodyOf<typeof setReportMail>; id: Uuid }) =>
      call(setReportMail, { body, idempotencyKey: id }),
    onSettled: () => client.invalidateQueries({ queryKey: reportMailQuery.queryKey }),
  });
}
