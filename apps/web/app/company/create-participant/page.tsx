import { useRef, useState } from "react";
import { participantApi } from "../../api/queries/participants.ts";
import { Form, Submit } from "../../forms/form.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { nameOf } from "../shared/people/model.ts";
import { PersonFields, usePersonForm } from "../shared/people/person-fields.tsx";
import { ListForm } from "./list-form.tsx";
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

/** Adds people one by one. Department, office, time zone and language stay filled in for the next one. */
function OneForm() {
  const [added, setAdded] = useState<string[]>([]);
  // The same key on a retry: after a lost response, the person just added must not count as existing.
  const tried = useRef({ text: "", key: "" });

  const first = useRef<HTMLDivElement>(null);
  const form = usePersonForm({
    async send(values) {
      const text = JSON.stringify(values);
      if (tried.current.text !== text) tried.current = { text, key: crypto.randomUUID() };
      const person = await participantApi.create(values, tried.current.key);
      tried.current = { text: "", key: "" };
      return person;
    },
    done(person, refill) {
      toast.good(texts.added, nameOf(person));
      setAdded((old) => [nameOf(person), ...old]);
      refill({ first_name: "", last_name: "", email: "" });
      first.current?.querySelector("input")?.focus();
    },
  });

  return (
    <div ref={first} className="grid items-start gap-8 xl:grid-cols-[minmax(0,560px)_1fr]">
      <Form form={form} className="grid gap-4">
        <PersonFields form={form} />
        <Submit tone="primary" sending={texts.busy}>
          {texts.submit}
        </Submit>
      </Form>
      {added.length > 0 && (
        <section aria-label={texts.justAdded}>
          <h2 className="mb-2">{texts.justAdded}</h2>
          <ul>
            {added.map((name) => (
              <li key={name} className="border-t border-line py-2">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
