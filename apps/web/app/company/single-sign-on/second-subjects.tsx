import type { SecondSubject } from "@lantern/contract/http";
import { useState } from "react";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { singleSignOnApi } from "./data.ts";
import { texts } from "./texts.ts";

interface Decision {
  subject: SecondSubject;
  same: boolean;
}

/** Identities that came with the address of an account that another one opens. An Owner decides about each. */
export function SecondSubjects({ subjects }: { subjects: SecondSubject[] }) {
  const user = useUser();
  const [decision, setDecision] = useState<Decision | null>(null);
  if (subjects.length === 0) return null;
  return (
    <section
      aria-labelledby="second-subjects"
      className="grid max-w-160 gap-4 rounded-md border border-ember p-5"
    >
      <div className="grid gap-1.5">
        <h2 id="second-subjects" className="text-xl">
          {texts.secondSubjects}
        </h2>
        <p className="text-ink-soft">{texts.secondSubjectsText}</p>
      </div>
      <ul className="grid gap-4">
        {subjects.map((subject) => (
          <li key={subject.id} className="grid gap-2">
            <b className="font-semibold break-words">{texts.secondSubject(subject.name, subject.email)}</b>
            <span className="text-sm break-words text-ink-soft">
              {texts.secondSubjectId(subject.subject, formatMoment(subject.since, browserZone()))}
            </span>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setDecision({ subject, same: true })}>
                {texts.samePerson}
              </Button>
              <Button size="sm" onClick={() => setDecision({ subject, same: false })}>
                {texts.otherPerson}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {decision && user && (
        <PasswordDialog
          user={user}
          question={questionOf(decision)}
          act={(current_password) =>
            singleSignOnApi.decide(decision.subject.id, { same_person: decision.same, current_password })
          }
          onDone={() => toast.good(texts.decided)}
          onClose={() => setDecision(null)}
        />
      )}
    </section>
  );
}

const questionOf = ({ subject: { email }, same }: Decision) =>
  same
    ? { title: texts.samePersonTitle, text: texts.samePersonText(email), confirm: texts.samePerson }
    : { title: texts.otherPersonTitle, text: texts.otherPersonText(email), confirm: texts.otherPerson };
