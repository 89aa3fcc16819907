/** The schemas of the sign-in forms, in a chunk of their own: see `rules.ts`. */
export { zodResolver } from "@hookform/resolvers/zod";
export {
  acceptInvitationBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
} from "@lantern/contract/http";
