/** Texts of what goes wrong between the page and the server, and of the error screen. */
export const errors = {
  timeout: "Request timed out. Please try again.",
  unauthenticated: "Authentication required",
  server: "Server error. Please try again later.",
  failed: (status: number) => `Request failed with status ${status}`,
  offline: "Unable to connect to the server. Please check your connection.",
  login: "Login failed",
  invalidLogin: "Invalid login response",
  validation: "Please check your input and try again.",
  validationTitle: "Validation Error",
  credentialsRequired: "User credentials required for token encryption",
  decrypt: "Failed to decrypt token - please login again",
  tokenVersion: "Unsupported token version - please login again",
  screen: {
    toLogin: "Go to Login",
    toHome: "Take Me Home",
    pageNotFound: (path: string) => `Page Not Found: ${path}`,
    defaultMessage: "The page you are looking for is not here.",
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
