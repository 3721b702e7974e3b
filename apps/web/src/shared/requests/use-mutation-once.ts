import {
  hashKey,
  type MutationKey,
  type MutationState,
  type UseMutationOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

type OnceOptions<Data> = UseMutationOptions<Data> & { mutationKey: MutationKey };

/**
 * Runs a mutation as soon as it is wanted, once for its key while the app is open, whichever components
 * want it and however often they mount.
 * @returns Its runs, the latest last, and a way to run it again
 */
export function useMutationOnce<Data>(options: OnceOptions<Data>, isWanted: boolean) {
  const { mutationKey } = options;
  const key = hashKey(mutationKey);
  const cache = useQueryClient().getMutationCache();
  const { mutate } = useMutation({ ...options, gcTime: Number.POSITIVE_INFINITY });
  // Filtered here, since the hook does not notice another key by itself.
  const runs = useMutationState({
    filters: { mutationKey: mutationKey.slice(0, 1) },
    select: (run) => ({
      key: hashKey(run.options.mutationKey ?? []),
      state: run.state as MutationState<Data>,
    }),
  }).flatMap((run) => (run.key === key ? [run.state] : []));
  const runFirst = useEffectEvent((wanted: string) => {
    const known = cache.getAll().map((run) => hashKey(run.options.mutationKey ?? []));
    if (!known.includes(wanted)) mutate();
  });
  useEffect(() => {
    if (isWanted) runFirst(key);
  }, [isWanted, key]);
  return { runs, run: mutate };
}
