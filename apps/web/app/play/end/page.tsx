import { PageTitle } from "../../document/page-title.tsx";
import { t } from "../../i18n/index.ts";
import { EndPage } from "./end-page.tsx";

/** `/experience/end`: the scorecard. */
export default function End() {
  return (
    <>
      <PageTitle>{t.liveScorecard().title}</PageTitle>
      <EndPage />
    </>
  );
}
