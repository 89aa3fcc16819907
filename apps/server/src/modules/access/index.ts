/** Who users are, how they sign in, and what ends their tokens. Other modules import only this file. */
export { emailOwners } from "./account/email-owners.ts";
export { exportAccount } from "./account/export.ts";
export { reauthenticate } from "./account/reauthenticate.ts";
export { confirmOwner, markVerified, sendVerification } from "./account/verify-email.ts";
export { encryptAgain } from "./encrypt-again.ts";
export { deleteFactors, hasSecondFactor } from "./second-factor/repository.ts";
export { signInMethodsOf } from "./sign-in/methods-policy.ts";
export { endKeysOf } from "./tokens/end-keys.ts";
export { endTokens } from "./tokens/end-tokens.ts";
export { type JoinClaim, readJoinToken, signJoinToken } from "./tokens/join-token.ts";
export { issueEmailToken, issueToken, listTokens } from "./tokens/repository.ts";
export { mustUseSingleSignOn } from "./tokens/single-sign-on.ts";
export {
  deleteInvitation,
  findAdmin,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listAdmins,
  listInvitations,
  listOwners,
  listVerifiedAdmins,
  redeemInvitation,
} from "./users/admins.ts";
export { requireAnotherOwner } from "./users/admins-policy.ts";
export { blankEmail, eraseUser } from "./users/erase-user.ts";
export { hashPassword, newPasswordHash, verifyPassword } from "./users/passwords.ts";
export { roleDetail } from "./users/policy.ts";
export { forgetRemoval, rememberRemoval } from "./users/removals.ts";
export {
  findUser,
  findUserByEmail,
  insertUser,
  saveProfile,
  type UserRow,
  updateUser,
} from "./users/repository.ts";
