import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { Uuid, WaitingPartyId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import {
  addWaitingParty,
  estimateWait,
  leaveWaitingList,
  readWaitingList,
  returnToWaitingList,
  seatWaitingParty,
  updateWaitingParty,
  type WaitingParty,
} from "../../contract/waiting-list.ts";

const waitingKey = ["waiting-list"] as const;
export const waitingKeys = [waitingKey] as const;
/** Poll interval in milliseconds, because the estimates also depend on the open accounts. */
const POLL_MS = 30_000;

export const waitingQuery = queryOptions({
  queryKey: [...waitingKey, "list"],
  queryFn: ({ signal }) => call(readWaitingList, { signal }),
  refetchInterval: POLL_MS,
});

/** Loads the estimated wait of a party of this size. */
export const estimateQuery = (peopleCount: number) =>
  queryOptions({
    queryKey: [...waitingKey, "estimate", peopleCount],
    queryFn: async ({ signal }) => (await call(estimateWait, { query: { peopleCount }, signal })).minutes,
  });

function useWaitingAction<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: waitingKey }),
  });
}

interface Sent<Body> {
  readonly body: Body;
  readonly id: Uuid;
}

/** Adds a party, or changes one that waits. */
export const useSaveParty = (party: WaitingParty | null) =>
  useWaitingAction(({ body: { version, ...body }, id }: Sent<BodyOf<typeof updateWaitingParty>>) =>
    party
      ? call(updateWaitingParty, {
          params: { id: party.id },
          body: { ...body, version },
          idempotencyKey: id,
        })
      : call(addWaitingParty, { body, idempotencyKey: id }),
  );

export const useSeatParty = () =>
  useWaitingAction(({ id, ...body }: { id: WaitingPartyId } & BodyOf<typeof seatWaitingParty>) =>
    call(seatWaitingParty, { params: { id }, body }),
  );

export const usePartyLeft = () =>
  useWaitingAction(({ id }: WaitingParty) => call(leaveWaitingList, { params: { id } }));

export const usePartyReturns = () =>
  useWaitingAction(({ id }: WaitingParty) => call(returnToWaitingList, { params: { id } }));
