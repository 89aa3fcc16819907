import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A server of the bench in its own process, which prints its port once it listens. */
export class ChildServer {
  readonly #program: string;
  readonly #settings: Record<string, string>;
  readonly #nodeOptions: string[];
  #process: ChildProcess | null = null;
  port = 0;

  private constructor(program: URL, settings: Record<string, string>, nodeOptions: string[]) {
    this.#program = fileURLToPath(program);
    this.#settings = settings;
    this.#nodeOptions = nodeOptions;
  }

  static async start(
    program: URL,
    settings: Record<string, string>,
    nodeOptions: string[] = [],
  ): Promise<ChildServer> {
    const server = new ChildServer(program, settings, nodeOptions);
    await server.#spawn();
    return server;
  }

  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error(`${this.#program} is not running`);
    return pid;
  }

  /** Ends it like a power cut and starts it again on the same port. Resolves when it listens. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
    await this.#spawn();
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await exited;
  }

  async #spawn(): Promise<void> {
    const child = spawn(process.execPath, [...this.#nodeOptions, this.#program], {
      env: { ...process.env, ...this.#settings, PORT: String(this.port) },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    this.#process = child;
    this.port = await new Promise((resolve, reject) => {
      child.stdout?.once("data", (data) => resolve(Number(data)));
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`${this.#program} ended before it listened`)));
    });
  }
}
