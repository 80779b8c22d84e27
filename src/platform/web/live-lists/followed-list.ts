import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import { z } from "zod";
import type { ChangeDefinition, ChangeMessage, ChangeOf } from "../../contract/changes.ts";
import { reloadQueries } from "../queries/reload-queries.ts";
import { type ListMessage, onChange, recentChanges } from "../realtime.ts";
import { createLoadPlanner, type LoadPlanner } from "./load-planner.ts";

/** A loaded list that gets its changes. */
export interface FollowedList<Definition extends ChangeDefinition, Data extends { readonly seq: number }> {
  readonly definition: Definition;
  /** Returns the list with the change; null when the change alone is not enough. */
  readonly apply: (data: Data, change: ChangeOf<Definition>) => Data | null;
}

/**
 * Applies changes that arrived while an answer was on its way: otherwise an answer from before a change would
 * remove it from the screen. `seq` stays that of the answer.
 */
export function withRecentChanges<Definition extends ChangeDefinition, Data extends { readonly seq: number }>(
  { definition, apply }: FollowedList<Definition, Data>,
  answer: Data,
): Data {
  return recentChanges(definition.name)
    .filter(({ version }) => version > answer.seq)
    .reduce((data, message) => apply(data, decoded(definition, message)) ?? data, answer);
}

function decoded<Definition extends ChangeDefinition>(
  { shape }: Definition,
  { change }: ChangeMessage,
): ChangeOf<Definition> {
  return z.decode(shape as z.ZodType<ChangeOf<Definition>, never>, change as never);
}

/**
 * Keeps the queries under the key up to date with the changes that arrive, and loads them again only when one
 * is missing or not enough. Returns the planner of such loads.
 */
export function useFollowedList<Definition extends ChangeDefinition, Data extends { readonly seq: number }>(
  list: FollowedList<Definition, Data>,
  queryKey: QueryKey,
): LoadPlanner {
  const client = useQueryClient();
  const joined = JSON.stringify(queryKey);
  const planner = useMemo(() => {
    const key = JSON.parse(joined) as QueryKey;
    const loaded = () => client.getQueriesData<Data>({ queryKey: key }).map(([, data]) => data?.seq ?? 0);
    return createLoadPlanner(
      () => reloadQueries(client, key),
      () => Math.min(...loaded()),
    );
  }, [client, joined]);
  useEffect(() => planner.stop, [planner]);
  const hear = useEffectEvent((heard: ListMessage) => {
    if (heard.type === "missed") return planner.onMissed(heard.seq);
    const change = decoded(list.definition, heard.message);
    for (const [key, data] of client.getQueriesData<Data>({ queryKey })) {
      if (data === undefined || heard.message.version < data.seq) continue;
      const next = list.apply(data, change);
      if (next) client.setQueryData(key, next);
      else planner.onMissed(null);
    }
  });
  useEffect(() => onChange(list.definition.name, (heard) => hear(heard)), [list.definition.name]);
  return planner;
}
