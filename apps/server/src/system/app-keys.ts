/** The keys of an installation, as its settings have them. */
export interface AppKeys {
  appKey: string;
  previousAppKeys: readonly string[];
}

/** The newest first: it signs and encrypts, and what any of them signed or encrypted counts. */
export const allKeys = ({ appKey, previousAppKeys }: AppKeys): string[] => [appKey, ...previousAppKeys];

/** What the first key gives that gives something. */
export function withAnyKey<T>(keys: AppKeys, read: (appKey: string) => T | null): T | null {
  for (const appKey of allKeys(keys)) {
    const result = read(appKey);
    if (result !== null) return result;
  }
  return null;
}
