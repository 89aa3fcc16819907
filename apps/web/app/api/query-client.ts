import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { toast } from "../ui/toast.ts";
import { ApiError } from "./error.ts";

/** Errors are shown by the page they occur in. Only an unreachable server is reported here, once for all requests. */
function showConnectionError(error: unknown): void {
  const { status, code, message } = error instanceof ApiError ? error : {};
  if (status === undefined || code === "ABORTED") return;
  if (status === 0 || status >= 500) toast.bad(message ?? "", { id: message });
}

/** Cache of fetched data. An error from the server is final; a request that got no response is retried twice. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: showConnectionError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Offline requests fail at once and show it, instead of waiting silently.
      networkMode: "always",
      retry: (failures, error) =>
        failures < 2 &&
        error instanceof ApiError &&
        error.code !== "TIMEOUT" &&
        (error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: "always" },
  },
});

/**
 * Refetches these queries after a change. A first load that has begun before the change may show the state before it,
 * and TanStack Query would go on waiting for that load; so it is cancelled and starts again.
 */
export async function refresh(...keys: QueryKey[]): Promise<void> {
  const refreshOne = async (queryKey: QueryKey) => {
    await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
    await queryClient.invalidateQueries({ queryKey });
  };
  await Promise.all(keys.map(refreshOne));
}

/** The result of a change, once these queries have been refetched. */
export async function refreshAfter<R>(change: Promise<R>, ...keys: QueryKey[]): Promise<R> {
  const result = await change;
  await refresh(...keys);
  return result;
}
