import {
  endOwnTeamPage,
  getOwnTeamPage,
  postTeamPage,
  putTeamPageName,
  shareTeamPage,
} from "@lantern/contract/endpoints/team-page";
import type { OwnTeamPage } from "@lantern/contract/http";
import type { ScorecardView } from "@lantern/engine/scorecard";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Link2, MessageSquareText, Send, Share2 } from "lucide-react";
import { useId, useState } from "react";
import { ApiError, messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { formatDayHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Button, TextButton, textLink } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { copy } from "../../ui/clipboard.ts";
import { Input } from "../../ui/input.tsx";
import { Note as Banner } from "../../ui/note.tsx";
import { Note, Section, Title } from "./section.tsx";

const texts = () => t.teamPage().share;
const key = ["own-team-page"];
const useOwnPage = () => useQuery({ queryKey: key, queryFn: () => request(getOwnTeamPage), retry: false });

/** At the top of the scorecard: copies the link of the team's page, or leads to where it is shared. */
export function TeamPageLink() {
  const own = useOwnPage();
  const [copied, setCopied] = useState(false);
  if (!own.data?.allowed) return null;
  const { page } = own.data;
  const label = page ? (copied ? texts().copied : texts().copy) : texts().submit;
  const content = (
    <>
      {page ? (
        <Link2 aria-hidden="true" strokeWidth={1.5} />
      ) : (
        <Share2 aria-hidden="true" strokeWidth={1.5} />
      )}
      <span role={page ? "status" : undefined} className="max-md:sr-only">
        {label}
      </span>
    </>
  );
  if (!page)
    return (
      <a href="#share" className={`${buttonStyle({ tone: "plain", size: "lg" })} ms-auto`}>
        {content}
      </a>
    );
  return (
    <Button size="lg" className="ms-auto" onClick={() => copy(page.url).then(setCopied)}>
      {content}
    </Button>
  );
}

/** What people of a team do with its public page: share it, copy and post its link, show their own name, end it. */
export function ShareTeamPage({ card }: { card: Pick<ScorecardView, "ending" | "experience"> }) {
  const client = useQueryClient();
  const own = useOwnPage();
  const change = useMutation({
    mutationFn: (send: () => Promise<OwnTeamPage>) => send(),
    onSuccess: (stored) => client.setQueryData(key, stored),
  });
  const end = useMutation({
    mutationFn: () => request(endOwnTeamPage),
    onSuccess: () =>
      client.setQueryData(
        key,
        (before?: OwnTeamPage) => before && { ...before, page: null, shows_name: false },
      ),
  });
  if (!own.data?.allowed) return null;
  const problem = change.error ?? end.error;
  const { page } = own.data;
  return (
    <Section>
      <div id="share" className="scroll-mt-6">
        <Title>{texts().title}</Title>
      </div>
      <Note>{texts().intro}</Note>
      <div className="mt-5 grid max-w-180 justify-items-start gap-4">
        {problem && (
          <Banner kind="bad" role="alert">
            {problem instanceof ApiError && problem.code === "PROOF_NEEDED"
              ? texts().needProof
              : messageFor(problem)}
          </Banner>
        )}
        {page ? (
          <SharedPage
            own={own.data}
            page={page}
            card={card}
            busy={change.isPending || end.isPending}
            onPublish={() => change.mutate(() => request(postTeamPage))}
            onName={(visible) =>
              change
                .mutateAsync(() => request(putTeamPageName, { body: { visible } }))
                .then(() => true)
                .catch(() => false)
            }
            onEnd={() => end.mutate()}
          />
        ) : (
          <>
            {end.isSuccess && <p role="status">{texts().ended}</p>}
            <Button
              size="lg"
              tone="primary"
              disabled={change.isPending}
              onClick={() => change.mutate(() => request(shareTeamPage))}
            >
              <Share2 aria-hidden="true" strokeWidth={1.5} />
              {change.isPending ? texts().busy : texts().submit}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}

interface SharedPageProps {
  own: OwnTeamPage;
  page: NonNullable<OwnTeamPage["page"]>;
  card: Pick<ScorecardView, "ending" | "experience">;
  busy: boolean;
  onPublish: () => void;
  /** Resolves with whether it was stored. */
  onName: (visible: boolean) => Promise<boolean>;
  onEnd: () => void;
}

function SharedPage({ own, page, card, busy, onPublish, onName, onEnd }: SharedPageProps) {
  const [copied, setCopied] = useState<"link" | "post" | null>(null);
  const [asking, setAsking] = useState(false);
  const [isNamed, setNamed] = useState(own.shows_name);
  const hint = useId();
  const name = async (visible: boolean) => {
    setNamed(visible);
    if (!(await onName(visible))) setNamed(!visible);
  };
  const put = async (what: "link" | "post", text: string) => setCopied((await copy(text)) ? what : null);
  const { title, share } = card.ending;
  return (
    <>
      <Input
        readOnly
        value={page.url}
        aria-label={texts().link}
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" tone="primary" onClick={() => put("link", page.url)}>
          <Link2 aria-hidden="true" strokeWidth={1.5} />
          {texts().copy}
        </Button>
        <Button
          size="lg"
          onClick={() => put("post", texts().message(card.experience.title, title, share, page.url))}
        >
          <MessageSquareText aria-hidden="true" strokeWidth={1.5} />
          {texts().copyForChannel}
        </Button>
        {own.can_post && !page.posted && (
          <Button size="lg" disabled={busy} onClick={onPublish}>
            <Send aria-hidden="true" strokeWidth={1.5} />
            {texts().post}
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {copied === "link" ? texts().copied : copied === "post" ? texts().postCopied : ""}
      </p>
      {page.posted && <p>{texts().posted}</p>}
      {own.first_name && (
        <div>
          <Checkbox
            label={<bdi>{texts().name(own.first_name)}</bdi>}
            aria-describedby={hint}
            checked={isNamed}
            disabled={busy}
            onChange={({ target }) => name(target.checked)}
          />
          <p id={hint} className="ps-8 text-sm text-ink-soft">
            {texts().nameHint}
          </p>
        </div>
      )}
      {asking ? (
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{texts().endTitle}</legend>
          <p>{texts().endText}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button tone="primary" onClick={() => setAsking(false)}>
              {texts().cancel}
            </Button>
            <Button disabled={busy} onClick={onEnd}>
              {texts().end}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 text-sm">
          <span className="text-ink-soft">{texts().until(formatDayHere(page.ends_at))}</span>
          <a
            className={`${textLink} inline-flex min-h-11 items-center gap-1.5`}
            href={page.url}
            target="_blank"
            rel="noreferrer"
          >
            {texts().open}
            <ExternalLink aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </a>
          <TextButton onClick={() => setAsking(true)}>{texts().end}</TextButton>
        </div>
      )}
    </>
  );
}
