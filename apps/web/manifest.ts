/** What Vite's manifest tells of one part of the build. */
interface Part {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  css?: string[];
}

/** Scripts and stylesheets of these parts of a build, with everything that they import at once. */
export function filesOf(manifest: Record<string, Part>, names: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const part = manifest[name];
    if (!part) throw new Error(`${name} was not built`);
    if (files.has(part.file)) return;
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    for (const each of part.imports ?? []) add(each);
  };
  for (const name of names) add(name);
  return [...files];
}

/** Everything that a part of a build may ever load. */
export function allFilesOf(manifest: Record<string, Part>, name: string): string[] {
  const names = new Set([name]);
  for (const each of names)
    for (const next of [...(manifest[each]?.imports ?? []), ...(manifest[each]?.dynamicImports ?? [])])
      names.add(next);
  const files = [...names].flatMap((each) => {
    const part = manifest[each];
    if (!part) throw new Error(`${each} was not built`);
    return [part.file, ...(part.css ?? []), ...(part.assets ?? [])];
  });
  return [...new Set(files)];
}
