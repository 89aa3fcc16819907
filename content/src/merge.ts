type Source = Record<string, unknown>;

/**
 * Merges the files of one pack: mappings are merged key by key (so one file may hold a scene and
 * another its puzzle), anything else may appear only once.
 * @throws Error naming the field and the file that repeats it
 */
export function mergeSources(files: readonly { name: string; source: unknown }[]): Source {
  const whole: Source = {};
  for (const { name, source } of files) {
    if (!isMapping(source)) throw new Error(`${name}: the file must be a mapping`);
    mergeInto(whole, source, [], name);
  }
  return whole;
}

function mergeInto(target: Source, source: Source, path: string[], file: string): void {
  for (const [key, value] of Object.entries(source)) {
    const there = target[key];
    if (there === undefined) target[key] = value;
    else if (isMapping(there) && isMapping(value)) mergeInto(there, value, [...path, key], file);
    else throw new Error(`${file}: ${[...path, key].join(".")} is written twice`);
  }
}

function isMapping(value: unknown): value is Source {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
