import type { StoryAwards } from "@lantern/contract/http";
import { texts as awardTexts } from "./award/texts.ts";

/** The awards and endings of a story: badges, pictures, and the texts to share. */
export function Awards({ story: { title, slug, artBase, badges, endings } }: { story: StoryAwards }) {
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug}>{title}</h2>
      <h3 className="mt-4 mb-3 font-text text-base font-semibold">{awardTexts.badges}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6 gap-y-8">
        {badges.map(({ id, title: name, text, badge, of }) => (
          <li key={`${of}-${id}`}>
            <img src={`${artBase}/badges/${badge}.svg`} alt="" className="mb-3 h-32 w-32" />
            <p className="text-sm text-ink-soft">{awardTexts[of]}</p>
            <b>{name}</b>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-8 mb-3 font-text text-base font-semibold">{awardTexts.endings}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-6">
        {endings.map(({ id, title: name, share, art }) => (
          <li key={id}>
            {art && (
              <img
                src={`${artBase}/${art.id}-800.avif`}
                alt={art.alt}
                className="mb-3 aspect-video w-full rounded-md object-cover"
              />
            )}
            <b>{name}</b>
            <p className="text-sm text-ink-soft">{share}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
