import { PageTitle } from "../../document/page-title.tsx";
import { t } from "../../i18n/index.ts";
import { OwnData } from "./own-data.tsx";

/** `/experience/data`: a participant's own data. */
export default function Data() {
  return (
    <>
      <PageTitle>{t.ownData().title}</PageTitle>
      <OwnData />
    </>
  );
}
