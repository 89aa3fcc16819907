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
  seriesTitleBody,
  sessionBody,
} from "@lantern/contract/http";
