import type { TranslatedGroup } from "../question-group.ts";

export const organizing: TranslatedGroup = {
  id: "organising",
  title: "Organisieren",
  list: [
    {
      id: "how-do-i-set-up-a-session",
      q: "Wie bereite ich eine Session vor?",
      a: [
        "Wählen Sie auf einer Seite ein Abenteuer, eine Uhrzeit und die Leute. Bestätigen Sie die Session und verschicken Sie die Einladungen. Den Rest machen wir: Erinnerungen einen Tag und eine Stunde vorher, der Beginn in der Zeitzone jeder Person und danach die Rückblicke.",
      ],
      terms: "planen Termin anlegen organisieren starten beginnen buchen vorbereiten",
    },
    {
      id: "can-i-decide-who-plays-with-whom",
      q: "Kann ich bestimmen, wer mit wem spielt?",
      a: [
        "Ja. Teilen Sie die Teams von Hand ein, oder lassen Sie eine Regel Abteilungen oder Standorte mischen. Wir halten uns an Ihren Plan, so gut es mit den Leuten geht, die wirklich kommen.",
      ],
      terms: "mischen Abteilungen zuteilen Gruppen Teams Räume aufteilen zufällig",
    },
    {
      id: "can-i-reschedule-or-cancel-a-session",
      q: "Kann ich eine Session verschieben oder absagen?",
      a: [
        "Ja. Wir schreiben allen, die eingeladen sind und nicht abgesagt haben, und ihre Kalender ändern sich mit. Wenn Sie absagen, werden alle reservierten Credits sofort wieder frei.",
      ],
      terms: "absagen Absage verschieben verlegen ändern Termin Datum",
    },
    {
      id: "how-do-i-know-that-everyone-is-ready",
      q: "Woher weiß ich, dass alle bereit sind?",
      a: [
        "Die Seite der Session zeigt, wer kommt, wer nicht kann und wer Mikrofon und Ton geprüft hat. Ein Knopf erinnert alle, die nicht geantwortet haben, ein anderer alle, bei denen der Technik-Check noch fehlt.",
      ],
      terms: "Antworten Zusagen Erinnerung bereit Teilnahme bestätigen Stand",
    },
    {
      id: "what-do-i-get-afterwards",
      q: "Was bekomme ich danach?",
      a: [
        "Einen Bericht: wer dabei war, und von jedem Team ab drei Leuten der Weg durch die Geschichte, die Messwerte und was es bei der Arbeit tun will. Sie können ihn als CSV und PDF herunterladen.",
      ],
      terms: "Bericht Ergebnisse Export CSV PDF Rückblick Feedback",
    },
    {
      id: "how-late-can-we-cancel-and-what-does-it-cost",
      q: "Bis wann können wir absagen, und was kostet das?",
      a: ["Sie können absagen, bis die Session beginnt, und es kostet keine Credits."],
      terms: "absagen Absage stornieren Gebühr Frist kurzfristig spät Kosten",
    },
    {
      id: "what-about-no-shows",
      q: "Und wenn jemand nicht erscheint?",
      a: ["Das Team spielt ohne die Person weiter, und ihr Credit wird am Ende der Session wieder frei."],
      terms: "nicht erschienen No-Show abwesend fehlt berechnet nicht gekommen ungenutzter Platz",
    },
    {
      id: "can-colleagues-sign-up-for-a-session-themselves",
      q: "Kann man sich selbst für eine Session eintragen?",
      a: [
        "Ja. Wählen Sie auf der Seite einer bestätigten Session, oder einer Serie für alle ihre Termine, „Offene Anmeldung“ und posten Sie den Link. Wer eine Adresse Ihres Unternehmens nachweist, nimmt sich einen Platz, solange es welche gibt. Danach wartet man, und ein Platz, der frei wird, geht an die Person, die am längsten gewartet hat.",
      ],
      terms: "anmelden Anmeldung eintragen Registrierung Link Kanal Warteliste freiwillig",
    },
    {
      id: "can-we-ask-people-which-date-suits-them",
      q: "Können wir fragen, welcher Termin passt?",
      a: [
        "Ja. Speichern Sie einen Entwurf ohne Termin und wählen Sie auf seiner Seite „Termine vorschlagen“. Die Leute bekommen eine E-Mail mit zwei oder drei Terminen und wählen die, die ihnen passen; Sie sehen, wie vielen Personen jeder Termin passt. Wenn Sie einen bestätigen, schicken wir die Einladung mit der Kalenderdatei.",
      ],
      terms: "Umfrage Doodle Termine abstimmen Verfügbarkeit Kalender wann finden Auswahl",
    },
    {
      id: "can-people-from-outside-the-company-take-part",
      q: "Können Leute von außerhalb des Unternehmens mitmachen?",
      a: [
        "Ja. Nehmen Sie ihre Adressen in Ihre Liste auf, dann bekommen sie eine Einladung wie alle anderen. Die offene Anmeldung ist für Adressen aus den Domains Ihres Unternehmens.",
      ],
      terms: "extern Gäste Kunden Partner Freelancer Freiberufler außerhalb",
    },
    {
      id: "what-about-different-time-zones",
      q: "Und verschiedene Zeitzonen?",
      a: [
        "Jede Person liest den Beginn in ihrer eigenen Zeitzone. Beim Planen sehen Sie die Ortszeit der Leute, die Sie einladen, und Zeiten außerhalb der Arbeitszeit sind markiert.",
      ],
      terms: "Zeitzone Zeitzonen Uhrzeit international remote Länder Standorte weltweit Ausland",
    },
    {
      id: "how-far-ahead-do-we-have-to-plan",
      q: "Wie lange im Voraus müssen wir planen?",
      a: [
        "So lange Sie möchten: Eine Session kann heute beginnen. Es gibt keinen Kalender von uns, in den Sie passen müssten. Je früher Sie einladen, desto mehr Leute können kommen.",
      ],
      terms: "buchen Buchung Verfügbarkeit Vorlauf kurzfristig heute bald wann",
    },
    {
      id: "we-are-more-people-than-fit-into-one-session-what-now",
      q: "Wir sind mehr, als in eine Session passen. Was nun?",
      a: [
        "Teilen Sie Ihre Liste auf mehrere Sessions auf, nach Zeitzone, nach Abteilung oder zufällig: Wir legen für jede einen Entwurf an, und Sie wählen die Termine.",
      ],
      terms:
        "großes Unternehmen viele Leute Hunderte aufteilen mehrere Sessions Event Maximum mehr als 300 500 1000",
    },
    {
      id: "can-we-add-our-logo-and-our-own-words",
      q: "Können wir unser Logo und eigene Worte verwenden?",
      a: [
        "Ja. Ihr Logo steht in E-Mails und in der Lobby, Anrede und Hinweis der Einladung schreiben Sie selbst, und in der Geschichte gibt es ein paar Felder für Ihre eigenen Worte.",
      ],
      terms: "Branding Logo anpassen individuell Marke Farben eigener Name",
    },
    {
      id: "can-we-import-people-from-a-file-or-from-our-directory",
      q: "Können wir Leute aus einer Datei oder aus unserem Verzeichnis übernehmen?",
      a: [
        "Ja. Fügen Sie eine Liste ein, importieren Sie eine CSV-Datei, oder binden Sie ein Verzeichnis wie Entra ID oder Okta über SCIM an.",
      ],
      terms:
        "Import CSV Excel hochladen HR Personal System SCIM Verzeichnis Active Entra Okta Liste Mitarbeitende",
    },
    {
      id: "is-there-an-api",
      q: "Gibt es eine API?",
      a: ["Ja. Die Hauptadministration legt Schlüssel und Webhooks in den Einstellungen an."],
      terms: "API Webhook Integration REST automatisieren Zapier Entwicklung Schlüssel",
    },
  ],
};
