import { QueryCache, QueryClient } from "@tanstack/react-query";
import { toast } from "../ui/toast.tsx";
import { ApiError } from "./error.ts";

/** Refusals are shown where they happen; that the server is away or silent is said once, wherever one is. */
function showConnectionError(error: unknown): void {
  const { status, code, message } = error instanceof ApiError ? error : {};
  if (status === undefined || code === "ABORTED") return;
  if (status === 0 || status >= 500) toast.bad(message ?? "", { id: message });
}

/** What has been fetched. A rule's refusal is final; a lost line is tried twice more. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: showConnectionError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Without a line a call fails and says so, instead of waiting in silence.
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
