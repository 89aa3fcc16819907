import type { texts as english, onDevice as englishOnDevice } from "./texts.ts";

export const onDevice: typeof englishOnDevice =
  "Ihr Browser speichert Ihre Anmeldung verschlüsselt. Zwei Cookies schützen Formulare vor Fälschung, und eins merkt sich Ihre Sprache. Vier weitere gibt es nur, während Sie sich anmelden: je eins für einen zweiten Schritt, einen Passkey, die Anmeldung Ihres Unternehmens und ein anderes Konto. Wenn Sie sich mit Microsoft anmelden, speichert dessen Bibliothek Ihr Konto verschlüsselt für bis zu fünf Tage, und ein Cookie, bis Sie den Browser schließen. Für Sessions merkt sich Ihr Browser außerdem ein zufälliges Geheimnis, das Ihren Platz an ihn bindet, und Ihr Porträt, den Ton, die Geräte und die Sprache, in der Sie Geschichten lesen. Er speichert, dass Sie sich über Ihr Unternehmen angemeldet haben, und Ihre Antwort, wenn wir nach einem Hilfe-Chat fragen. Es gibt keine Werbung und kein Tracking.";

export const texts: typeof english = {
  title: "Datenschutz",
  version: "1.7",
  date: "2026-11-30",
  intro: "Was wir speichern, über wen, wozu und wie lange.",
  sections: [
    {
      title: "Wer verantwortlich ist",
      text: [
        "Für die Konten derer, die Sessions planen: der Betreiber, der auf dieser Seite steht. Für die Menschen, die ein Unternehmen einlädt: dieses Unternehmen. Der Betreiber führt die Session in seinem Auftrag durch.",
      ],
    },
    {
      title: "Wer Sessions plant",
      text: [
        "Ihr Name, Ihre geschäftliche E-Mail-Adresse und Ihr Unternehmen; Ihr Land, Ihre Zeitzone und Ihre Telefonnummer, wenn Sie sie angeben; Ihr Passwort als Hash mit argon2id; und wo und wann Sie sich angemeldet haben, damit Sie eine Anmeldung beenden können, die nicht Ihre ist. Wir brauchen das, um Sie anzumelden und um Sie wegen Ihrer Sessions zu erreichen.",
        "Wenn Ihr Unternehmen Credits kauft: wem wir die Rechnung stellen, mit Anschrift, USt-IdNr. oder Steuernummer, Referenz und der E-Mail-Adresse, die Kopien der Rechnungen bekommt; wer bestellt hat; und die Zahlungen und Dokumente. Kartennummern sehen wir nie.",
        "Ein Protokoll hält fest, wann sich jemand aus der Administration anmeldet oder daran scheitert, was er oder sie ändert und was exportiert wird, zusammen mit der Netzadresse. Die Hauptadministration des Unternehmens kann es lesen, und auch der Support des Betreibers. Wenn Sie gehen, verschwinden Ihr Name und Ihre Netzadresse daraus.",
      ],
    },
    {
      title: "Wer spielt",
      text: [
        "Ihre E-Mail-Adresse, und Ihr Name, Ihre Abteilung, Ihr Standort, Ihre Zeitzone und Ihre Sprache, wenn Sie oder Ihr Unternehmen sie angeben. Wenn das Verzeichnis Ihres Unternehmens seine Liste aktuell hält, speichern wir auch den Benutzernamen und die Kennung, die es für Sie hat. All das verwenden wir, um Sie in Ihrer Ortszeit und Sprache einzuladen und um Sie einem Team zuzuteilen. Ihr Unternehmen kann mit Namen sehen, ob Sie zugesagt haben, dabei waren und den Technik-Check bestanden haben. Wenn es fragt, welche Termine Ihnen passen, sieht es, wie vielen Personen jeder Termin passt, nicht wem. Wenn Sie auf eine Einladung per E-Mail antworten, oder wenn Ihr Kalender eine Antwort schickt, die wir nicht zuordnen können, kann die Administration auch das lesen.",
        "Wenn Ihr Unternehmen Ihre E-Mail-Adresse ändert, sagen wir es Ihnen an der alten und behalten sie zusammen mit der Zeit, in der sie Ihre war. Was Sie darunter geschrieben haben, ist unter der neuen Adresse erst zu sehen, nachdem Sie mit einem Link in dieser E-Mail bestätigt haben, dass Ihnen beide Adressen gehören.",
        "Während der Session speichern wir Ihre Stimmen, Ihre Züge und was Sie schreiben, denn ohne das geht die Session nicht. Wenn eine Frage die Runde macht, geht der Satz, den Sie dazu schreiben, an Ihr Team und wird nie gespeichert; was Sie raten und was Sie wählen, ist ein Zug. Damit Sie nicht bald wieder dasselbe gefragt werden, merken sich Berichte, welche Fragen in einem Team die Runde gemacht haben, nicht wer was geantwortet hat. Die Berichte Ihres Unternehmens zeigen nur, was Teams ab drei Leuten gewählt, gelöst und vereinbart haben, und ihre Messwerte. Nie steht darin, wie jemand abgestimmt hat. Während der Session kann die Administration Ihres Unternehmens in der Konsole der Spielleitung sehen, wer da ist, was jedes Team gewählt und gelöst hat, und Nachrichten, die ihr jemand meldet. Sie kann auch ein Team besuchen und sieht dann dessen Bühne, mit Stimmen und Chat, so wie das Team. Ihr Team erfährt nur, wenn sie seinem Gespräch beitritt. Wir erstellen keine Rangliste von Personen und schließen nicht auf Stimmungen.",
        "Wenn Ihr Unternehmen die Kurzumfrage eingeschaltet hat, bieten wir Ihnen vor und nach der Session und 14 und 30 Tage später drei kurze Aussagen an. Sie können jede davon überspringen. Ihre Antworten speichern wir unter einem Pseudonym, das für jede Serie oder Session ein anderes ist, ohne Uhrzeit. Niemand in Ihrem Unternehmen kann sie sehen. Es erfährt nur, wie sehr sich Mittelwerte geändert haben, über mindestens fünf Personen aus ganzen Sessions, von denen eine von zehn zufällig weggelassen wird. Zahlen, die schon freigegeben sind, ändern sich nicht, wenn die Daten einer Person gelöscht werden.",
        "Wir fragen, bevor wir Ihre Kamera oder Ihr Mikrofon verwenden oder zählen, wie lange Sie sprechen, und Sie können jedes Mal Nein sagen. Wenn Sie zustimmen, schickt Ihr Browser nur, wie viele Sekunden Sie gesprochen haben, nie Ton, und wir löschen diese Zahl, sobald der Rückblick fertig ist. Wenn eine Frage die Runde macht, schickt er auch, dass Sie gefragt oder laut geantwortet haben. Bild und Ton gehen direkt an Ihr Team, und an die Spielleitung, wenn sie seinem Gespräch beigetreten ist, oder über einen Medienserver, wenn einer eingerichtet ist. Sie werden nie gespeichert.",
      ],
    },
    {
      title: "Wie lange wir es behalten",
      text: [
        "Chat, Gedanken zum Abschluss und Dankeszeilen: so viele Tage, wie Ihr Unternehmen festlegt, sonst 30. Antworten auf Einladungen, die wir nicht zuordnen konnten: ebenso viele Tage nach der Session. Antworten auf die Kurzumfrage: bis wir sie einen Monat nach der Session auszählen, höchstens 180 Tage; die Mittelwerte, solange das Unternehmen ein Konto hat. Anmeldungen: 8 Stunden ohne Nutzung, in jedem Fall 7 Tage. Das Änderungsprotokoll: 90 bis 730 Tage, wie Ihr Unternehmen es festlegt, sonst 365. Das Protokoll einer Session, mit Ihren Stimmen und Zügen: so viele Monate, wie der Betreiber festgelegt hat, 12 in einer neuen Installation; wie viele es sind, steht im Dashboard Ihres Unternehmens auf der Seite für Betriebsräte. Sessions und ihre Berichte: solange das Unternehmen ein Konto hat. Danach ist kein Protokoll und kein Bericht mehr da, und was wir von einer Session noch wissen, hat keine Namen. Leute, die laut dem Verzeichnis ihres Unternehmens gegangen sind: 90 Tage. Benachrichtigungen im Dashboard: 90 Tage. Das Protokoll dessen, was wir an Systeme Ihres Unternehmens geschickt haben: 30 Tage. Frühere E-Mail-Adressen: solange Ihr Unternehmen Sie auf seiner Liste hat. Bestellungen, Angebote und Rechnungen: solange das Gesetz für die Buchhaltung es verlangt. Die eines gelöschten Unternehmens: so viele Jahre nach dem Jahr der letzten, wie der Betreiber festgelegt hat, sonst 10. Wo der Betreiber Sicherungen anlegt, ist Gelöschtes daraus verschwunden, sobald die älteste ersetzt ist.",
      ],
    },
    {
      title: "Wer uns schreibt",
      text: [
        "Was Sie in das Kontaktformular schreiben, schicken wir per E-Mail an den Betreiber, und Ihnen eine Bestätigung. Wir verwenden es nur, um Ihnen zu antworten. Ist eine E-Mail zugestellt, behalten wir nur ihre Adresse, ihren Betreff und ihre Uhrzeit, 400 Tage lang, damit wir die Zustellung nachvollziehen können.",
      ],
    },
    {
      title: "Auf Ihrem Gerät",
      text: [
        `${onDevice} Wenn diese Installation ein Skript von jemand anderem eingerichtet hat, laden wir es erst, wenn Sie zustimmen.`,
      ],
    },
    {
      title: "E-Mail",
      text: [
        "Wir schreiben Ihnen, um Ihre Adresse zu bestätigen, um Ihr Passwort zurückzusetzen, um Sie einzuladen und zu erinnern, wenn sich etwas ändert oder Ihre Aufmerksamkeit braucht, und um Codes, Rückblicke, Vereinbarungen des Teams, Angebote, Rechnungen und Belege zu schicken. Zwei Wochen nach einer Session fragen wir einmal, was aus der Vereinbarung Ihres Teams geworden ist. Wenn Ihr Unternehmen die Kurzumfrage eingeschaltet hat, schicken wir Ihnen auch deren Aussagen. Wenn Sie über einen Link Ihres Unternehmens einen Platz nehmen, schreiben wir Ihnen wegen Ihres Platzes, Ihrer Stelle auf der Warteliste und eines Platzes, der Ihnen angeboten wird. Geben Sie diesen Platz zurück, erfährt Ihr Unternehmen, wie viele das getan haben, aber nicht wer. Einen Newsletter gibt es nicht.",
      ],
    },
    {
      title: "Wer sonst Daten bekommt",
      text: [
        "Die Dienste, die diese Installation nutzt, zum Beispiel für E-Mail, Zahlungen, Anmeldung und das Weiterleiten von Bild und Ton. Die Seite zur Datenverarbeitung nennt jeden von ihnen. Ihr Unternehmen kann auch eigene Systeme anbinden: seinen Identitätsanbieter, sein Verzeichnis, Programme mit einem Schlüssel und Adressen, an die wir Ereignisse schicken.",
      ],
    },
    {
      title: "Ihre Rechte",
      text: [
        "Sie können Ihre Daten herunterladen und löschen lassen. Wenn Sie Sessions planen, öffnen Sie „Ihr Profil“. Wenn Sie spielen, öffnen Sie über Ihren Link die Seite mit Ihren Daten. Sie können auch den Betreiber oder Ihr Unternehmen fragen, etwas berichtigen lassen, widersprechen und sich bei einer Aufsichtsbehörde beschweren. Protokolle vergangener Sessions bleiben, ohne Ihren Namen.",
      ],
    },
  ],
};
