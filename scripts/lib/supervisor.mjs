import { spawn } from "node:child_process";

/** Exit code of a server that refuses to start for a reason it has told in plain words. */
const refusedToStart = 1;

const firstPause = 100;
const longestPause = 5000;
/** A server that ran this long was well; the next crash begins with the shortest pause again. */
const wellAfter = 30_000;
/** The server itself drains within 10 s. */
const patience = 12_000;

/**
 * Keeps one program running: starts it again when it crashes, a little later each time, and stops it
 * when asked. It stops by itself when its channel to us closes, so it never outlives us.
 *
 * @param {object} options
 * @param {string} options.node path of the Node to run it with
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(message: any) => void} options.onMessage what the program tells us
 * @param {(line: string) => void} options.onEvent one line for the person watching
 * @param {(code: number) => void} options.onEnd it is over, for good
 */
export function supervise({ node, args, cwd, env = process.env, onMessage, onEvent, onEnd }) {
  let child;
  let pause = firstPause;
  let stopping = false;
  let hasBeenReady = false;
  let timer;

  const start = () => {
    const began = Date.now();
    child = spawn(node, args, { cwd, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
    child.on("message", (message) => {
      hasBeenReady ||= message.type === "ready";
      onMessage(message);
    });
    child.on("error", (error) => onEvent(`the server cannot be run: ${error.message}`));
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      if (stopping) return onEnd(0);
      if (!hasBeenReady && code === refusedToStart) return onEnd(refusedToStart);
      if (Date.now() - began > wellAfter) pause = firstPause;
      onEvent(`the server ended (${signal ?? `code ${code}`}); starting it again`);
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  };
  start();

  return {
    /** Asks the server to finish what it is doing and to end. Asked twice, it is ended at once. */
    stop() {
      if (stopping) return void child.kill("SIGKILL");
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return onEnd(0);
      if (child.connected) child.disconnect();
      timer = setTimeout(() => child.kill("SIGKILL"), patience);
    },
  };
}
