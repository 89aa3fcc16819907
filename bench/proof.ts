import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, release, totalmem, type } from "node:os";
import { fileURLToPath } from "node:url";

const page = fileURLToPath(new URL("../docs/proof.md", import.meta.url));

const introduction = `# Proof

What was measured, by the programs that measured it: each section is written by its command, run with \`PROOF=1\`, and
says with which code, on which day and on which machine. \`git rev-list --count COMMIT..\` says how many commits are newer.
Run any of them on yours.
`;

export interface Proof {
  title: string;
  /** As somebody types it. */
  command: string;
  /** What was done, in a sentence or two. */
  text: string;
  figures: Record<string, string | number>;
}

/** Writes the figures of a run into docs/proof.md if the environment has PROOF; replaces the section of the same title. */
export function recordProof(proof: Proof): void {
  if (!process.env.PROOF) return;
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  writeFileSync(page, withSection(before, proof, origin()));
}

/** The page with this section in it; sections are ordered by title. */
export function withSection(before: string, proof: Proof, measured: string): string {
  const sections = new Map(
    before
      .split(/^(?=## )/m)
      .filter((part) => part.startsWith("## "))
      .map((part) => [/^## (.*)/.exec(part)?.[1] ?? "", part.trimEnd()]),
  );
  const rows = Object.entries(proof.figures).map(([name, value]) => `| ${name} | ${value} |`);
  sections.set(
    proof.title,
    `## ${proof.title}\n\n${proof.text}\n\n| measured | result |\n|---|---|\n${rows.join("\n")}\n\n\`${proof.command}\`, ${measured}`,
  );
  const inOrder = [...sections].sort(([a], [b]) => a.localeCompare(b)).map(([, section]) => section);
  return `${introduction}\n${inOrder.join("\n\n")}\n`;
}

/** Commit, day and machine. */
function origin(): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs/proof.md") !== "";
  const [{ model } = { model: "unknown" }] = cpus();
  const machine = `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release().split("-")[0]} ${arch()}`;
  const day = new Date().toISOString().slice(0, 10);
  return `commit ${git("rev-parse", "--short=10", "HEAD")}${changed ? " with changes" : ""}, ${day}, ${machine}, Node ${process.versions.node}`;
}
