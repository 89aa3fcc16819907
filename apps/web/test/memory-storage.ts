/** A browser storage for tests; `Object.keys` lists its keys, as in a browser. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const own = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
  return new Proxy<Storage>(own, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      items.has(String(key))
        ? { configurable: true, enumerable: true, value: items.get(String(key)) }
        : undefined,
  });
}
