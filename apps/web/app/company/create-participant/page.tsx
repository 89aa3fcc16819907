import { useState } from "react";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { texts as participantsTexts } from "../participants/texts.ts";
import { ListForm } from "./list-form.tsx";
import { OneForm } from "./one-form.tsx";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

export default function CreateConsumer() {
  const [method, setMethod] = useState<"one" | "list">("one");
  return (
    <>
      <PageHeader
        title={texts.title}
        crumb={{ to: "/dashboard/participants", text: participantsTexts.title, here: texts.title }}
      />
      <Tabs
        label={texts.methods}
        value={method}
        onChange={setMethod}
        items={[
          { value: "one", label: texts.one },
          { value: "list", label: texts.list },
        ]}
      >
        <TabPanel value="one" className="pt-6">
          <OneForm />
        </TabPanel>
        <TabPanel value="list" className="pt-6">
          <ListForm />
        </TabPanel>
      </Tabs>
    </>
  );
}
