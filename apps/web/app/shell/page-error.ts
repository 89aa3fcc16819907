/** A page that cannot be shown: its rule failed, or it is not for this visitor. */
export class PageError extends Error {
  override name = "PageError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
