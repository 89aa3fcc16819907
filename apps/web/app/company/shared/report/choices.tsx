import type { Report } from "@lantern/contract/http";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../../ui/table.tsx";
import { chosenBy, type Decision, type Team } from "./model.ts";
import { Scroll } from "./scroll.tsx";
import { Section } from "./section.tsx";
import { TeamBadge } from "./team-badge.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.choices;

/** What each team chose at each decision. */
export function Choices({ report: { decisions, teams } }: { report: Report }) {
  if (decisions.length === 0) return null;
  return (
    <Section id="choices" title={texts.title} note={texts.note}>
      <Scroll label={texts.title}>
        <Table style={{ minWidth: teams.length > 3 ? teams.length * 210 + 260 : undefined }}>
          <TableHeader>
            <Column>{texts.question}</Column>
            {teams.map((team, index) => (
              <Column key={team.id}>
                <TeamBadge name={team.name} index={index} named />
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {decisions.map((decision) => (
              <Row key={decision.scene}>
                <RowName full className="align-top">
                  <b className="block">{decision.title}</b>
                  <span className="text-sm text-ink-soft">{decision.question}</span>
                </RowName>
                {teams.map((team, index) => (
                  <Cell key={team.id} full className="align-top max-lg:pt-2">
                    <span className="mb-1 block lg:hidden">
                      <TeamBadge name={team.name} index={index} named />
                    </span>
                    <Chosen decision={decision} team={team} />
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </Section>
  );
}

function Chosen({ decision, team }: { decision: Decision; team: Team }) {
  const chosen = chosenBy(decision, team);
  return chosen ? <b>{chosen.road}</b> : <span className="text-ink-soft">{texts.notMet}</span>;
}
