import type { GroupProblem, ResponseOf, SignOnProblem, testSingleSignOn } from "@lantern/contract/http";

type Step = ResponseOf<typeof testSingleSignOn>["items"][number]["step"];

export const texts = {
  sub: "Your administrators sign in with your company’s own identity provider, such as Entra ID, Okta, Google Workspace, or Keycloak.",
  ownersOnly: "Only an Owner can set up single sign-on.",
  loading: "Loading single sign-on",
  addresses: "1. Register Lantern Hour at your provider",
  addressesText:
    "Create an OpenID Connect application for the web (authorization code with PKCE, and a client secret), and enter these addresses.",
  redirect: "Redirect address",
  move: "Your provider must know this new redirect address",
  moveText:
    "Your company now has its own redirect address. At your provider, enter the new address and leave the old one in place. Then sign in here with the new address. When that works, everyone in your company uses it, and you can remove the old one at your provider.",
  oldAddress: {
    works: (): string => "The old address still works. If that has to end, we’ll email you 30 days before.",
    ends: (day: string) => `From ${day} on, we refuse sign-ins that use the old address.`,
    ended: (day: string) =>
      `Since ${day} we have refused sign-ins that use the old address, because another company could misuse it. Owners can use their password or passkey.`,
  },
  newRedirect: "New redirect address",
  oldRedirect: "Old redirect address",
  tryNew: "Sign in with the new address",
  tryNewHint:
    "If your provider says that it doesn’t know the redirect address, go back: the new address isn’t saved there yet. Nothing has changed here.",
  postLogout: "Address after signing out",
  backChannel: "Back-channel logout address",
  provider: "2. Tell us about your provider",
  issuer: "Issuer",
  issuerHint: "Exactly as the provider writes it, for example https://login.example.com/realms/company.",
  clientId: "Client ID",
  clientSecret: "Client secret",
  secretStored: "Stored encrypted. Leave it empty to keep the current one.",
  secretNew: "Stored encrypted, and never shown again.",
  certificates: "Certificates of your private authority",
  optional: "(optional)",
  certificatesHint: "In PEM form. Only needed if a private authority issued your provider’s certificate.",
  makesAdmins: "Create an account for people who sign in for the first time",
  makesAdminsHint: "Otherwise, only people you invite can sign in. New people become Sub-Administrators.",
  groupClaim: "Claim that lists the groups",
  groupClaimHint: "For example “groups”. We read it only when we create an account.",
  ownerGroup: "Group whose members become Owners",
  required: "People at your domains must use single sign-on",
  requiredHint:
    "Passwords and linked accounts then stop working for Sub-Administrators, and we end their current sign-ins at once. Owners can always use their password or passkey, so that you aren’t locked out.",
  save: "Save",
  saving: "Saving…",
  saved: "Single sign-on saved",
  remove: "Turn off",
  removeTitle: "Turn off single sign-on?",
  removeText:
    "We delete the provider and its secret. People who have no password can set one with “Forgot it?” on the login page.",
  removed: "Single sign-on is off",
  test: "Test",
  testing: "Testing…",
  testTitle: "4. Test it",
  testText:
    "We send your provider the same requests as a sign-in. Only a real sign-in shows its token, so sign in once as well: you’ll leave this page and be signed in as the person that your provider names.",
  fine: "OK",
  signInToTest: "Sign in to test the token",
  missingGroups: "Groups didn’t arrive for some people",
  missingGroupsText: (claim: string, group: string) =>
    `They became Sub-Administrators, because we couldn’t compare the claim “${claim}” with the group “${group}”. Change the provider’s or these settings, or change their roles under Administrators.`,
  groupProblems: {
    missing: "The token had no groups.",
    too_many:
      "The provider says only that there are too many groups to list. At Entra ID, choose “Groups assigned to the application”.",
    other_form: (names: string) =>
      `These groups arrived: ${names}. Enter the group exactly as the provider writes it.`,
  } satisfies Record<GroupProblem, string | ((names: string) => string)>,
  secondSubjects: "Is this the same person?",
  secondSubjectsText:
    "Your provider says that someone new uses the address of an existing account. That happens when an account at the provider is created again, and when an address is given to another person. Until you decide, only the account’s earlier sign-in works.",
  secondSubject: (name: string, email: string) => `${name}, ${email}`,
  secondSubjectId: (subject: string, when: string) => `New identity at your provider: ${subject} (${when})`,
  samePerson: "Same person",
  samePersonTitle: "Let this identity in?",
  samePersonText: (email: string) =>
    `From now on, the new identity opens the account of ${email}, and the earlier one no longer does.`,
  otherPerson: "Someone else",
  otherPersonTitle: "Keep this identity out?",
  otherPersonText: (email: string) =>
    `The account of ${email} stays as it is. If the address now belongs to someone else, remove the earlier account under Administrators and invite the new person.`,
  decided: "Saved",
  steps: {
    discovery: "We can read the provider’s configuration",
    issuer: "The issuer is the one you entered",
    endpoints: "Its endpoints can be used",
    clock: "Its clock and ours agree",
    keys: "Its keys can be read",
    client: "It knows the client ID and secret",
    claims: "It tells us people’s email addresses",
    token: "Its token fits these settings",
  } satisfies Record<Step, string>,
  lastProblem: (when: string) => `The last sign-in failed (${when})`,
  problems: {
    address_invalid: "The address isn’t an https address.",
    address_unresolved: "The host name has no address. Please check the spelling.",
    address_private: "The address isn’t on the public internet, so we don’t send requests there.",
    unreachable: "The provider didn’t respond as expected.",
    certificate:
      "The provider’s certificate isn’t trusted. If a private authority issued it, paste that authority’s certificate above.",
    no_discovery:
      "We found no configuration at the issuer followed by /.well-known/openid-configuration. Please check the issuer.",
    issuer_mismatch:
      "The provider’s configuration gives a different issuer, shown below. Enter exactly what it gives.",
    issuer_template:
      "This issuer is for all tenants, so no token names it. Use your tenant’s own address. At Entra ID, it’s https://login.microsoftonline.com/, your Directory (tenant) ID, and /v2.0; the ID is on the app’s Overview page.",
    response_issuer: "The response came from another provider than yours, so we refused it.",
    endpoint_missing: "The provider’s configuration lacks an endpoint that we need.",
    sign_in_address:
      "The addresses for signing in and out must be https addresses on the provider’s own host, not on ours.",
    redirect_mismatch:
      "The response came back to another redirect address than the one that the sign-in began with. We refused it.",
    old_address:
      "The provider still uses the old redirect address, which we no longer accept. Enter the new address at the provider, then sign in with it at the top of this page.",
    no_code_flow: "The provider doesn’t offer the authorization code flow.",
    no_pkce: "The provider doesn’t offer PKCE with S256.",
    clock: "The provider’s clock differs from ours by more than a minute. One of them is wrong.",
    no_keys: "The provider publishes no key that we can read.",
    client_refused:
      "The provider refused the client ID or the secret. Check both, and that the secret hasn’t expired.",
    client_characters:
      "The provider refused the client ID or the secret. They contain characters that we must encode, and your provider probably doesn’t decode them. Create a secret with only letters and digits, or allow the method client_secret_post.",
    no_secret_method:
      "The provider accepts no client secret. Allow the method client_secret_basic or client_secret_post for this application.",
    code_refused:
      "The provider refused the code. Check that the redirect address at the provider is exactly ours.",
    token_issuer:
      "The token names a different issuer than the provider’s configuration; both are below. At Entra ID, set the app to version 2 tokens: in its manifest, “requestedAccessTokenVersion” must be 2.",
    token_untested:
      "Nobody has signed in since these settings were saved, so we haven’t seen a token. Sign in once to test it.",
    token_signature: "The ID token isn’t signed with a key of the provider.",
    token_audience: "The ID token was made for another client ID.",
    token_expired: "The ID token had expired. Please check the provider’s clock.",
    token_nonce: "The ID token belongs to another sign-in.",
    token_invalid: "The ID token can’t be read, or isn’t complete.",
    claim_sub: "The provider doesn’t say who the person is (claim “sub”).",
    claim_email: "The provider doesn’t tell us the person’s email address (claim “email”).",
    email_unverified:
      "The provider doesn’t say that the person’s email address is verified (claim “email_verified” must be true).",
    email_domain: "The person’s address isn’t at one of your verified domains.",
    no_account:
      "The person has no account, and your settings don’t let us create one. Invite them, or turn on account creation.",
    removed_admin:
      "An Owner removed this person, so signing in gives them no new account. Invite them to let them back in.",
    other_company: "The person’s address belongs to an account outside your company.",
    second_subject:
      "Someone new at your provider used the address of an existing account. We let nobody in: please decide above whether it’s the same person.",
    provider_error: "The provider refused the sign-in, or the person cancelled it.",
  } satisfies Record<SignOnProblem, string>,
  domains: "3. Verify your domains",
  domainsText: "Only people with an address at a verified domain can use single sign-on.",
  domain: "Domain",
  domainExample: "example.com",
  addDomain: "Add domain",
  adding: "Adding…",
  domainAdded: "Domain added",
  proved: "Verified",
  unproved: "Not verified yet",
  record: "Add this TXT record to the domain’s DNS, then check it:",
  recordName: "Name",
  recordValue: "Value",
  check: "Check now",
  checkOf: (domain: string) => `Check ${domain} now`,
  nowProved: (domain: string) => `${domain} is verified`,
  removeDomain: "Remove",
  removeDomainOf: (domain: string) => `Remove ${domain}`,
  removeDomainText: "People with an address at this domain can no longer sign in with single sign-on.",
  domainRemoved: "Domain removed",
};
