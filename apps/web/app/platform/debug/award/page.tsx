import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { PageError } from "../../../shell/page-error.ts";
import { textLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loaded } from "../../shared/loaded.tsx";
import { AdminOnly } from "../admin-only.tsx";
import { Awards } from "../awards.tsx";
import { awardsQuery } from "../data.ts";
import { texts } from "./texts.ts";

const trials = ["?fail=401", "?fail=404", "?fail=500", "?fail=418&message=Teapot", "?throw=1"];

/** `?fail=` and `?message=` make the loader fail. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const status = Number(searchParams.get("fail"));
  if (status) throw new PageError(status, searchParams.get("message") ?? "");
  return { broken: searchParams.has("throw") };
}

export default function DebugAward() {
  const { broken } = useLoaderData<typeof loader>();
  if (broken) throw new Error(texts.thrown);
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="grid gap-10">
        <AdminOnly>
          <Stories />
        </AdminOnly>
        <section aria-labelledby="share">
          <h2 id="share" className="mb-3">
            {texts.share}
          </h2>
          <img
            src="/share/home.jpg"
            alt={texts.shareAlt}
            className="w-full max-w-150 rounded-md border border-line"
          />
        </section>
        <section aria-labelledby="errors">
          <h2 id="errors">{texts.errors}</h2>
          <p className="mt-1 text-ink-soft">{texts.intro}</p>
          <ul className="mt-3 grid gap-1">
            {trials.map((trial) => (
              <li key={trial}>
                <a href={`/debug/award${trial}`} className={textLink}>
                  {trial}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Stories() {
  return (
    <Loaded query={useQuery(awardsQuery)}>
      {(stories) => stories.map((story) => <Awards key={story.slug} story={story} />)}
    </Loaded>
  );
}
