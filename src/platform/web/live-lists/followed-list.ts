import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import { z } from "zod";
import type { ChangeDefinition, ChangeMessage, ChangeOf } from "../../contract/changes.ts";
import { reloadQueries } from "../queries/reload-queries.ts";
import { type HeardChange, onChange, recentChanges } from "../realtime.ts";
import { createLoadPlanner, type LoadPlanner } from "./load-planner.ts";

/** A loaded list that is told its changes. */
export interface FollowedList<Definition extends ChangeDefinition, Data extends { readonly seq: number }> {
  readonly definition: Definition;
  /** The list with the change in it; null when the change alone does not tell how it looks now. */
  readonly apply: (data: Data, change: ChangeOf<Definition>) => Data | null;
}

/**
 * A fresh answer with what was told while it was on its way: without it, an answer made before a change would take back
 * what is on screen already. `seq` stays that of the answer.
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
 * Keeps the queries under the key up to date by the changes they are told, and loads them anew only when one is missing
 * or does not tell enough. Gives what plans such a load.
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
  const hear = useEffectEvent((heard: HeardChange) => {
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
