import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Ihre Administration meldet sich beim eigenen Identitätsanbieter Ihres Unternehmens an, etwa Entra ID, Okta, Google Workspace oder Keycloak.",
  ownersOnly: "Single Sign-on kann nur die Hauptadministration einrichten.",
  loading: "Single Sign-on wird geladen",
  addresses: "1. Lantern Hour bei Ihrem Anbieter registrieren",
  addressesText:
    "Legen Sie eine OpenID-Connect-Anwendung für das Web an (Authorization Code mit PKCE und Client-Geheimnis) und tragen Sie diese Adressen ein.",
  redirect: "Weiterleitungsadresse",
  move: "Ihr Anbieter muss diese neue Weiterleitungsadresse kennen",
  moveText:
    "Ihr Unternehmen hat jetzt eine eigene Weiterleitungsadresse. Tragen Sie die neue Adresse bei Ihrem Anbieter ein und lassen Sie die alte stehen. Melden Sie sich dann hier mit der neuen Adresse an. Wenn das klappt, verwenden alle in Ihrem Unternehmen die neue, und Sie können die alte beim Anbieter entfernen.",
  oldAddress: {
    works: () =>
      "Die alte Adresse funktioniert noch. Falls das enden muss, schreiben wir Ihnen 30 Tage vorher.",
    ends: (day) => `Ab dem ${day} lehnen wir Anmeldungen mit der alten Adresse ab.`,
    ended: (day) =>
      `Seit dem ${day} lehnen wir Anmeldungen mit der alten Adresse ab, weil ein anderes Unternehmen sie missbrauchen könnte. Die Hauptadministration kann sich mit Passwort oder Passkey anmelden.`,
  },
  newRedirect: "Neue Weiterleitungsadresse",
  oldRedirect: "Alte Weiterleitungsadresse",
  tryNew: "Mit der neuen Adresse anmelden",
  tryNewHint:
    "Wenn Ihr Anbieter sagt, dass er die Weiterleitungsadresse nicht kennt, gehen Sie zurück: Die neue Adresse ist dort noch nicht gespeichert. Hier hat sich nichts geändert.",
  postLogout: "Adresse nach der Abmeldung",
  backChannel: "Adresse für Back-Channel-Logout",
  provider: "2. Angaben zu Ihrem Anbieter",
  issuer: "Aussteller (Issuer)",
  issuerHint:
    "Genau so, wie der Anbieter ihn schreibt, zum Beispiel https://login.example.com/realms/company.",
  clientId: "Client-ID",
  clientSecret: "Client-Geheimnis",
  secretStored: "Verschlüsselt gespeichert. Frei lassen, um das bisherige zu behalten.",
  secretNew: "Verschlüsselt gespeichert und nie wieder angezeigt.",
  certificates: "Zertifikate Ihrer eigenen Zertifizierungsstelle",
  optional: "(freiwillig)",
  certificatesHint:
    "Im PEM-Format. Nur nötig, wenn das Zertifikat Ihres Anbieters von einer eigenen Zertifizierungsstelle stammt.",
  makesAdmins: "Bei der ersten Anmeldung ein Konto anlegen",
  makesAdminsHint:
    "Sonst können sich nur Personen anmelden, die Sie einladen. Neue Personen bekommen die Rolle „Administration“.",
  groupClaim: "Claim mit den Gruppen",
  groupClaimHint: "Zum Beispiel „groups“. Wir lesen ihn nur, wenn wir ein Konto anlegen.",
  ownerGroup: "Gruppe, deren Mitglieder die Hauptadministration bekommen",
  required: "Bei Ihren Domains ist Single Sign-on Pflicht",
  requiredHint:
    "Passwörter und verknüpfte Konten gelten dann für die Administration nicht mehr, und wir beenden ihre Anmeldungen sofort. Die Hauptadministration kann immer Passwort oder Passkey verwenden, damit Sie sich nicht aussperren.",
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Single Sign-on gespeichert",
  remove: "Ausschalten",
  removeTitle: "Single Sign-on ausschalten?",
  removeText:
    "Wir löschen den Anbieter und sein Geheimnis. Wer kein Passwort hat, kann auf der (englischen) Anmeldeseite über „Forgot it?“ eines festlegen.",
  removed: "Single Sign-on ist ausgeschaltet",
  test: "Testen",
  testing: "Wird getestet …",
  testTitle: "4. Testen",
  testText:
    "Wir schicken Ihrem Anbieter dieselben Anfragen wie bei einer Anmeldung. Sein Token zeigt nur eine echte Anmeldung. Melden Sie sich deshalb auch einmal an: Sie verlassen dabei diese Seite und sind dann als die Person angemeldet, die Ihr Anbieter nennt.",
  fine: "OK",
  signInToTest: "Anmelden, um das Token zu testen",
  missingGroups: "Bei einigen Personen kamen keine Gruppen an",
  missingGroupsText: (claim, group) =>
    `Sie haben die Rolle „Administration“ bekommen, weil wir den Claim „${claim}“ nicht mit der Gruppe „${group}“ vergleichen konnten. Ändern Sie die Einstellungen beim Anbieter oder hier oder die Rollen unter „Administration“.`,
  groupProblems: {
    missing: "Das Token hatte keine Gruppen.",
    too_many:
      "Der Anbieter sagt nur, dass es zu viele Gruppen sind. Wählen Sie bei Entra ID „Der Anwendung zugewiesene Gruppen“.",
    other_form: (names) =>
      `Diese Gruppen kamen an: ${names}. Geben Sie die Gruppe genau so ein, wie der Anbieter sie schreibt.`,
  },
  secondSubjects: "Ist das dieselbe Person?",
  secondSubjectsText:
    "Laut Ihrem Anbieter verwendet jemand Neues die Adresse eines bestehenden Kontos. Das kommt vor, wenn ein Konto beim Anbieter neu angelegt wird oder wenn eine Adresse an eine andere Person geht. Bis Sie entscheiden, gilt nur die frühere Anmeldung des Kontos.",
  secondSubject: (name, email) => `${name}, ${email}`,
  secondSubjectId: (subject, when) => `Neue Identität bei Ihrem Anbieter: ${subject} (${when})`,
  samePerson: "Dieselbe Person",
  samePersonTitle: "Diese Identität zulassen?",
  samePersonText: (email) =>
    `Ab jetzt öffnet die neue Identität das Konto von ${email}, die frühere nicht mehr.`,
  otherPerson: "Jemand anders",
  otherPersonTitle: "Diese Identität abweisen?",
  otherPersonText: (email) =>
    `Das Konto von ${email} bleibt, wie es ist. Wenn die Adresse jetzt jemand anderem gehört, entfernen Sie das frühere Konto unter „Administration“ und laden Sie die neue Person ein.`,
  decided: "Gespeichert",
  steps: {
    discovery: "Wir können die Konfiguration des Anbieters lesen",
    issuer: "Der Aussteller ist der, den Sie eingegeben haben",
    endpoints: "Seine Endpunkte sind verwendbar",
    clock: "Seine Uhr stimmt mit unserer überein",
    keys: "Seine Schlüssel sind lesbar",
    client: "Er kennt Client-ID und Geheimnis",
    claims: "Er nennt uns E-Mail-Adressen",
    token: "Sein Token passt zu diesen Einstellungen",
  },
  lastProblem: (when) => `Die letzte Anmeldung ist gescheitert (${when})`,
  problems: {
    address_invalid: "Die Adresse ist keine https-Adresse.",
    address_unresolved: "Zu diesem Hostnamen gibt es keine Adresse. Bitte prüfen Sie die Schreibweise.",
    address_private:
      "Die Adresse liegt nicht im öffentlichen Internet, deshalb senden wir keine Anfragen dorthin.",
    unreachable: "Der Anbieter hat nicht wie erwartet geantwortet.",
    certificate:
      "Dem Zertifikat des Anbieters wird nicht vertraut. Stammt es von einer eigenen Zertifizierungsstelle, fügen Sie oben deren Zertifikat ein.",
    no_discovery:
      "Unter dem Aussteller, gefolgt von /.well-known/openid-configuration, gibt es keine Konfiguration. Bitte prüfen Sie den Aussteller.",
    issuer_mismatch:
      "Die Konfiguration des Anbieters nennt einen anderen Aussteller, siehe unten. Geben Sie genau diesen ein.",
    issuer_template:
      "Dieser Aussteller gilt für alle Mandanten, deshalb nennt ihn kein Token. Verwenden Sie die Adresse Ihres eigenen Mandanten. Bei Entra ID ist das https://login.microsoftonline.com/, Ihre Verzeichnis-ID (Mandant) und /v2.0; die ID steht auf der Seite „Übersicht“ der App.",
    response_issuer: "Die Antwort kam von einem anderen Anbieter als Ihrem, deshalb haben wir sie abgelehnt.",
    endpoint_missing: "In der Konfiguration des Anbieters fehlt ein Endpunkt, den wir brauchen.",
    sign_in_address:
      "Die Adressen für An- und Abmeldung müssen https-Adressen auf dem Host des Anbieters sein, nicht auf unserem.",
    redirect_mismatch:
      "Die Antwort kam an eine andere Weiterleitungsadresse als die, mit der die Anmeldung begann. Wir haben sie abgelehnt.",
    old_address:
      "Der Anbieter verwendet noch die alte Weiterleitungsadresse, die wir nicht mehr annehmen. Tragen Sie dort die neue ein und melden Sie sich dann oben auf dieser Seite damit an.",
    no_code_flow: "Der Anbieter bietet den Authorization Code Flow nicht an.",
    no_pkce: "Der Anbieter bietet PKCE mit S256 nicht an.",
    clock:
      "Die Uhr des Anbieters weicht um mehr als eine Minute von unserer ab. Eine von beiden geht falsch.",
    no_keys: "Der Anbieter veröffentlicht keinen Schlüssel, den wir lesen können.",
    client_refused:
      "Der Anbieter hat die Client-ID oder das Geheimnis abgelehnt. Prüfen Sie beide und ob das Geheimnis abgelaufen ist.",
    client_characters:
      "Der Anbieter hat die Client-ID oder das Geheimnis abgelehnt. Sie enthalten Zeichen, die wir codieren müssen, und Ihr Anbieter decodiert sie vermutlich nicht. Erstellen Sie ein Geheimnis nur aus Buchstaben und Ziffern oder erlauben Sie die Methode client_secret_post.",
    no_secret_method:
      "Der Anbieter nimmt kein Client-Geheimnis an. Erlauben Sie für diese Anwendung die Methode client_secret_basic oder client_secret_post.",
    code_refused:
      "Der Anbieter hat den Code abgelehnt. Prüfen Sie, ob die Weiterleitungsadresse beim Anbieter genau unserer entspricht.",
    token_issuer:
      "Das Token nennt einen anderen Aussteller als die Konfiguration des Anbieters; beide stehen unten. Stellen Sie die App bei Entra ID auf Tokens der Version 2 um: In ihrem Manifest muss „requestedAccessTokenVersion“ 2 sein.",
    token_untested:
      "Seit diese Einstellungen gespeichert wurden, hat sich niemand angemeldet, wir kennen also noch kein Token. Melden Sie sich einmal an, um es zu testen.",
    token_signature: "Das ID-Token ist nicht mit einem Schlüssel des Anbieters signiert.",
    token_audience: "Das ID-Token ist für eine andere Client-ID bestimmt.",
    token_expired: "Das ID-Token war abgelaufen. Bitte prüfen Sie die Uhr des Anbieters.",
    token_nonce: "Das ID-Token gehört zu einer anderen Anmeldung.",
    token_invalid: "Das ID-Token ist nicht lesbar oder nicht vollständig.",
    claim_sub: "Der Anbieter sagt nicht, um welche Person es geht (Claim „sub“).",
    claim_email: "Der Anbieter nennt die E-Mail-Adresse der Person nicht (Claim „email“).",
    email_unverified:
      "Der Anbieter sagt nicht, dass die E-Mail-Adresse der Person bestätigt ist (Claim „email_verified“ muss true sein).",
    email_domain: "Die Adresse der Person gehört zu keiner Ihrer bestätigten Domains.",
    no_account:
      "Die Person hat kein Konto, und nach Ihren Einstellungen dürfen wir keines anlegen. Laden Sie sie ein oder erlauben Sie oben, Konten anzulegen.",
    removed_admin:
      "Diese Person wurde aus der Administration entfernt, deshalb bekommt sie bei der Anmeldung kein neues Konto. Laden Sie sie ein, um sie wieder zuzulassen.",
    other_company: "Die Adresse der Person gehört zu einem Konto außerhalb Ihres Unternehmens.",
    second_subject:
      "Jemand Neues bei Ihrem Anbieter hat die Adresse eines bestehenden Kontos verwendet. Wir haben niemanden hereingelassen: Bitte entscheiden Sie oben, ob es dieselbe Person ist.",
    provider_error: "Der Anbieter hat die Anmeldung abgelehnt, oder sie wurde abgebrochen.",
  },
  domains: "3. Ihre Domains bestätigen",
  domainsText: "Single Sign-on gilt nur für Adressen bei einer bestätigten Domain.",
  domain: "Domain",
  domainExample: "example.com",
  addDomain: "Domain hinzufügen",
  adding: "Wird hinzugefügt …",
  domainAdded: "Domain hinzugefügt",
  proved: "Bestätigt",
  unproved: "Noch nicht bestätigt",
  record: "Tragen Sie diesen TXT-Eintrag im DNS der Domain ein und lassen Sie ihn dann prüfen:",
  recordName: "Name",
  recordValue: "Wert",
  check: "Jetzt prüfen",
  checkOf: (domain) => `${domain} jetzt prüfen`,
  nowProved: (domain) => `${domain} ist bestätigt`,
  removeDomain: "Entfernen",
  removeDomainOf: (domain) => `${domain} entfernen`,
  removeDomainText:
    "Mit einer Adresse bei dieser Domain ist dann keine Anmeldung über Single Sign-on mehr möglich.",
  domainRemoved: "Domain entfernt",
};
