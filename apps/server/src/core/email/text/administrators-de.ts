import { Role } from "@lantern/contract/roles";
import { countIn } from "../../format.ts";
import type { AdministratorText } from "./administrators-en.ts";

const count = countIn("de");

const credits = (number: number) => count(number, "Credit", "Credits");

/** The texts of emails to administrators in German. */
export const text: AdministratorText = {
  language: "de",
  roles: {
    [Role.CONSUMER_ADMIN]: "Hauptadministration",
    [Role.CONSUMER_ADMIN_SUB]: "Administration",
  },
  buttonFallback: "Wenn der Knopf nicht funktioniert, kopieren Sie diesen Link:",
  ignore: "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.",
  contactUs: "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.",
  reasons: {
    administrator: "Sie bekommen diese E-Mail, weil Sie die Sessions Ihres Unternehmens verwalten.",
    owner: "Sie bekommen diese E-Mail, weil Sie zur Hauptadministration Ihres Unternehmens gehören.",
  },
  verification: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    title: "Willkommen bei Lantern Hour",
    text: "Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach können Sie Ihre erste Session bestätigen und Ihr Team einladen.",
    button: "Meine E-Mail-Adresse bestätigen",
    newAddress: {
      title: "Ihre neue E-Mail-Adresse",
      text: "Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach melden Sie sich damit an, und unsere E-Mails kommen hierher.",
    },
    expires: (hours) => `Dieser Link gilt ${hours} Stunden.`,
  },
  passwordReset: {
    subject: "Neues Passwort festlegen",
    text: "Für Ihr Konto bei Lantern Hour wurde ein neues Passwort angefordert.",
    button: "Neues Passwort festlegen",
    expires: (minutes) => `Dieser Link gilt einmal und läuft in ${minutes} Minuten ab.`,
  },
  accessChanged: {
    subject: (company) => `Der Zugang zu ${company} wurde geändert`,
    texts: {
      key: (by, company) =>
        `${by} hat einen Schlüssel erstellt, mit dem ein Programm Daten von ${company} verwenden kann.`,
      webhook: (by, company) =>
        `${by} hat einen Webhook hinzugefügt oder geändert, der Ereignisse von ${company} an einen anderen Dienst sendet.`,
      singleSignOn: (by, company) =>
        `${by} hat geändert, wie man sich bei ${company} über Single Sign-on anmeldet.`,
      domain: (by, company) => `${by} hat die Domains von ${company} für Single Sign-on geändert.`,
      signInMethods: (by, company) =>
        `${by} hat geändert, wie sich die Administration von ${company} anmelden kann.`,
    },
    next: "Wenn das niemand war, den Sie kennen, melden Sie sich in Ihrem Profil überall ab, legen Sie ein neues Passwort fest und machen Sie die Änderung in den Einstellungen rückgängig.",
  },
  accessEnded: {
    subject: "Entfernt: was vor der Bestätigung Ihrer Adresse eingerichtet wurde",
    text: "Sie haben Ihre E-Mail-Adresse bestätigt. Bis dahin hätte jemand anders sie verwenden können. Zur Sicherheit haben wir alle Passkeys, die Authenticator-App, Schlüssel, Webhooks, Single Sign-on, Domains und Einladungen entfernt, die vorher hinzugefügt wurden.",
    next: "Wenn etwas davon von Ihnen war, fügen Sie es bitte noch einmal hinzu. Ihre Teilnehmenden und Sessions haben sich nicht geändert.",
  },
  addressChanged: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    title: (name) => `${name}, Ihr Konto hat eine neue E-Mail-Adresse`,
    text: (email) => `Melden Sie sich ab jetzt mit ${email} an. Auch unsere E-Mails gehen dorthin.`,
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    text: "Ihr Konto bei Lantern Hour hat ein neues Passwort. Überall sonst haben wir Sie abgemeldet.",
    button: "Neues Passwort festlegen",
    note: "Wenn Sie das waren, müssen Sie nichts tun.",
    footer: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.",
  },
  secondFactor: {
    on: {
      subject: "Ihr Konto fragt jetzt nach einem Code",
      text: "Zur Anmeldung brauchen Sie ab jetzt auch einen Code aus Ihrer Authenticator-App. Bewahren Sie Ihre Wiederherstellungscodes sicher auf: Wenn Sie die App verlieren, gilt jeder für eine Anmeldung.",
    },
    off: {
      subject: "Ihr Konto fragt nicht mehr nach einem zweiten Schritt",
      text: "Ihr Konto bei Lantern Hour hat weder Authenticator-App noch Passkey mehr. Zur Anmeldung genügt Ihr Passwort oder Ihr verknüpftes Konto.",
    },
    "app-off": {
      subject: "Die Authenticator-App wurde von Ihrem Konto entfernt",
      text: "Codes aus der App gelten nicht mehr. Bei der Anmeldung fragen wir weiterhin nach einem Ihrer Passkeys.",
    },
    guessed: {
      subject: "Jemand rät Codes für Ihr Konto",
      text: "Jemand hat Ihr Passwort bei Lantern Hour eingegeben und danach mehrere falsche Codes. Die Anmeldung ist nicht gelungen.",
    },
    recovery: {
      subject: "Anmeldung mit einem Wiederherstellungscode",
      text: (left) =>
        `Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Übrig ${left === 1 ? "ist noch 1 Code" : `sind noch ${left} Codes`}.`,
    },
    button: "Profil öffnen",
    note: "Wenn Sie das waren, müssen Sie nichts tun.",
    footer: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.",
  },
  secondFactorRule: {
    footer: (company) => `Sie bekommen diese E-Mail, weil Sie zur Administration von ${company} gehören.`,
    on: {
      subject: (company) => `${company} verlangt jetzt bei der Anmeldung einen zweiten Schritt`,
      text: (company) =>
        `Die Administration von ${company} braucht jetzt eine Authenticator-App oder einen Passkey. Wenn Sie keines von beiden haben, bitten wir Sie, es einzurichten, bevor Sie weiterarbeiten.`,
    },
    off: {
      subject: (company) => `${company} verlangt bei der Anmeldung keinen zweiten Schritt mehr`,
      text: (company) =>
        `Die Administration von ${company} kann Authenticator-App und Passkeys jetzt entfernen. Wir empfehlen, sie zu behalten.`,
    },
  },
  factorsReset: {
    subject: "Ihr zweiter Schritt wurde zurückgesetzt",
    text: (by) =>
      `${by} hat Ihre Authenticator-App, Ihre Passkeys und Wiederherstellungscodes entfernt. Zur Anmeldung genügt jetzt Ihr Passwort oder ein verknüpftes Konto, und in Ihrem Profil können Sie einen neuen zweiten Schritt einrichten.`,
    byYou: (name) => `Der zweite Schritt von ${name} wurde zurückgesetzt`,
    byYouText: (name) =>
      `Sie haben Authenticator-App, Passkeys und Wiederherstellungscodes von ${name} entfernt. Zur Anmeldung genügt dort jetzt das Passwort oder ein verknüpftes Konto.`,
  },
  passkey: {
    added: {
      subject: "Ihr Konto hat einen neuen Passkey",
      text: (name) =>
        `Sie können sich jetzt mit dem Passkey „${name}“ bei Lantern Hour anmelden, allein oder als zweiter Schritt nach dem Passwort.`,
    },
    removed: {
      subject: "Ein Passkey wurde von Ihrem Konto entfernt",
      text: (name) => `Mit dem Passkey „${name}“ können Sie sich nicht mehr bei Lantern Hour anmelden.`,
    },
  },
  alreadyRegistered: {
    subject: "Sie haben schon ein Konto",
    text: "Jemand, wahrscheinlich Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Zu ihr gibt es schon ein Konto bei Lantern Hour.",
    button: "Anmelden",
    note: "Passwort vergessen? Auf der Anmeldeseite können Sie ein neues festlegen.",
  },
  owner: {
    added: (name, company) => `${name} gehört jetzt zur Hauptadministration von ${company}`,
    addedText: (name, company) => `Sie haben ${name} in die Hauptadministration von ${company} aufgenommen.`,
    became: (company) => `Sie gehören jetzt zur Hauptadministration von ${company}`,
    becameText: (name, company) =>
      `${name} hat Sie in die Hauptadministration von ${company} aufgenommen. Sie können jetzt Credits kaufen, andere in die Administration einladen und die Einstellungen des Unternehmens ändern.`,
    unexpected: "Wenn Sie das nicht erwartet haben, schreiben Sie uns bitte sofort.",
  },
  domain: {
    subject: (domain) => `Bitte bestätigen: Gehört ${domain} zu Ihrem Unternehmen?`,
    text: (domain) =>
      `Die Hauptadministration möchte ${domain} für Single Sign-on bei Lantern Hour verwenden. Wenn das stimmt, leiten Sie diese E-Mail dorthin weiter: Der Link funktioniert in dem Konto, das ihn angefordert hat.`,
    button: "Domain bestätigen",
    footer: "Wenn Ihnen diese Anfrage nichts sagt, können Sie diese E-Mail ignorieren.",
  },
  companyDeleted: {
    subject: (company) => `${company} wurde bei Lantern Hour gelöscht`,
    text: (by, company) =>
      `${by} hat ${company} gelöscht, mit allen Sessions, Teilnehmenden und Konten der Administration, auch Ihrem. Alle, die zu einer Session eingeladen waren und nicht abgesagt hatten, haben eine E-Mail bekommen.`,
    unpaid: "Noch nicht bezahlte Rechnungen sind weiterhin zu bezahlen.",
    unexpected: "Wenn Sie das nicht erwartet haben, schreiben Sie uns bitte sofort.",
  },
  adminInvitation: {
    subject: (company) => `Einladung zu ${company} bei Lantern Hour`,
    title: (company) => `Sessions für ${company} planen und leiten`,
    text: (host, company, role) =>
      `${host} lädt Sie ein, Sessions für ${company} zu planen und zu leiten. Ihre Rolle: ${role}.`,
    billingOnly: (host, company, role) =>
      `${host} lädt Sie ein, für ${company} Credits zu kaufen und sich um die Abrechnung zu kümmern. Ihre Rolle: ${role}, beschränkt auf die Seiten der Abrechnung.`,
    button: "Einladung annehmen",
    expires: (days) => `Dieser Link gilt einmal und läuft in ${days} Tagen ab.`,
    footer: "Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.",
  },
  backupFailed: {
    subject: {
      backup: "Die Sicherung der letzten Nacht ist gescheitert",
      drill: "Die Sicherung der letzten Nacht ließ sich nicht wiederherstellen",
      after: "Das Programm nach der Sicherung der letzten Nacht ist gescheitert",
    },
    text: {
      backup:
        "Es wurde keine Sicherung geschrieben. Frühere Sicherungen sind noch da. Der Server versucht es heute Nacht noch einmal. Das ist schiefgegangen:",
      drill:
        "Eine Sicherung wurde geschrieben, aber beim Wiederherstellen zur Probe gab es ein Problem. Die früheren Sicherungen haben wir behalten. Das ist schiefgegangen:",
      after:
        "Eine Sicherung wurde geschrieben und zur Probe wiederhergestellt. Aber das Programm in BACKUP_AFTER ist gescheitert, diese Sicherung wurde also vielleicht nicht an einen anderen Ort kopiert. Das ist schiefgegangen:",
    },
    button: "Konsole öffnen",
    footer: "Sie bekommen diese E-Mail, weil Sie diese Installation verwalten.",
  },
  providers: { google: "Google", facebook: "Facebook", microsoft: "Microsoft", linkedin: "LinkedIn" },
  socialLink: {
    subject: (provider) => `Mit ${provider} anmelden?`,
    title: (provider) => `Haben Sie sich gerade mit ${provider} angemeldet?`,
    text: (provider) =>
      `Jemand hat sich mit ${provider} und Ihrer E-Mail-Adresse angemeldet. Wenn Sie das waren, verknüpfen Sie ${provider} mit Ihrem Konto. Bitte öffnen Sie den Link im selben Browser.`,
    button: (provider) => `Ja, ${provider} verknüpfen`,
    expires: (minutes) => `Dieser Link gilt ${minutes} Minuten.`,
    footer: "Wenn Sie das nicht waren, benutzen Sie diesen Link nicht. Es ändert sich dann nichts.",
  },
  contact: {
    subject: "Ihre Nachricht ist angekommen",
    title: "Danke für Ihre Nachricht",
    text: "Jemand aus unserem Team liest sie und antwortet per E-Mail.",
    footer:
      "Sie bekommen diese E-Mail, weil jemand diese Adresse in unser Kontaktformular eingegeben hat. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.",
    message: {
      subject: (name) => `Nachricht von ${name}`,
      title: (name, email) => `${name} (${email}) hat uns geschrieben`,
      text: "Über das Kontaktformular gesendet. Antworten Sie einfach auf diese E-Mail.",
    },
  },
  vat: (net, line, vat) => `Das sind ${net} zuzüglich ${vat} (${line}).`,
  receipt: {
    subject: (number) => `Zahlung eingegangen: ${credits(number)}`,
    title: "Zahlung eingegangen",
    text: (number, amount, day, balance) =>
      `Sie haben am ${day} ${credits(number)} für ${amount} gekauft. Ihr Unternehmen hat jetzt ${credits(balance)}. Jeder Credit ist ein Platz für eine Person, und genutzt wird er nur, wenn sie auch teilnimmt.`,
    button: "Bestellung öffnen",
    order: (id) => `Bestellung ${id}`,
    pdf: (id) => `Dort können Sie auch das PDF herunterladen. Bestellung ${id}`,
    noAddress:
      "Für die Rechnung brauchen wir die Adresse Ihres Unternehmens. Ergänzen Sie sie auf dieser Seite unter „Rechnungsadressen“ und laden Sie dann die Rechnung herunter.",
    footer: "Sie bekommen diese E-Mail, weil Sie Credits für Ihr Unternehmen gekauft haben.",
  },
  quote: {
    subject: (name) => `Angebot ${name}`,
    text: (number, amount, day) =>
      `Hier ist Ihr Angebot: ${credits(number)} für ${amount}. Zu diesem Preis können Sie bis zum ${day} bestellen, per Karte oder auf Rechnung.`,
    button: "Angebot öffnen",
    footer: "Sie bekommen diese E-Mail, weil Sie ein Angebot für Ihr Unternehmen erstellt haben.",
  },
  quoteCancelled: {
    subject: (name) => `Angebot ${name} wurde storniert`,
    title: "Ihr Angebot wurde storniert",
    text: (by, name, number, amount) =>
      `${by} hat das Angebot ${name} storniert: ${credits(number)} für ${amount}. Bestellen lässt es sich nicht mehr, und zu bezahlen ist nichts. Bitte sagen Sie allen Bescheid, an die Sie es geschickt haben.`,
    support: "Unser Support",
    button: "Abrechnung öffnen",
  },
  invoice: {
    subject: (name) => `Rechnung ${name}`,
    text: (number, amount, day) =>
      `Sie haben ${credits(number)} für ${amount} bestellt. Bitte überweisen Sie den Betrag bis zum ${day}. Unsere Bankverbindung steht auf der Rechnung.`,
    none: "Die Credits schreiben wir gut, wenn die Zahlung eingeht.",
    some: (number) =>
      `${count(number, "Credit haben", "Credits haben")} wir schon gutgeschrieben, die übrigen folgen, wenn die Zahlung eingeht.`,
    all: "Die Credits haben wir schon gutgeschrieben.",
    button: "Rechnung öffnen",
    footer: "Sie bekommen diese E-Mail, weil Sie Credits für Ihr Unternehmen bestellt haben.",
  },
  invoiceOverdue: {
    subject: (name) => `Rechnung ${name} ist überfällig`,
    text: (amount, day) =>
      `Ihre Zahlung von ${amount} war am ${day} fällig und ist noch nicht eingegangen. Unsere Bankverbindung steht auf der Rechnung. Wenn Sie in den letzten Tagen bezahlt haben, müssen Sie nichts tun. Bis zum Zahlungseingang können Sie nicht noch einmal auf Rechnung bestellen, per Karte aber schon.`,
    withdrawn: (number) =>
      `${number === 1 ? "Den nicht genutzten Credit" : `Die ${number} nicht genutzten Credits`} dieser Rechnung haben wir abgezogen. Wenn die Zahlung eingeht, schreiben wir alle Credits der Rechnung gut.`,
  },
  invoiceCancelled: {
    subject: (name) => `Rechnung ${name} wurde storniert`,
    title: "Ihre Rechnung wurde storniert",
    text: (amount, name, note) =>
      `Die ${amount} der Rechnung ${name} müssen Sie nicht bezahlen. Die Rechnungskorrektur ${note} ist für Ihre Unterlagen.`,
    withdrawn: (number) =>
      number === 1
        ? "Den Credit, den wir gutgeschrieben hatten, haben wir abgezogen."
        : `Die ${number} Credits, die wir gutgeschrieben hatten, haben wir abgezogen.`,
    button: "Rechnungskorrektur öffnen",
  },
  refund: {
    subject: (amount) => `Erstattet: ${amount}`,
    title: "Ihre Zahlung wurde erstattet",
    text: (amount, number, removed) =>
      `Für Ihre Bestellung über ${credits(number)} haben wir ${amount} erstattet. Bei Ihrer Bank kann das ein paar Tage dauern. ${count(removed, "Credit wurde", "Credits wurden")} von Ihrem Guthaben abgezogen.`,
    owed: (number) =>
      `Davon ${number === 1 ? "war 1 Credit" : `waren ${number} Credits`} schon genutzt oder reserviert. Wir verrechnen ${number === 1 ? "ihn" : "sie"} mit den nächsten Credits, die Sie kaufen oder die wieder frei werden.`,
    button: "Bestellung öffnen",
  },
  refundFailed: {
    subject: "Eine Erstattung kam nicht an",
    text: (amount) =>
      `Wir wollten Ihnen ${amount} erstatten, aber Ihre Bank hat die Zahlung nicht angenommen. Bis wir einen anderen Weg haben, gehören die Zahlung und ihre Credits wieder Ihnen. Wir melden uns bei Ihnen.`,
  },
  surplus: {
    subject: "Sie haben mehr bezahlt, als Sie bestellt haben",
    text: (amount) =>
      `Wir haben ${amount} mehr bekommen, als diese Bestellung kostet. Wir senden den Betrag dorthin zurück, woher er kam. Bei Ihrer Bank kann das ein paar Tage dauern. Sie müssen nichts tun.`,
  },
  returned: {
    text: (amount) =>
      `Wir haben ${amount} erstattet. Bei Ihrer Bank kann das ein paar Tage dauern. Ihre Bestellung und ihre Credits bleiben, wie sie sind.`,
  },
  partPayment: {
    subject: "Ein Teil Ihrer Zahlung ist eingegangen",
    text: (received, price) =>
      `Von ${price} sind ${received} eingegangen. Die übrigen Credits schreiben wir gut, wenn der Rest da ist.`,
  },
  notStarted: {
    subject: (title) => `${title} hat nicht begonnen`,
    why: {
      autopilot: "Zu Beginn waren nicht genug Personen da.",
      host: "Innerhalb von zwei Stunden nach dem geplanten Beginn wurde sie nicht gestartet.",
    },
    text: "Die Session ist wieder ein Entwurf, und alle ihre Credits sind wieder frei. Wählen Sie einen neuen Termin und bestätigen Sie ihn, wenn Sie so weit sind.",
    button: "Session öffnen",
  },
  signOnAddress: {
    subject: "Bitte tragen Sie unsere neue Weiterleitungsadresse bei Ihrem Anbieter ein",
    text: (day) =>
      `Damit Single Sign-on für Ihr Unternehmen sicher bleibt, hat es jetzt eine eigene Weiterleitungsadresse. Bitte tragen Sie sie bei Ihrem Identitätsanbieter ein und testen Sie sie in Ihren Einstellungen. Ab dem ${day} lehnen wir Anmeldungen mit der alten Adresse ab.`,
    button: "Single Sign-on öffnen",
    note: "Das dauert etwa fünf Minuten. Bis Ihr Test gelingt, melden sich alle weiter mit der alten Adresse an. Lassen Sie sie deshalb bis dahin bei Ihrem Anbieter stehen.",
  },
  webhookPaused: {
    subject: "Ein Webhook wurde angehalten",
    text: (host) =>
      `Drei Tage lang konnten wir Ihrem Webhook bei ${host} nichts zustellen. Deshalb haben wir ihn angehalten. Wenn Sie ihn fortsetzen, senden wir die Ereignisse nach, die fehlen.`,
    button: "Meine Webhooks öffnen",
  },
};
