/** Path of a file that a story names, such as a film's playlist. */
export function storyFile(slug: string, file: string): string {
  return `/content/${slug}/${file}`;
}
