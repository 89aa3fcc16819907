import type { Report } from "@lantern/contract/http";
import { useExperience } from "../../../api/queries/adventures.ts";
import { browserZone, formatLongDate, formatTime } from "../../../i18n/format.ts";
import { texts } from "./texts.ts";

/** The session's title and date on the picture of its adventure. */
export function ReportTitle({ session }: { session: Report["session"] }) {
  const cover = useExperience(session.experience.slug)?.cover;
  const zone = browserZone();
  const day = formatLongDate(session.started_at, zone);
  const [from, to] = [formatTime(session.started_at, zone), formatTime(session.ended_at, zone)];
  return (
    <div className="dusk relative flex min-h-46 items-end overflow-hidden rounded-md md:min-h-58">
      {cover && (
        <img
          src={cover}
          alt=""
          className="absolute inset-0 size-full mask-[linear-gradient(to_left,black_35%,transparent_85%)] object-cover"
        />
      )}
      <div className="relative max-w-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--page)_80%,transparent),transparent)] p-5 md:p-8">
        <h1>
          <bdi>{session.title}</bdi>
        </h1>
        <p className="mt-2 text-on-picture">{texts.when(session.experience.title, day, from, to)}</p>
      </div>
    </div>
  );
}
