/** Errors between page and server, and the error screen. */
export const errors = {
  /** For codes of the server; in English its own texts are shown. */
  byCode: {} as Readonly<Record<string, string>>,
  timeout: "Request timed out. Please try again.",
  server: "Server error. Please try again later.",
  unknown: "An unknown error occurred",
  failed: (status: number) => `Request failed with status ${status}`,
  offline: "Unable to connect to the server. Please check your connection.",
  screen: {
    toLogin: "Go to Login",
    toHome: "Take Me Home",
    pageNotFound: (path: string) => `Page Not Found: ${path}`,
    titles: {
      401: "Session Expired",
      404: "Oops! Page Not Found",
      500: "Server is Having a Bad Day",
      other: "Something Went Wrong",
    },
    messages: {
      401: "Please log in again to continue",
      500: "Our server needs a hug... and maybe a restart",
      other: "Even the best of us trip sometimes",
    },
  },
};
