import { useSearchParams } from "react-router";

/** The parameters of a tool, stored in the URL so that a view can be shared. */
export function useToolParams() {
  const [params, setParams] = useSearchParams();
  return {
    get: (name: string) => params.get(name) ?? "",
    set: (change: Record<string, string>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
  };
}
