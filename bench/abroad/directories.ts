import type { ApiClient } from "../api-client.ts";
import { type Form, forms, type Person } from "./directory-forms.ts";
import { makeOwner, password } from "./owner.ts";
import { Findings, type Part } from "./part.ts";

interface Listed {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
}

interface ScimResponse {
  status: number;
  id: string;
  ids: string[];
}

/** One directory that sends requests about one person. */
interface Exchange {
  form: Form;
  person: Person;
  send(method: string, path: string, body?: unknown): Promise<ScimResponse>;
  /** People of the company's list whose address has this name. */
  listed(person: Person): Promise<Listed[]>;
  lost(note: string): void;
  wrong(note: string): void;
}

/**
 * Ten stories of a person, told by eight directories: 80 exchanges with a server in local mode. What a directory sent must
 * be on the list afterwards, as one person, or the directory was told that it is not.
 *
 * @param url the server's
 */
export async function directories(url: string): Promise<Part> {
  const findings = new Findings();
  const owner = await makeOwner(url, "directories-abroad.example");
  for (const [index, form] of forms.entries()) {
    const made = await owner.ok<{ key: string }>("POST", "/api/company/keys", {
      name: `Directory ${index}`,
      scopes: ["directory"],
      current_password: password,
    });
    for (const [name, story] of Object.entries(stories)) {
      const marker = `${form.name}: ${name}`;
      findings.cases++;
      await story(
        exchange(url, made.key, owner, form, `p${index}-${findings.cases}`, {
          lost: (note) => findings.lost(`${marker}: ${note}`),
          wrong: (note) => findings.wrong(`${marker}: ${note}`),
        }),
      );
    }
  }
  return findings;
}

function exchange(
  url: string,
  key: string,
  owner: ApiClient,
  form: Form,
  name: string,
  outcome: Pick<Exchange, "lost" | "wrong">,
): Exchange {
  return {
    form,
    person: { name, first: "Ana", last: `Holm ${name}`, externalId: `id-${name}` },
    async send(method, path, body) {
      const response = await fetch(`${url}/scim/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/scim+json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const read = text ? JSON.parse(text) : {};
      const ids = ((read.Resources ?? []) as { id: string }[]).map(({ id }) => id);
      return { status: response.status, id: String(read.id ?? ""), ids };
    },
    async listed({ name: wanted }) {
      const { items } = await owner.ok<{ items: Listed[] }>(
        "GET",
        `/api/consumer?search=${encodeURIComponent(`${wanted}@`)}`,
      );
      return items.filter(({ email }) => email.startsWith(`${wanted}@`));
    },
    ...outcome,
  };
}

/** Adds the person; resolves with their id. */
async function join({ form, person, send, lost }: Exchange): Promise<string> {
  const { status, id } = await send("POST", form.path(), form.user(person));
  if (status !== 201) lost(`the person was not made: ${status}`);
  return id;
}

async function leave({ form, send, listed, person, lost, wrong }: Exchange, id: string): Promise<void> {
  const { status } = await send("PATCH", form.path(id), form.activity(false));
  if (status !== 200) lost(`the leaver was not taken off the list: ${status}`);
  if ((await listed(person)).length > 0) wrong("a leaver is on the list");
}

/** The list has this one person, with this id and name. */
async function requireListed(at: Exchange, id: string, person = at.person): Promise<void> {
  const [one, ...more] = await at.listed(person);
  if (!one) {
    at.lost("the person is not on the list");
    return;
  }
  const name = [one.first_name, one.last_name].filter(Boolean).join(" ");
  if (name !== `${person.first} ${person.last}`) at.lost(`the name is “${name}”`);
  if (!at.form.oneName && one.last_name !== person.last) at.lost(`the last name is ${one.last_name}`);
  if (more.length > 0) at.wrong("one person became two");
  if (one.id !== id) at.wrong("it is somebody else");
}

const query = (form: Form, filter: string) => `${form.path()}?filter=${encodeURIComponent(filter)}`;
const other = (person: Person): Person => ({ ...person, name: `${person.name}-new`, last: "Berg" });

const stories: Record<string, (at: Exchange) => Promise<void>> = {
  async joins(at) {
    await requireListed(at, await join(at));
  },
  async "is found by the user name"(at) {
    const id = await join(at);
    const filter = `userName eq "${at.person.name.toUpperCase()}@ABROAD.example"`;
    const matches = await at.send("GET", query(at.form, filter));
    if (matches.ids[0] !== id) at.lost(`not found: ${matches.status}`);
    if (matches.ids.length > 1) at.wrong("several were found");
  },
  async "is found by the externalId"(at) {
    const id = await join(at);
    const matches = await at.send("GET", query(at.form, `externalId eq "${at.person.externalId}"`));
    if (matches.ids[0] !== id) at.lost(`not found: ${matches.status}`);
    if (matches.ids.length > 1) at.wrong("several were found");
  },
  async "has a manager"(at) {
    const id = await join(at);
    const matches = await at.send("GET", query(at.form, `id eq "${id}" and manager eq "7"`));
    if (matches.status !== 200) at.lost(`the query was refused: ${matches.status}`);
    if (matches.ids.length > 0) at.wrong("a manager whom nobody stored was found");
    await requireListed(at, id);
  },
  async "leaves, and returns by PATCH"(at) {
    const id = await join(at);
    await leave(at, id);
    const back = await at.send("PATCH", at.form.path(id), at.form.activity(true));
    if (back.status !== 200) at.lost(`the person did not return: ${back.status}`);
    await requireListed(at, id);
  },
  async "leaves, and returns by POST"(at) {
    const id = await join(at);
    await leave(at, id);
    await join(at);
    await requireListed(at, id);
  },
  async "leaves, and returns with a new name"(at) {
    const id = await join(at);
    await leave(at, id);
    const renamed = other(at.person);
    const { status } = await at.send("POST", at.form.path(), at.form.user(renamed));
    if (status !== 201) at.lost(`the person did not return: ${status}`);
    await requireListed(at, id, renamed);
  },
  async "gets a new name"(at) {
    const id = await join(at);
    const renamed = other(at.person);
    const { status } = await at.send("PATCH", at.form.path(id), at.form.renamed(renamed));
    if (status !== 200) at.lost(`the name was refused: ${status}`);
    await requireListed(at, id, renamed);
  },
  async "is deleted, and made again"(at) {
    const id = await join(at);
    const { status } = await at.send("DELETE", at.form.path(id));
    if (status !== 204) at.lost(`not deleted: ${status}`);
    const again = await join(at);
    if (again === id) at.wrong("somebody who was forgotten is back");
    await requireListed(at, again);
  },
  async "leaves, and somebody else gets the address"(at) {
    const id = await join(at);
    await leave(at, id);
    const stranger = { ...at.person, first: "Eve", last: "Falk", externalId: `other-${at.person.name}` };
    const made = await at.send("POST", at.form.path(), at.form.user(stranger));
    if (made.id === id) at.wrong("somebody inherited the person who left");
    if (made.status < 400 && (await at.listed(at.person)).length !== 1) at.lost("the new person is missing");
  },
};
