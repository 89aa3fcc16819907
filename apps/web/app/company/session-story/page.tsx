import type { SessionStory } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { sessionStoryQuery, storyApi } from "../../api/queries/stories.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { requireRecord } from "../../shell/require-record.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { toast } from "../../ui/toast.ts";
import { Editor } from "../shared/story/editor.tsx";
import { texts as storyTexts } from "../shared/story/texts.ts";
import { texts } from "./texts.ts";

/** The company's own words in the story of one session. */
export default function SessionStoryPage() {
  const { id = "" } = useParams();
  const query = useQuery(sessionStoryQuery(id));
  if (!query.data) requireRecord(query.error);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Loaded query={query} label={storyTexts.loading}>
        {(story) => (
          <>
            <PageHeader
              title={texts.title}
              sub={texts.sub(story.title)}
              crumb={{ to: `/dashboard/sessions/${id}`, text: story.session.title, here: texts.title }}
            />
            {isOpen(story) && story.cameos.length > 0 ? (
              <SessionEditor story={story} />
            ) : (
              <EmptyState
                title={isOpen(story) ? storyTexts.none : texts.closed}
                action={<ButtonLink to={`/dashboard/sessions/${id}`}>{texts.back}</ButtonLink>}
              >
                {isOpen(story) ? texts.elsewhere : texts.closedText}
              </EmptyState>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

const isOpen = ({ session: { status } }: SessionStory) => status === "draft" || status === "confirmed";

function SessionEditor({ story }: { story: SessionStory }) {
  const { id, version, status } = story.session;
  const reset = useMutation({
    mutationFn: () => storyApi.saveSession(id, null, version),
    onSuccess: () => toast.good(texts.resetDone),
  });
  return (
    <div className="grid gap-6">
      <Note>
        {story.own ? texts.own : texts.company}
        {status === "confirmed" && ` ${texts.pinned}`}
      </Note>
      {reset.isError && <Note kind="bad">{messageFor(reset.error)}</Note>}
      <Editor
        // Filled again with the company's words once they are back.
        key={String(story.own)}
        story={story}
        save={(values) => storyApi.saveSession(id, values, version)}
        saved={[texts.saved]}
        actions={
          story.own && (
            <Button busy={reset.isPending} onClick={() => reset.mutate()}>
              {texts.reset}
            </Button>
          )
        }
      />
    </div>
  );
}
