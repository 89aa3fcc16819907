/**
 * Imports a part of the page, as often as it takes: where the network was away for a moment, the part appears later.
 * Seconds between two tries double up to half a minute.
 */
export async function untilLoaded<T>(load: () => Promise<T>, seconds = 1): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return untilLoaded(load, Math.min(30, seconds * 2));
  }
}
