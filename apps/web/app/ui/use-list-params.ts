import { startTransition, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** Of each parameter: a text's default, or the values of a choice, the default first. */
type Shape = Record<string, string | readonly string[]>;
type ValuesOf<S extends Shape> = { [K in keyof S]: S[K] extends readonly (infer V)[] ? V : string };

/** The values of a list's parameters, and what changes some of them. */
export type ListParams<V> = readonly [values: V, change: (part: Partial<V>) => void];

/** The names of a record, in their order: a choice whose texts it holds. */
export const keysOf = <K extends string>(texts: Record<K, unknown>) => Object.keys(texts) as [K, ...K[]];

const defaultOf = (part: Shape[string] = "") => (typeof part === "string" ? part : (part[0] ?? ""));

/**
 * What a list shows, as parameters of the URL, so that a view can be bookmarked, shared and reached with the back
 * button. Defaults are not written, and a value that is no choice counts as the default. A change is visible at once,
 * before the guards of the page have run again: fields keep what is typed, and two quick changes are both made. Texts
 * add no history entries.
 */
export function useListParams<const S extends Shape>(shape: S): ListParams<ValuesOf<S>> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const names = Object.keys(shape);
  const readOne = (name: string) => {
    const [part, value] = [shape[name], params.get(name)];
    return value !== null && (typeof part === "string" || part?.includes(value)) ? value : defaultOf(part);
  };
  const [values, showNow] = useOptimistic(
    Object.fromEntries(names.map((name) => [name, readOne(name)])) as ValuesOf<S>,
    (before, part: Partial<ValuesOf<S>>) => ({ ...before, ...part }),
  );
  const change = (part: Partial<ValuesOf<S>>) =>
    startTransition(async () => {
      showNow(part);
      const after = new URLSearchParams(params);
      for (const [name, value] of Object.entries<unknown>({ ...values, ...part })) {
        if (value && value !== defaultOf(shape[name])) after.set(name, String(value));
        else after.delete(name);
      }
      const replace = Object.keys(part).every((name) => typeof shape[name] === "string");
      await navigate({ search: after.toString() }, { replace, preventScrollReset: true });
    });
  return [values, change];
}
