interface Question<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Reads everything that is requested in one turn of the event loop together.
 *
 * @param read resolves with one value for each key, in their order
 */
export function onceATurn<Key, Value>(read: (keys: Key[]) => Promise<Value[]>): (key: Key) => Promise<Value> {
  let questions: Question<Key, Value>[] = [];

  async function respond(): Promise<void> {
    const request = questions;
    questions = [];
    try {
      const values = await read(request.map(({ key }) => key));
      for (const [index, { resolve }] of request.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of request) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (questions.push({ key, resolve, reject }) === 1) setImmediate(() => void respond());
    });
}
