import type { Report } from "@lantern/contract/http";
import { isolated } from "@lantern/engine/bidi";
import { LogOut, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { textLink } from "../../../ui/button.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../../ui/table.tsx";
import { wouldPlayAgain } from "./model.ts";
import { Details, Section } from "./section.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.came;

export function WhoCame({ report, shared }: { report: Report; shared: boolean }) {
  const { attendance, credits, teams, hidden_teams, feedback, smallest_group } = report;
  const { came, listed, time_present: timePresent, people } = attendance;
  const again = wouldPlayAgain(feedback);
  const named = (status: "absent" | "declined") =>
    people
      .filter((one) => one.status === status)
      .map(({ name, department }) => [nameOf(name), department].filter(Boolean).join(", "));
  return (
    <Section id="came" title={texts.title}>
      <dl className="grid rounded-md border border-line sm:grid-cols-2 xl:grid-cols-4 [&>*]:border-line max-sm:[&>*+*]:border-t sm:max-xl:[&>*:nth-child(even)]:border-s sm:max-xl:[&>*:nth-child(n+3)]:border-t xl:[&>*+*]:border-s">
        <Figure term={texts.came} value={texts.of(came, listed)}>
          {timePresent ? texts.stayed(timePresent.whole, timePresent.median_minutes) : texts.few}
        </Figure>
        <Figure term={texts.credits} value={String(credits.captured)}>
          {texts.creditsNote(credits)}
        </Figure>
        <Figure term={texts.teams} value={String(teams.length + hidden_teams)}>
          {[
            ...teams.map((team) => `${team.name}: ${team.people}`),
            ...(hidden_teams > 0 ? [texts.smaller(hidden_teams)] : []),
          ].join(", ")}
        </Figure>
        <Figure
          term={texts.again}
          value={again === null ? texts.hidden : texts.of(again, feedback.responses)}
        >
          {again === null ? texts.fewResponses(feedback.responses, smallest_group) : texts.responded}
        </Figure>
      </dl>
      <ul className="mt-4 border-t border-line">
        <Missing label={texts.absent} names={named("absent")} />
        <Missing label={texts.declined} names={named("declined")} />
        {timePresent && timePresent.early > 0 && (
          <Line icon={<LogOut aria-hidden="true" strokeWidth={1.5} />} label={texts.early}>
            {texts.earlyText(timePresent.early)}
          </Line>
        )}
      </ul>
      {came < listed && !shared && (
        <Link
          to={`/dashboard/createSession?missed=${report.session.id}`}
          className={`${textLink} mt-3 inline-block font-semibold print:hidden`}
        >
          {texts.plan}
        </Link>
      )}
      {feedback.ratings && <Ratings ratings={feedback.ratings} />}
      <Details summary={texts.everyone}>
        <Everyone people={people} />
      </Details>
    </Section>
  );
}

const nameOf = (name: string | null) => (name === null ? texts.removed : isolated(name));

function Missing({ label, names }: { label: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <Line icon={<UserX aria-hidden="true" strokeWidth={1.5} />} label={label}>
      {names.join("; ")}
    </Line>
  );
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <Badge icon={icon}>{label}</Badge>
      <span className="min-w-0 flex-1 basis-60">{children}</span>
    </li>
  );
}

function Everyone({ people }: { people: Report["attendance"]["people"] }) {
  return (
    <Table>
      <TableHeader>
        <Column>{texts.name}</Column>
        <Column>{texts.department}</Column>
        <Column>{texts.attendance}</Column>
        <Column>{texts.team}</Column>
      </TableHeader>
      <TableBody>
        {people.map((one) => (
          <Row key={one.consumer_id}>
            <RowName>{nameOf(one.name)}</RowName>
            <Cell hide>{one.department}</Cell>
            <Cell>{texts.status[one.status]}</Cell>
            <Cell full>{one.team}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** How many people gave each rating: a bar with a number. */
function Ratings({ ratings }: { ratings: number[] }) {
  const most = Math.max(1, ...ratings);
  return (
    <div className="mt-6 max-w-[32rem]">
      <h3 className="text-base font-semibold">{texts.ratings}</h3>
      <dl className="mt-2 grid grid-cols-[6.5rem_1fr_2rem] items-center gap-x-3 gap-y-1.5 text-sm">
        {ratings.map((count, index) => (
          <div key={texts.rating[index]} className="contents">
            <dt className="text-ink-soft">{texts.rating[index]}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-2.5 rounded-sm bg-raised">
                <i
                  className="block h-full rounded-sm bg-ember"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
              <span className="text-end tabular-nums">{formatNumber(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
