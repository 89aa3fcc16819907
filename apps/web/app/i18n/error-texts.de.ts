import type { ErrorCode } from "@lantern/contract/errors";
import type { FaultTexts } from "@lantern/contract/fault";
import { limits } from "@lantern/contract/limits";
import { errorCodes as participants } from "./de/error-codes.ts";
import type { errorTexts as english } from "./error-texts.ts";
import { formTexts } from "./form-texts.de.ts";
import { formatMoney, formatNumber } from "./format.ts";

/** Errors of participants too, whose own texts say *du*. */
const both = {
  REQUEST_001: "Die Anfrage ist nicht gültig",
  UNAUTHENTICATED: "Bitte melden Sie sich an",
  LOGIN_FAILED: "Die Anmeldung hat nicht geklappt",
  ENROLLMENT_UNKNOWN: "Dieser Link führt zu keiner Session. Prüfen Sie bitte, ob Sie ihn ganz kopiert haben.",
  ENROLLMENT_DOMAIN: "Nehmen Sie bitte Ihre Adresse bei dem Unternehmen, das Sie einlädt.",
  ENROLLMENT_REFUSED:
    "In der Personenliste Ihres Unternehmens ist diese Adresse nicht zugelassen. Fragen Sie bitte die Person, die den Link geteilt hat.",
  TEAM_PAGE_OFF: "Ihr Unternehmen lässt seine Teams keine Seite teilen.",
  LINK_EXPIRED: "Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.",
  CODE_WRONG: "Der Code stimmt nicht oder ist abgelaufen. Sie können einen neuen anfordern.",
  PROOF_NEEDED: "Bitte zeigen Sie, dass Sie es sind: mit Ihrem Link oder mit einem Code per E-Mail.",
  SEAT_IN_USE: "Sie spielen schon in einem anderen Fenster.",
  CSRF_MISMATCH: "Die Seite war lange offen. Bitte versuchen Sie es noch einmal.",
  TOO_MANY_REQUESTS: "Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann noch einmal.",
  SERVER_ERROR: "Fehler auf dem Server. Bitte versuchen Sie es später noch einmal.",
  PASSED: "Das hat sich inzwischen geändert. Bitte sehen Sie noch einmal hin.",
  OBSERVER: "Diesmal schauen Sie nur zu.",
  WAIT: "Noch nicht. Versuchen Sie es gleich noch einmal.",
  NONE_LEFT: "Es ist nichts mehr zu vergeben.",
  ELSEWHERE: "Sie haben diese Session schon in einem anderen Fenster offen.",
  REMOVED: "Sie wurden aus dieser Session genommen.",
  IN_USE: "Jemand im Team hat dieses Porträt schon. Bitte wählen Sie ein anderes.",
};

/** Errors that only administrators can get. */
const administrators = {
  CONSUMER_003: "Diese Person ist schon in einer Session",
  SESSION_002: "Nicht genug Credits",
  SESSION_003: "Die Session konnte nicht angelegt werden",
  SESSION_005: "Die Session konnte nicht gelöscht werden",
  SESSION_007: "Wir finden die Teilnehmenden der Session nicht",
  SESSION_008: "Die Nachricht zur Session konnte nicht gesendet werden",
  SESSION_010: "Diese Session lässt sich nicht absagen",
  SESSION_011: "Die Session konnte nicht abgesagt werden",
  SESSION_012: "Der Beginn muss in der Zukunft liegen. Bitte wählen Sie einen späteren Zeitpunkt.",
  SERIES_UNKNOWN: "Wir finden die Serie nicht",
  GROUP_UNKNOWN: "Wir finden die Gruppe nicht",
  USER_001: "Wir finden das Konto nicht",
  USER_002: "Das Konto konnte nicht angelegt werden",
  USER_003: "Das Konto konnte nicht geändert werden",
  USER_004: "Das Konto konnte nicht gelöscht werden",
  USER_005: "Dieses Konto gibt es schon",
  USER_006: "Diese Rolle ist nicht gültig",
  USER_007: "Diese E-Mail-Adresse wird schon verwendet",
  USER_008: "Wir finden die Mitteilung nicht",
  USER_009: "Dazu ist Ihr Konto nicht berechtigt",
  USER_010: "Wir finden das Profil nicht",
  USER_011: "Bitte verwenden Sie eine geschäftliche E-Mail-Adresse",
  USER_012: "Das ist nicht Ihr bisheriges Passwort",
  COMPANY_001: "Person und Session gehören nicht zum selben Unternehmen",
  BREAKOUT_002: "Diese Person ist schon im Raum eines Teams",
  CHECKOUT_001: "Der Kauf wurde nicht abgeschlossen",
  CHECKOUT_002: "Wir finden die Bestellung nicht",
  CHECKOUT_003: "Das lässt sich gerade nicht kaufen. Bitte wenden Sie sich an unseren Support.",
  SETTING_001: "Die Einstellung konnte nicht gelöscht werden",
  SETTING_002: "Wir finden die Einstellung nicht",
  SIGN_IN_METHOD: "Ihr Unternehmen hat andere Anmeldewege festgelegt. Bitte nehmen Sie einen davon.",
  SOCIAL_LOGIN_FAILED: "Die Anmeldung mit diesem Konto hat nicht geklappt",
  SECOND_FACTOR: "Geben Sie den Code aus Ihrer Authenticator-App ein, um die Anmeldung abzuschließen.",
  SECOND_FACTOR_EXPIRED: "Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.",
  SECOND_FACTOR_WRONG: "Dieser Code stimmt nicht oder wurde schon benutzt. Nehmen Sie den nächsten.",
  SECOND_FACTOR_SET: "Ihr Konto hat schon eine Authenticator-App.",
  SECOND_FACTOR_MISSING: "Dieses Konto hat weder Authenticator-App noch Passkey.",
  PASSKEY_REFUSED:
    "Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder melden Sie sich auf andere Weise an.",
  SECOND_FACTOR_NEEDED:
    "Ihr Unternehmen verlangt bei der Anmeldung einen zweiten Schritt. Bitte richten Sie ihn zuerst ein.",
  SIGN_ON_REQUIRED:
    "Ihr Unternehmen verwendet Single Sign-on. Bitte melden Sie sich auf der Anmeldeseite mit Ihrer geschäftlichen E-Mail-Adresse an.",
  SIGN_ON_FAILED:
    "Die Anmeldung Ihres Unternehmens hat nicht geklappt. Versuchen Sie es noch einmal oder sagen Sie der Person Bescheid, die sie eingerichtet hat.",
  SIGN_ON_ADDRESS:
    "Der Anbieter Ihres Unternehmens hat keine Adresse bei einer Domain Ihres Unternehmens bestätigt, deshalb können wir Sie nicht anmelden. Bitte sagen Sie der Person Bescheid, die ihn eingerichtet hat.",
  SIGN_ON_NO_ACCOUNT:
    "Sie haben hier noch kein Konto. Bitten Sie die Hauptadministration Ihres Unternehmens um eine Einladung.",
  SIGN_ON_UNDECIDED:
    "Laut dem Anbieter Ihres Unternehmens sind Sie jemand Neues, aber Ihre Adresse gehört zu einem Konto hier. Die Hauptadministration muss entscheiden, ob es Ihres ist.",
  DOMAIN_IN_USE:
    "Ein anderes Unternehmen hat diese Domain schon bestätigt. Wenn sie Ihnen gehört, wenden Sie sich bitte an unseren Support.",
  DOMAIN_UNPROVED:
    "Wir finden den Eintrag nicht. Neue Einträge können eine Stunde brauchen. Bitte prüfen Sie es später noch einmal.",
  EMAIL_UNVERIFIED:
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link haben wir Ihnen per E-Mail geschickt.",
  SOCIAL_CONFIRM:
    "Zu dieser Adresse gibt es schon ein Konto. Bitte öffnen Sie den Link, den wir gerade dorthin geschickt haben.",
  CREDITS_OWED:
    "Ihr Unternehmen hat offene Credits, deren Zahlung erstattet wurde. Bitte gleichen Sie sie zuerst mit unserem Support aus.",
  BILLING_MISSING: "Bitte geben Sie zuerst die Rechnungsangaben Ihres Unternehmens ein.",
  BILLING_INCOMPLETE:
    "Bitte vervollständigen Sie zuerst diese Rechnungsadresse: Straße, Postleitzahl und Ort.",
  BILLING_IN_USE:
    "Die Standard-Rechnungsadresse Ihres Unternehmens lässt sich nicht löschen. Bitte legen Sie zuerst eine andere als Standard fest.",
  XRECHNUNG_SELLER:
    "XRechnung können wir noch nicht senden. Bitte wählen Sie PDF oder wenden Sie sich an unseren Support.",
  XRECHNUNG_NONE:
    "Zu diesem Dokument gibt es keine XRechnung. Rechnungen und Rechnungskorrekturen bekommen eine, wenn ihre Rechnungsadresse eine Referenz und eine E-Mail-Adresse für Rechnungen hat.",
  CURRENCY_VAT:
    "Mit Umsatzsteuer kann diese Rechnungsadresse nur in der Währung des Landes kaufen, dem die Steuer zusteht. Bitte wählen Sie diese.",
  CURRENCY_NO_PRICE:
    "Die Umsatzsteuer auf diesen Kauf fällt in einer Währung an, in der wir noch keine Preise haben. Bitte wenden Sie sich an unseren Support.",
  VAT_SELLER:
    "An Unternehmen mit einer USt-IdNr. aus einem anderen EU-Land können wir noch nicht verkaufen. Bitte wenden Sie sich an unseren Support.",
  VAT_UNCHECKED:
    "Wir konnten Ihre USt-IdNr. noch nicht prüfen. Versuchen Sie es später oder wenden Sie sich an unseren Support.",
  CURRENCY_SET:
    "Ihr Unternehmen kauft schon in einer anderen Währung. Für einen Wechsel wenden Sie sich bitte an unseren Support.",
  INVOICES_UNPAID:
    "Ihr Unternehmen hat unbezahlte Rechnungen. Bitte bezahlen Sie sie, bevor Sie wieder auf Rechnung bestellen.",
  QUOTE_EXPIRED: "Dieses Angebot gilt nicht mehr. Bitte erstellen Sie ein neues.",
  ORDER_EXISTS: "Ihr Unternehmen hat schon eine unbezahlte Rechnung über dieselbe Anzahl Credits.",
  ORDER_PAID:
    "Diese Bestellung ist bezahlt und lässt sich nicht stornieren. Für eine Erstattung wenden Sie sich bitte an unseren Support.",
  ORDER_CANCELLED: "Diese Bestellung wurde storniert. Bitte bestellen Sie neu.",
  CREDITS_USED:
    "Credits dieser Bestellung sind schon genutzt oder reserviert, deshalb lässt sie sich nicht stornieren.",
  NOT_REFUNDABLE:
    "Von dieser Bestellung lässt sich hier nichts erstatten. Bitte wenden Sie sich an unseren Support.",
  SIGN_IN_AGAIN:
    "Bitte melden Sie sich ab und wieder an und machen Sie diese Änderung innerhalb von zehn Minuten.",
  IDENTITY_IN_USE:
    "Dieses Konto ist schon mit einem Konto bei Lantern Hour verknüpft. Trennen Sie es dort zuerst oder wählen Sie ein anderes.",
  LAST_SIGN_IN_METHOD:
    "Das ist Ihr einziger Anmeldeweg. Legen Sie zuerst ein Passwort fest oder verknüpfen Sie ein anderes Konto.",
  OTHER_BROWSER: "Bitte öffnen Sie diesen Link in dem Browser, in dem Sie sich angemeldet haben.",
  EMAIL_UNREADABLE: "Diese E-Mail können wir nicht lesen.",
  COLUMNS_UNKNOWN:
    "Wir erkennen nicht, was die Spalten enthalten. Ergänzen Sie eine Zeile mit Überschriften wie Vorname, Nachname, E-Mail, oder nehmen Sie die Seite „Teilnehmende hinzufügen“, auf der Sie wählen können.",
  REPORT_GUESSED:
    "Zu diesem Link wurden zu viele falsche Passwörter versucht, vielleicht von jemand anderem. Bitten Sie die Person, von der Sie ihn haben, um einen neuen Link, oder versuchen Sie es in ein paar Minuten noch einmal.",
  REPORT_PASSWORD:
    "Dieses Passwort stimmt nicht. Bitte fragen Sie die Person, die Ihnen den Link geschickt hat.",
  UNAVAILABLE: "Hier ist gerade viel los. Bitte versuchen Sie es gleich noch einmal.",
} satisfies Partial<Record<ErrorCode, string>>;

/** Why the value of a field is not accepted. */
const fields = {
  ...formTexts,
  UNSTORABLE: "Bitte entfernen Sie die Zeichen, die sich nicht speichern lassen.",
  COMMON_PASSWORD: "Dieses Passwort verwenden zu viele. Bitte wählen Sie ein anderes.",
  REPEATED_PASSWORD:
    "Das Passwort darf nicht aus einem einzigen wiederholten Zeichen bestehen. Bitte wählen Sie ein anderes.",
  OWN_PASSWORD: "Das Passwort darf nicht nur Ihr Name oder Ihre Adresse sein. Bitte wählen Sie ein anderes.",
  REASON: "Bitte nennen Sie in wenigen Worten den Grund.",
  SEATS: `Bitte wählen Sie ${limits.seatsMin} bis ${limits.seatsMax} Plätze.`,
  TIMEZONE: "Bitte wählen Sie eine Zeitzone.",
  COUNTRY: "Bitte wählen Sie ein Land.",
  TAX_NUMBER: "Bitte 4 bis 20 Buchstaben und Ziffern, oder lassen Sie das Feld frei.",
  TAX_NUMBER_LIKE: ({ example }) => `Bitte eine Nummer wie ${example}, oder lassen Sie das Feld frei.`,
  TAX_NUMBER_ELSEWHERE: ({ number, address }) =>
    `Die Nummer ist aus einem anderen Land (${countryName(number)}) als die Adresse (${countryName(address)}).`,
  XRECHNUNG: "Für XRechnung ist das nötig. Bitte füllen Sie es aus oder wählen Sie PDF.",
  PAGE_LANGUAGE: "Bitte wählen Sie eine Sprache aus der Liste.",
  LANGUAGE: "Dieses Abenteuer gibt es in dieser Sprache nicht.",
  START: "Bitte wählen Sie, wann die Session beginnt.",
  DATE_RANGE: `Bitte wählen Sie einen Tag in den nächsten ${limits.yearsAheadMax} Jahren.`,
  KEY_SCOPES: "Bitte wählen Sie, was der Schlüssel darf.",
  PASSKEYS_MAX: `Sie können höchstens ${limits.passkeysMax} Passkeys haben.`,
  KEYS_MAX: `Ein Unternehmen kann höchstens ${limits.keysMax} Schlüssel haben.`,
  REPORT_LINKS_MAX: `Ein Bericht kann höchstens ${limits.reportLinksMax} Links haben. Sperren Sie einen, den Sie nicht mehr brauchen.`,
  REPORT_LINK_END: "Bitte wählen Sie einen Tag innerhalb des nächsten Jahres.",
  LEAVER: "Laut Ihrem Verzeichnis ist diese Person ausgeschieden. Nur das Verzeichnis kann sie zurückholen.",
  ENROLLMENT_CLOSES: "Bitte wählen Sie einen Zeitpunkt vor dem Beginn der Session.",
  DOMAIN: "Bitte geben Sie eine Domain wie example.com ein.",
  DOMAINS_MAX: `Ein Unternehmen kann höchstens ${limits.domainsMax} Domains haben.`,
  WEBHOOK_URL: "Bitte geben Sie eine https-Adresse ein, die aus dem Internet erreichbar ist.",
  WEBHOOK_EVENTS: "Bitte wählen Sie mindestens ein Ereignis.",
  WEBHOOKS_MAX: `Ein Unternehmen kann höchstens ${limits.webhooksMax} Webhooks haben.`,
  NOT_IN_STORY: "Diesen Text gibt es in der Geschichte nicht.",
  SERIES_LENGTH: `Bitte planen Sie ${limits.seriesMin} bis ${limits.seriesMax} Sessions.`,
  SERIES_SOME: "Bitte wählen Sie mindestens eine Session.",
  SERIES_PEOPLE: "Bitte wählen Sie mindestens eine Person.",
  SERIES_DAY: "An diesem Tag ist schon eine andere Session dieser Serie.",
  SIGN_IN_METHODS: "Bitte lassen Sie mindestens einen Anmeldeweg eingeschaltet.",
  LOCKED_OUT:
    "Damit würden Sie sich aussperren. Melden Sie sich zuerst einmal auf einem dieser Wege an oder behalten Sie Ihren jetzigen.",
  OWN_FACTOR_FIRST:
    "Richten Sie zuerst in Ihrem eigenen Profil eine Authenticator-App oder einen Passkey ein.",
  RETENTION: `Bitte wählen Sie ${limits.retentionDaysMin} bis ${limits.retentionDaysMax} Tage.`,
  AUDIT_RETENTION: `Bitte wählen Sie ${limits.auditDaysMin} bis ${limits.auditDaysMax} Tage.`,
  COLOR: "Bitte geben Sie eine Farbe wie #0f766e ein.",
  PICTURE_SIZE: "Bitte wählen Sie ein Bild bis 512 KB.",
  PICTURE_KIND: "Bitte wählen Sie ein Bild als PNG, JPEG oder WebP, bis 512 KB und bis 4096 Pixel pro Seite.",
  PICTURE_ALONE:
    "Diese Datei enthält mehr als ein Bild. Bitte speichern Sie es noch einmal als PNG und wählen Sie diese Datei.",
  MONTH: "Bitte wählen Sie einen Monat.",
  DIGITS: "Bitte nur Ziffern.",
  CERTIFICATES: "Bitte fügen Sie Zertifikate im PEM-Format ein, von BEGIN CERTIFICATE bis END CERTIFICATE.",
  ISSUER_TEMPLATE:
    "Diese Adresse gilt für alle Mandanten, deshalb nennt sie kein Token. Bitte verwenden Sie die Adresse Ihres eigenen Mandanten. Bei Entra ID ist das https://login.microsoftonline.com/, Ihre Verzeichnis-ID (Mandant) und /v2.0.",
  DOMAIN_LISTED: "Diese Domain steht schon auf der Liste.",
  DOMAIN_FREE: "Diese Domain gehört einem Anbieter kostenloser oder kurzlebiger Adressen.",
  GROUP_NAME: "Eine Gruppe mit diesem Namen haben Sie schon.",
  GROUPS_MAX: `Ein Unternehmen hat höchstens ${limits.groupsMax} Gruppen. Löschen Sie eine, die Sie nicht mehr brauchen.`,
  IMPORT_MAX: `Bitte importieren Sie höchstens ${limits.importMaxRows} Zeilen auf einmal.`,
  NO_ADDRESS: "Diese Zeile hat keine gültige E-Mail-Adresse.",
  SEVERAL_ADDRESSES: "In dieser Zeile stehen mehrere Personen. Bitte eine Person pro Zeile.",
  ABOVE_HEADER: "Diese Zeile steht über den Überschriften, deshalb haben wir sie ausgelassen.",
  UNCLOSED_QUOTE:
    "Hier beginnt ein Anführungszeichen, das nicht endet, deshalb haben wir diese Zeile ausgelassen.",
  UNCLOSED_QUOTES:
    "Hier beginnt ein Anführungszeichen, das nicht endet, deshalb können wir das Folgende nicht lesen.",
  UNREADABLE_CELL: "Ein Zeichen darin können wir nicht lesen, deshalb haben wir es weggelassen.",
  LONG_CELL: ({ max }) => `Länger als ${max} Zeichen, deshalb haben wir es weggelassen.`,
  UNKNOWN_ZONE: ({ zone }) => `Die Zeitzone „${zone}“ kennen wir nicht, deshalb haben wir sie weggelassen.`,
  UNKNOWN_LANGUAGE: ({ language }) =>
    `E-Mails auf „${language}“ haben wir nicht, deshalb haben wir es weggelassen.`,
  SAME_ADDRESS: ({ line }) => `Dieselbe Adresse steht in Zeile ${line}.`,
  PEOPLE_MAX: `Eine Session fasst höchstens ${limits.seatsMax} Personen.`,
  TEAM_SIZE: `Ein Team hat höchstens ${limits.teamMax} Personen.`,
  COST_CENTER: "Ihr Unternehmen hat keine Kostenstelle mit diesem Kürzel.",
  COST_CENTERS_MAX: `Ein Unternehmen kann höchstens ${limits.costCentersMax} Kostenstellen haben.`,
  LIST_CHANGED: "Diese Liste hat sich geändert. Bitte laden Sie sie neu.",
  COMPANY_NAME: ({ name }) => `Bitte geben Sie den Namen des Unternehmens ein (${name}).`,
  DEBT: ({ credits }) => (credits === 1 ? "1 Credit ist noch offen." : `${credits} Credits sind noch offen.`),
  UNPAID: ({ cents, currency }) => `${formatMoney(cents, currency)} sind noch zu bezahlen.`,
  WHOLE_NUMBER: ({ min, max }) =>
    `Bitte geben Sie eine ganze Zahl von ${formatNumber(min)} bis ${formatNumber(max)} ein.`,
  CREDITS_CHANGE: ({ max }) =>
    `Bitte geben Sie eine ganze Zahl von −${formatNumber(max)} bis ${formatNumber(max)} ein, nicht 0.`,
  AMOUNT: "Bitte geben Sie einen Betrag in Cent ein, größer als 0.",
  PRICE: "Bitte geben Sie einen Preis in Cent ein, größer als 0, oder lassen Sie das Feld frei.",
  HTTPS: "Bitte geben Sie eine Adresse ein, die mit https:// beginnt.",
  ADDRESS_INVALID: "Das ist keine https-Adresse ohne Name und Passwort.",
  ADDRESS_UNRESOLVED: "Zu diesem Hostnamen gibt es keine Adresse.",
  ADDRESS_PRIVATE: "Die Adresse liegt nicht im öffentlichen Internet.",
  RECEIVER_STATUS: ({ status }) => `Die Gegenstelle hat mit ${status} geantwortet`,
  RECEIVER_REDIRECTS: "Die Gegenstelle leitet weiter, und dem folgen wir nicht",
  RECEIVER_SILENT: ({ seconds }) => `Keine Antwort innerhalb von ${formatNumber(seconds)} Sekunden`,
  RECEIVER_CLOSED: "Die Verbindung wurde ohne Antwort geschlossen",
  RECEIVER_CONNECTION: ({ reason }) => `Die Verbindung ist gescheitert: ${reason}`,
  SESSION_DELETED: "Die Session wurde gelöscht",
  INVALID: () => "Dieser Wert ist nicht gültig.",
} satisfies Partial<FaultTexts>;

export const errorTexts: typeof english = { ...participants, ...both, ...administrators, ...fields };

const countryName = (code: string) => new Intl.DisplayNames("de", { type: "region" }).of(code) ?? code;
