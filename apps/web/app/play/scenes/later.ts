/**
 * A module that a scene needs late in a session. The stage loads it after itself, so that the scene appears at once; if
 * that failed, the scene loads it again.
 *
 * @returns the same promise each time, unless loading failed. Once it has loaded, React's `use` reads it without a
 * fallback, which would stay for 300 ms.
 */
export function later<M>(load: () => Promise<M>): () => Promise<M> {
  let loaded: Promise<M> | null = null;
  return () => {
    if (loaded) return loaded;
    const loading = load();
    loaded = loading;
    loading.then(
      (value) => Object.assign(loading, { status: "fulfilled", value }),
      () => {
        loaded = null;
      },
    );
    return loading;
  };
}
