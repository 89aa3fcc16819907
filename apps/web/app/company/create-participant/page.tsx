import { useState } from "react";
import { PageHeader } from "../../ui/page-header.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { names } from "../names.ts";
import { ListForm } from "./list-form.tsx";
import { OneForm } from "./one-form.tsx";
import { texts } from "./texts.ts";

export default function CreateConsumer() {
  const [method, setMethod] = useState<"one" | "list">("one");
  return (
    <>
      <PageHeader
        title={names.addPeople}
        crumb={{ to: "/dashboard/participants", text: names.participants, here: names.addPeople }}
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
