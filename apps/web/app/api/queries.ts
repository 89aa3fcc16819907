import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./error.ts";

/** What has been fetched. A rule's refusal is final; a lost line is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});
