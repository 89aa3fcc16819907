import { QueryCache, QueryClient } from "@tanstack/react-query";
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
