import { parseArgs } from "node:util";

export interface SimulateOptions {
  url: string;
  teams: number;
  people: number;
  sessions: number;
  speed: number;
  experience: string;
  json: boolean;
  /** The server may be killed meanwhile: requests are repeated until it is back. */
  killSafe: boolean;
  /** Administrator whose company pays the credits: by default the Owner that local mode prints. */
  email: string;
  password: string;
}

export const usage = `npm run simulate -- [options]
  --url http://localhost:3000   a running server in local mode
  --teams 3 --people 15         of each session
  --sessions 1                  played at the same time
  --speed 60                    play time runs this many times faster (1-60)
  --experience the-quiet-station
  --email … --password …        an administrator; by default the demo company's Owner
  --kill-safe                   go on when the server is killed and comes back
  --json                        print one JSON object and nothing else`;

/** @throws Error with a message for the terminal */
export function readOptions(args: string[]): SimulateOptions {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      teams: { type: "string", default: "3" },
      people: { type: "string", default: "15" },
      sessions: { type: "string", default: "1" },
      speed: { type: "string", default: "60" },
      experience: { type: "string", default: "the-quiet-station" },
      email: { type: "string", default: "maren@northwind.example" },
      password: { type: "string", default: "seven boats home" },
      "kill-safe": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const options: SimulateOptions = {
    url: new URL(values.url).origin,
    experience: values.experience,
    email: values.email,
    password: values.password,
    json: values.json,
    killSafe: values["kill-safe"],
    teams: wholeNumber("teams", values.teams, 1, 100),
    people: wholeNumber("people", values.people, 2, 300),
    sessions: wholeNumber("sessions", values.sessions, 1, 100),
    speed: wholeNumber("speed", values.speed, 1, 60),
  };
  if (options.people > options.teams * 6)
    throw new Error(`${options.teams} teams hold at most ${options.teams * 6} people`);
  if (options.people < options.teams * 2)
    throw new Error(`${options.teams} teams need at least ${options.teams * 2} people`);
  return options;
}

function wholeNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Error(`--${name} must be a whole number from ${from} to ${to}`);
  return value;
}
