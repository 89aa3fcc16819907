/** What the forms in front of the sign-in check, in one file of the build: see `rules.ts`. */
export { zodResolver } from "@hookform/resolvers/zod";
export {
  acceptInvitationBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
} from "@lantern/contract/http";
