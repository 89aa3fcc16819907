import type { TranslatedGroup } from "../question-group.ts";

export const privacy: TranslatedGroup = {
  id: "privacy",
  title: "Datenschutz und Fairness",
  list: [
    {
      id: "is-anything-recorded",
      q: "Wird etwas aufgezeichnet?",
      a: [
        "Nein. Bild und Ton gehen direkt zwischen den Browsern eines Teams hin und her, oder über einen Medienserver, wenn diese Installation einen hat. Sie sind unterwegs verschlüsselt und werden nie gespeichert.",
      ],
      terms: "Session Aufzeichnung aufnehmen Video Ton gespeichert noch einmal ansehen",
    },
    {
      id: "what-does-my-company-see",
      q: "Was sieht mein Unternehmen?",
      a: [
        "In seinen Berichten steht, wer dabei war, und was Teams ab drei Leuten gewählt, gelöst und vereinbart haben, mit ihren Messwerten. Nie steht darin, wie jemand abgestimmt hat, und nie der Chat, der Anteil oder die Auszeichnung einer Person. Während der Session sieht die Administration in der Konsole der Spielleitung, wer da ist, was jedes Team gewählt und gelöst hat, und Nachrichten, die ihr jemand meldet. Sie kann auch ein Team besuchen und sieht dann dessen Bühne so wie das Team. Wir erstellen keine Rangliste von Personen.",
      ],
      terms: "Arbeitgeber Chef Chefin HR sichtbar sehen Überwachung Chat Stimmen",
    },
    {
      id: "what-is-measured",
      q: "Was wird gemessen?",
      a: [
        "Sechs Dinge an einem Team, zum Beispiel, wie gleichmäßig alle beigetragen haben und wie viele Karten vorgelesen wurden. Wir zeigen sie in drei Bereichen nach der Session, nie währenddessen, und erklären zu jedem, wie wir ihn berechnen. Auf Stimmungen schließen wir nicht.",
      ],
      terms: "Messwerte Kennzahlen Analyse Tracking Punkte Daten erhoben Auswertung",
    },
    {
      id: "how-long-do-you-keep-it",
      q: "Wie lange wird es aufbewahrt?",
      a: [
        "Chat, Gedanken zum Abschluss und Dankeszeilen so viele Tage, wie Ihr Unternehmen festlegt, sonst 30. Auf den Seiten zum Datenschutz und zur Datenverarbeitung steht der Rest.",
      ],
      terms: "Aufbewahrung löschen speichern Daten Frist Tage",
    },
    {
      id: "do-you-have-something-for-our-works-council",
      q: "Haben Sie etwas für unseren Betriebsrat?",
      a: [
        "Ja. Auf einer Seite in Ihrem Dashboard steht, was wir messen, wer es sieht und wie lange wir es behalten, mit den Einstellungen Ihres Unternehmens.",
      ],
      terms: "Betriebsrat Personalrat Mitbestimmung Betriebsvereinbarung Gewerkschaft",
    },
    {
      id: "is-there-a-data-processing-agreement",
      q: "Gibt es einen Vertrag zur Auftragsverarbeitung?",
      a: [
        "Ja. Die Administration lädt ihn im Dashboard unter „Was wir messen, auf einer Seite“ herunter: ein PDF zum Unterschreiben, mit dem Namen Ihres Unternehmens, den Angaben des Betreibers und den externen Diensten dieser Installation.",
      ],
      terms: "AVV Auftragsverarbeitung Auftragsverarbeitungsvertrag DSGVO Artikel 28 Vertrag unterschreiben",
    },
    {
      id: "where-is-our-data-stored",
      q: "Wo werden unsere Daten gespeichert?",
      a: [
        "Auf den Servern des Betreibers, in dem Land, in dem er die Datenbank betreibt. Auf der Seite zum Datenschutz steht, wer der Betreiber ist, und auf der Seite zur Datenverarbeitung jeder externe Dienst.",
      ],
      terms: "Daten Standort Hosting Server Land EU Europa Region Cloud gespeichert wo",
    },
    {
      id: "which-sub-processors-do-you-use",
      q: "Welche Unterauftragsverarbeiter gibt es?",
      a: [
        "Die, die in dieser Installation eingerichtet sind. Die Seite zur Datenverarbeitung nennt jeden von ihnen und was er bekommt.",
      ],
      terms: "Unterauftragsverarbeiter Subunternehmer Dritte Dienste Anbieter Dienstleister",
    },
    {
      id: "what-about-the-gdpr",
      q: "Wie steht es mit der DSGVO?",
      a: [
        "Auf der Seite zum Datenschutz steht, was über wen gespeichert wird, wozu und wie lange. Alle können ihre Daten selbst herunterladen und löschen, und Sie legen fest, wie viele Tage Texte gespeichert bleiben.",
      ],
      terms: "DSGVO GDPR Datenschutz Compliance konform rechtlich personenbezogen Datenschutzbeauftragte",
    },
    {
      id: "do-you-use-ai",
      q: "Verwenden Sie KI?",
      a: [
        "Nein. Das Produkt enthält keinen KI-Dienst und schickt Ihre Daten an keinen. Die Geschichten sind fertig, bevor man sie spielt, und simulierte Teammitglieder folgen festen Regeln.",
      ],
      terms: "KI künstliche Intelligenz ChatGPT LLM maschinelles Lernen Training Modell OpenAI",
    },
    {
      id: "can-we-sign-in-with-single-sign-on-sso",
      q: "Können wir uns mit Single Sign-on (SSO) anmelden?",
      a: [
        "Ja. Die Administration kann sich über Ihren eigenen Identitätsanbieter mit OpenID Connect anmelden, ohne Aufpreis. SAML wird nicht unterstützt. Teilnehmende brauchen kein Konto.",
      ],
      terms: "SSO Single Sign-on SAML OIDC Okta Entra Azure Google Workspace Anmeldung Identität MFA",
    },
    {
      id: "do-you-have-answers-for-our-security-review",
      q: "Haben Sie Antworten für unsere Sicherheitsprüfung?",
      a: [
        "Ja. Eine Seite beantwortet, was Sicherheitsabteilungen fragen, mit einem klaren Nein, wo die Antwort Nein ist, und hat alles auch als CSV-Datei. Zertifikate wie SOC 2 oder ISO 27001 gibt es nicht.",
      ],
      terms:
        "Sicherheit Prüfung Fragebogen SOC2 ISO 27001 Zertifikat Audit Penetrationstest Lieferantenbewertung",
    },
    {
      id: "how-do-we-delete-our-data",
      q: "Wie löschen wir unsere Daten?",
      a: [
        "Die Hauptadministration kann das Unternehmen unter „Ihr Profil“ löschen und dort vorher Personen, Buchungen und Auswertung herunterladen. Belege bleiben so lange, wie das Gesetz es verlangt. Teilnehmende können ihre eigenen Daten über ihren Link löschen.",
      ],
      terms: "löschen entfernen Konto Unternehmen Daten schließen vergessen Export kündigen",
    },
    {
      id: "are-there-tracking-cookies",
      q: "Gibt es Tracking-Cookies?",
      a: [
        "Nein. Es gibt keine Werbung und kein Tracking. Die Seite zum Datenschutz nennt jedes Cookie und wozu es da ist.",
      ],
      terms: "Cookies Cookie Tracking Analyse Werbung Banner Einwilligung",
    },
  ],
};
