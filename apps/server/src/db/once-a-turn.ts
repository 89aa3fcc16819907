interface Question<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Reads everything that is requested in one turn of the event loop together, and then what was requested while that
 * read was under way: the more is requested, the more one statement reads.
 *
 * @param read resolves with one value for each key, in their order
 */
export function onceATurn<Key, Value>(read: (keys: Key[]) => Promise<Value[]>): (key: Key) => Promise<Value> {
  let questions: Question<Key, Value>[] = [];
  let isReading = false;

  async function respond(): Promise<void> {
    while (questions.length > 0) {
      const batch = questions;
      questions = [];
      try {
        const values = await read(batch.map(({ key }) => key));
        for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isReading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      questions.push({ key, resolve, reject });
      if (isReading) return;
      isReading = true;
      setImmediate(() => void respond());
    });
}
