/** The contract's schemas of the forms, in a chunk of their own: see `check.ts`. */
export {
  addDomainBody,
  billingBody,
  changeConsumersBody,
  consumerBody,
  createGroupBody,
  createKeyBody,
  createWebhookBody,
  inviteAdminBody,
  passwordBody,
  patchUserBody,
  profileBody,
  putSingleSignOnBody,
  secondFactorBody,
  sessionBody,
} from "@lantern/contract/http";
