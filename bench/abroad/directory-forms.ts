/** The ways in which directories write the same requests. */

const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

/** A person as a directory has them. */
export interface Person {
  name: string;
  first: string;
  last: string;
  externalId: string;
}

/** One directory: where it sends requests, and how it writes people and changes. */
export interface Form {
  name: string;
  /** The address of a list or of one person. */
  path(id?: string): string;
  user(person: Person): Record<string, unknown>;
  activity(active: boolean): Record<string, unknown>;
  /** New names by PATCH. */
  renamed(person: Person): Record<string, unknown>;
  /** A response may show only one name. */
  oneName?: boolean;
}

const address = ({ name }: Person) => `${name}@abroad.example`;
const patch = (...Operations: unknown[]) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations,
});

const whole = (person: Person) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: address(person),
  externalId: person.externalId,
  active: true,
  name: { givenName: person.first, familyName: person.last },
  emails: [{ type: "work", primary: true, value: address(person) }],
});

const slim = (person: Person) => {
  const { name: _, ...others } = whole(person);
  return { ...others, displayName: `${person.first} ${person.last}` };
};

const pathed = (op: string, wrap: (value: unknown) => unknown) => ({
  activity: (active: boolean) => patch({ op, path: "active", value: wrap(active ? "True" : "False") }),
  renamed: (person: Person) =>
    patch(
      { op, path: "userName", value: wrap(address(person)) },
      { op, path: "name.givenName", value: wrap(person.first) },
      { op, path: "name.familyName", value: wrap(person.last) },
      { op, path: 'emails[type eq "work"].value', value: wrap(address(person)) },
    ),
});

const pathless = {
  activity: (active: boolean) => patch({ op: "replace", value: { active } }),
  renamed: (person: Person) => {
    const { userName, name, emails } = whole(person);
    return patch({ op: "replace", value: { userName, name, emails } });
  },
};

const plain = (id?: string) => (id ? `/Users/${id}` : "/Users");

export const forms: Form[] = [
  {
    name: "Entra ID",
    path: plain,
    user: (person) => ({
      ...whole(person),
      displayName: `${person.first} ${person.last}`,
      preferredLanguage: "nb-NO",
      addresses: [{ type: "work", formatted: "Building 2" }],
      [enterprise]: { department: "Research", manager: "7" },
    }),
    ...pathed("Replace", (value) => value),
  },
  {
    name: "Entra ID, with a slash at the end of the address and values in lists",
    path: (id) => `/${plain(id)}`,
    user: whole,
    ...pathed("Replace", (value) => [{ $ref: null, value }]),
  },
  { name: "Okta", path: plain, user: whole, ...pathless },
  { name: "with a slash before the question mark", path: (id) => `${plain(id)}/`, user: whole, ...pathless },
  {
    name: "in other letters",
    path: (id) => plain(id).toLowerCase(),
    user: (person) => ({ ...whole(person), emails: address(person), active: "true" }),
    ...pathed("ADD", (value) => ({ value })),
  },
  {
    name: "with optional values that nobody can store",
    path: plain,
    user: (person) => ({
      ...whole(person),
      timezone: "W. Atlantis Standard Time",
      addresses: "somewhere",
      [enterprise]: { department: "D".repeat(500) },
    }),
    ...pathless,
  },
  {
    name: "with one name",
    path: plain,
    user: slim,
    activity: pathless.activity,
    renamed: (person) => {
      const { userName, emails } = whole(person);
      return patch({
        op: "replace",
        value: { userName, emails, displayName: `${person.first} ${person.last}` },
      });
    },
    oneName: true,
  },
  {
    name: "with full names of attributes",
    path: (id) => `/${plain(id)}/`,
    user: whole,
    activity: (active) =>
      patch({ op: "replace", path: "urn:ietf:params:scim:schemas:core:2.0:User:active", value: active }),
    renamed: (person) =>
      patch({
        op: "replace",
        value: {
          "urn:ietf:params:scim:schemas:core:2.0:User:userName": address(person),
          "name.givenName": person.first,
          "name.familyName": person.last,
          'emails[type eq "work"].value': address(person),
        },
      }),
  },
];
