/**
 * `node studio/accept.ts`: records that all files are up to date, without rendering any. For a change of the renderer
 * or of a sound that makes no difference to what comes out: draw a few pictures with `npm run art -- --preview` first.
 */
import { findMedia, readMedia } from "@lantern/content/media";
import { current } from "./tool/current.ts";
import { type Kind, replace } from "./tool/rendered.ts";
import { storySlugs } from "./tool/stories.ts";

for (const story of storySlugs())
  if (JSON.stringify(findMedia(story)) !== JSON.stringify(readMedia(story)))
    throw new Error(`${story}: its files are not those of media.json`);
for (const kind of Object.keys(current) as Kind[]) replace(kind, await current[kind]());
