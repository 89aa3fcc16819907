import { coverSizes } from "@lantern/contract/join-page";

/**
 * The adventure behind this door: its cover, name and one line. The script fills it in. The head of the page preloads the
 * same files of the cover (`complete-page.ts` in the server).
 */
export function StoryFigure() {
  return (
    <figure
      data-story=""
      hidden
      className="relative -mx-5 -mt-6 overflow-hidden rounded-t-md sm:-mx-9 sm:-mt-8"
    >
      <img
        alt=""
        width="800"
        height="450"
        sizes={coverSizes}
        fetchPriority="high"
        className="aspect-[4/3] w-full object-cover sm:aspect-[2/1]"
      />
      <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-page via-page/80 to-transparent px-5 pt-14 pb-3 sm:px-9">
        <b data-fill="story" className="block font-display text-lg font-medium" />
        <span data-fill="logline" />
      </figcaption>
    </figure>
  );
}
