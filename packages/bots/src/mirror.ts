import { patch, type ServerFrame, type Snapshot } from "@lantern/contract/live";

/** What a page would show: the snapshot, kept up by the changes that follow it. */
export class Mirror {
  #snapshot: Snapshot | null = null;
  #version = 0;

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  /** Takes a frame; true when the view changed. A change that does not follow the last one is an error of the pipe. */
  take(frame: ServerFrame): boolean {
    if (frame.t === "snap") {
      this.#snapshot = frame.s;
      this.#version = frame.v;
      return true;
    }
    if (frame.t !== "diff" || !this.#snapshot) return false;
    if (frame.v !== this.#version + 1)
      throw new Error(`change ${frame.v} came after version ${this.#version}`);
    this.#snapshot = patch(this.#snapshot, frame.d) as Snapshot;
    this.#version = frame.v;
    return true;
  }
}
