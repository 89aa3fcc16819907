import type { Language } from "@lantern/contract/languages";
import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router";
import type { MetaElement } from "../document/page-meta.ts";

/** What a file in `routes` or `layouts` exports. */
export interface PageModule {
  default: ComponentType;
  /** Runs before the page is rendered; for a prerendered page, at build time. */
  loader?: LoaderFunction;
  /**
   * The title and description of a prerendered page. `loaderData` is what its loader returned, `language` that of a page
   * in several. Pages of applications draw a `PageTitle`.
   */
  meta?: (args: { loaderData?: unknown; language: Language }) => MetaElement[];
  handle?: unknown;
  shouldRevalidate?: () => boolean;
  ErrorBoundary?: ComponentType;
}

/** Files by name, as `import.meta.glob` returns them. */
export type PageFiles = Record<string, () => Promise<unknown>>;

/** Loads a file that the site map names. */
export function pageFile(files: PageFiles, file: string): () => Promise<PageModule> {
  const load = files[`./${file}`];
  if (!load) throw new Error(`${file} is not among the files of its surface`);
  return async () => (await load()) as PageModule;
}
