import { getConfig } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { call } from "../../api/client.ts";
import { currentUser } from "../../features/access/session.ts";
import { t } from "../../i18n/index.ts";
import { PageError } from "../../page-error.ts";
import { pageMeta } from "../../page-meta.ts";
import { textLink } from "../../ui/button.tsx";

const texts = t.debug.award;
const trials = ["?fail=401", "?fail=404", "?fail=500", "?fail=418&message=Teapot", "?throw=1"];

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

/** For the platform's administrators, and for everybody in local mode. `?fail=` and `?message=` fail as asked. */
export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { local } = await call(getConfig);
  const isAllowed = local || (await currentUser())?.user_type_id === Role.ADMIN;
  if (!isAllowed) throw new PageError(404, t.errors.screen.pageNotFound(pathname));
  const status = Number(searchParams.get("fail"));
  if (status) throw new PageError(status, searchParams.get("message") ?? "");
  return { broken: searchParams.has("throw") };
}

export default function DebugAward() {
  const { broken } = useLoaderData<typeof clientLoader>();
  if (broken) throw new Error(texts.thrown);
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.lede}</p>
      <ul className="mt-4 grid gap-1">
        {trials.map((trial) => (
          <li key={trial}>
            <a href={`/debug/award${trial}`} className={textLink}>
              {trial}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
