import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { sessionQuery } from "../../api/queries/sessions.ts";
import { queryClient } from "../../api/query-client.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { HostConsole } from "./host-console.tsx";
import { texts } from "./texts.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const { id, title, experience } = await queryClient.query(sessionQuery(params.id ?? ""));
  return { id, title, experience };
}

/** No navigation: the console needs the full width. */
export const handle = { bare: true };

export default function HostPage() {
  const { id, title, experience } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{`${title}: ${texts.title}`}</PageTitle>
      <HostConsole key={id} sessionId={id} title={title} adventure={experience} />
    </>
  );
}
