const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** A readable name for a user agent, such as "Chrome, Windows"; unknown ones unchanged. */
export function deviceName(agent: string | null): string | null {
  if (!agent) return null;
  const names = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(agent))?.[1]);
  return names.filter(Boolean).join(", ") || agent.slice(0, 60);
}
