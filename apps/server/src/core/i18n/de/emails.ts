import { addressing, spelledOut } from "../addressing.ts";
import type { Texts } from "../texts.ts";

const word = (number: number) => spelledOut(number, "zwei drei vier fünf sechs sieben acht neun");

export const emails: Texts["emails"] = {
  privacy: "Datenschutz",
  quotationMarks: ["„", "“"],
  session: {
    hours: ({ start, end }) => `${start} bis ${end}\u00a0Uhr`,
    storyLanguage: (language) => `Die Geschichte ist auf ${language}.`,
    ownZone: ({ city, utc }) => `Deine Ortszeit in ${city} (${utc}\u00a0UTC)`,
    sessionZone: ({ city, utc }) => `Zeit in ${city} (${utc}\u00a0UTC)`,
    join: "Der Session beitreten",
    opens: (opens) => `Die Lobby öffnet um ${opens}\u00a0Uhr`,
    lobby: (opens) =>
      `Die Lobby öffnet um ${opens}\u00a0Uhr. Du brauchst nur einen Browser, am Computer oder auf dem Handy. Kein Konto, kein Passwort.`,
    calendar: "In den Kalender eintragen",
    calendarHint: "Ändert sich die Zeit, aktualisieren wir den Eintrag",
    googleCalendar: "Google Kalender",
    onlineCalendarHint: "Eine Kopie, die wir nicht aktualisieren können",
    check: "Technik-Check",
    checkHint: "Dauert eine Minute, am besten heute",
    checkHintSoon: "Dauert eine Minute",
    question: {
      none: "Bist du dabei? Deine Antwort hilft uns, die Teams zu planen, und wenn du nicht kannst, kann jemand anderes deinen Platz bekommen. Du kannst deine Antwort später ändern.",
      coming: "Du hast uns gesagt, dass du dabei bist. Wenn sich das ändert, sag uns Bescheid:",
      declined: "Du hast uns gesagt, dass du nicht kannst. Wenn sich das ändert, sag uns Bescheid:",
    },
    coming: "Ich bin dabei",
    decline: "Ich kann nicht",
    from: (host, company) => `Von ${host}, ${company}. Antworten auf diese E-Mail gehen direkt an ${host}.`,
    fromWithReplies: (host, company) =>
      `Von ${host}, ${company}. Wenn du Fragen hast, antworte auf diese E-Mail.`,
    camera:
      "Die Kamera ist freiwillig: Ein gezeichnetes Porträt ist genauso gut. Du kannst auch nur zuschauen und jederzeit gehen. Niemand wird fragen, warum.",
    joinLink:
      "Dein Link ist nur für dich. Bitte leite ihn nicht weiter. Wenn er nicht funktioniert, kopiere diesen Link:",
    reason: (company, email) =>
      `Du bekommst diese E-Mail, weil ${company} die Adresse ${email} eingeladen hat.`,
  },
  invitation: {
    subject: (sender, title, time) => `${sender} lädt dich ein: ${title}, ${time}`,
    title: (name, experience) => addressing(name, `du hast einen Platz in ${experience}`),
    announcement: (title, experience, time) =>
      `Wir spielen zusammen: ${title}. Das ist ${experience}, eine Geschichte für Teams, die man im Browser spielt. ${time}. Deinen persönlichen Link findest du in der Einladung per E-Mail.`,
  },
  series: {
    subject: (sender, title, dates) => `${sender} lädt dich ein: ${title}, ${dates} Sessions`,
    title: (name, dates) => addressing(name, `du hast einen Platz in ${word(dates)} Sessions`),
    text: "Hier sind alle Termine. Sooft es geht, spielst du in einem neuen Team und lernst so jedes Mal mehr Menschen aus deinem Unternehmen kennen. Du brauchst nur einen Browser. Kein Konto, kein Passwort. Zu jedem Termin gehört ein eigener Link, nur für dich. Bitte leite ihn nicht weiter.",
    calendar:
      "Die Kalenderdatei in dieser E-Mail hat für jeden Termin einen Eintrag. Wenn sich einer ändert, schreiben wir dir, und nur dieser Eintrag ändert sich.",
  },
  rescheduled: {
    subject: (title, time) => `Neuer Termin: ${title}, ${time}`,
    title: (name) => addressing(name, "deine Session hat einen neuen Termin"),
    text: (title) =>
      `${title} wurde verschoben. Alles andere bleibt gleich, auch dein Link. Die Kalenderdatei in dieser E-Mail ersetzt den alten Eintrag.`,
  },
  seriesRescheduled: {
    subject: (title, dates) => `Neue Termine: ${title}, ${dates} Sessions`,
    title: (name, dates) => addressing(name, `${word(dates)} deiner Sessions haben neue Termine`),
    text: "Alles andere bleibt gleich, auch deine Links. Das sind die neuen Termine.",
    calendar:
      "Die Kalenderdatei in dieser E-Mail hat für jeden neuen Termin einen Eintrag. Deine anderen Sessions bleiben, wie sie sind.",
  },
  reminder: {
    tomorrowSubject: (start, title) => `Morgen um ${start}\u00a0Uhr: ${title}`,
    soonSubject: (start, title) => `In einer Stunde, um ${start}\u00a0Uhr: ${title}`,
    tomorrowTitle: (name) => addressing(name, "morgen ist deine Session"),
    soonTitle: (name) => addressing(name, "in einer Stunde beginnt deine Session"),
    tomorrowText:
      "Dein Platz ist reserviert. Wenn du heute eine Minute hast, mach den Technik-Check, damit morgen alles reibungslos klappt.",
    soonText:
      "Hol dir etwas Warmes zu trinken, such dir eine ruhige Ecke und nimm Kopfhörer, wenn du welche hast. Mehr brauchst du nicht.",
  },
  systemCheck: {
    subject: (title) => `Bitte mach den Technik-Check: ${title}`,
    title: (name) => addressing(name, "ist dein Browser bereit?"),
    text: ({ day, hours }, title) =>
      `${title} ist am ${day}, von ${hours}. Der Technik-Check prüft Ton, Kamera und Verbindung und zeigt dir, wie sich ein Problem noch vor der Session lösen lässt.`,
    button: "Zum Technik-Check",
    note: "Er dauert eine Minute. Mach ihn dort, wo du spielen wirst, und auf dem Gerät, das du dann benutzt.",
  },
  rsvpRequest: {
    subject: (title) => `Bist du dabei? ${title}`,
    title: (name) => addressing(name, "bist du dabei?"),
    text: ({ day, hours }, title) =>
      `${title} ist am ${day}, von ${hours}. Bitte sag uns, ob du dabei bist. Wenn du nicht kannst, kann jemand anderes deinen Platz bekommen.`,
  },
  joinCode: {
    subject: (title) => `Dein Code: ${title}`,
    title: (name) => addressing(name, "hier ist dein Code"),
    text: "Gib ihn auf der Seite ein, auf der du ihn angefordert hast. So wissen wir, dass diese E-Mail-Adresse dir gehört.",
    note: "Der Code gilt einmal und läuft nach zehn Minuten ab. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren.",
  },
  enrollment: {
    card: (sender, time) => `${sender} lädt dich ein. ${time}.`,
    seriesCard: (sender, dates, time) => `${sender} lädt dich ein. ${dates} Termine, der erste: ${time}.`,
    seriesSubject: (title, dates) => `Du hast einen Platz bei ${dates} Terminen: ${title}`,
    seriesTitle: (name, dates) => addressing(name, `du hast einen Platz bei ${word(dates)} Terminen`),
    seriesText:
      "Hier sind deine Termine. Du brauchst nur einen Browser, kein Konto und kein Passwort. Jeder Termin hat einen eigenen Link nur für dich, bitte leite ihn nicht weiter. Wenn dir ein Termin doch nicht passt, sag es unten: Dann kann jemand anders deinen Platz haben, und die übrigen behältst du.",
    seriesReason: (company, title, email) =>
      `Du bekommst diese E-Mail, weil du dich mit ${email} für ${title} bei ${company} angemeldet hast.`,
    codeSubject: (title) => `Dein Code: ${title}`,
    codeTitle: "Hier ist dein Code",
    codeText:
      "Gib ihn auf der Seite ein, auf der du ihn angefordert hast. So wissen wir, dass diese E-Mail-Adresse dir gehört.",
    codeNote:
      "Der Code gilt 15 Minuten lang, in dem Browser, in dem du ihn angefordert hast. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren: Ohne den Code passiert nichts.",
    codeReason: (company, email) =>
      `Du bekommst diese E-Mail, weil jemand ${email} eingegeben hat, um sich für eine Session von ${company} anzumelden.`,
    subject: (title, time) => `Du hast einen Platz: ${title}, ${time}`,
    reason: (company, email) =>
      `Du bekommst diese E-Mail, weil du dich mit ${email} für eine Session von ${company} angemeldet hast.`,
    waitingSubject: (title) => `Du stehst auf der Warteliste: ${title}`,
    waitingTitle: (name) => addressing(name, "du stehst auf der Warteliste"),
    waitingText: ({ day, hours }, title) =>
      `Alle Plätze für ${title} (${day}, ${hours}) sind vergeben. Wird einer frei und du bist an der Reihe, schreiben wir dir, und du hast etwas Zeit, ihn anzunehmen.`,
    leave: "Warteliste verlassen",
    leaveHint: "Ein Klick, ohne Begründung",
    offerSubject: (title) => `Ein Platz ist frei für dich: ${title}`,
    offerTitle: (name) => addressing(name, "ein Platz ist frei für dich"),
    offerText: ({ day, hours }, title) =>
      `Du hast auf einen Platz bei ${title} (${day}, ${hours}) gewartet. Jetzt ist einer frei, und du bist an der Reihe.`,
    offerButton: "Platz annehmen",
    offerUntil: (day, time) =>
      `Wir halten ihn bis ${day}, ${time}, für dich frei. Danach bekommt ihn die nächste Person.`,
    withdrawnSubject: (title) => `Du hast deinen Platz freigegeben: ${title}`,
    withdrawnTitle: (name) => addressing(name, "danke für die Nachricht"),
    withdrawnText: (title) =>
      `Deinen Platz bei ${title} kann jetzt jemand anders haben. Niemand erfährt, wer ihn freigegeben hat. Die Kalenderdatei in dieser E-Mail entfernt den Eintrag aus deinem Kalender.`,
  },
  dates: {
    subject: (sender, title) => `${sender} fragt: Welche Termine passen dir? ${title}`,
    title: (name) => addressing(name, "welche dieser Termine passen dir?"),
    text: (title) =>
      `Wir planen ${title} und hätten dich gern dabei. Bitte wähle alle Termine, die dir passen, oder keinen.`,
    reminderSubject: (title) => `Welche Termine passen dir? ${title}`,
    reminderTitle: (name) => addressing(name, "welche dieser Termine passen dir?"),
    reminderText: (title) =>
      `Wir wissen noch nicht, wann du bei ${title} dabei sein kannst. Bitte wähle alle Termine, die dir passen, oder keinen: Das dauert eine halbe Minute, und wir erinnern dich kein zweites Mal.`,
    button: "Meine Termine wählen",
    note: "In deinem Kalender steht noch nichts. Sobald der Termin feststeht, bekommst du eine Einladung mit einer Kalenderdatei. Der Link ist nur für dich, bitte leite ihn nicht weiter.",
  },
  newAddress: {
    subject: (company) => `${company} hat deine E-Mail-Adresse geändert`,
    title: (name) => addressing(name, "deine Adresse wurde geändert"),
    text: (company, email) =>
      `${company} verwendet für deine Sessions jetzt ${email}. Auch unsere E-Mails gehen dorthin.`,
    confirm:
      "Links aus früheren E-Mails funktionieren nicht mehr. Ist das deine neue Adresse? Dann bestätige sie, und du siehst dort auch, was du bisher geschrieben und gewählt hast. Wenn sie nicht dir gehört, bestätige sie nicht: Unter der neuen Adresse sieht es niemand. Sag bitte der Person Bescheid, die deine Sessions organisiert.",
    button: "Ja, das ist meine neue Adresse",
    note: (days) => `Du kannst sie ${days} Tage lang bestätigen.`,
  },
  cancelled: {
    subject: (title) => `Abgesagt: ${title}`,
    title: (name) => addressing(name, "deine Session ist abgesagt"),
    text: ({ day, hours }, title) =>
      `${title} sollte am ${day}, von ${hours} stattfinden. Die Kalenderdatei in dieser E-Mail entfernt den Eintrag aus deinem Kalender.`,
  },
  seriesCancelled: {
    subject: (title, dates) => `Abgesagt: ${title}, ${dates} Sessions`,
    title: (name, dates) => addressing(name, `${word(dates)} deiner Sessions sind abgesagt`),
    text: "Diese Sessions finden nicht statt. Die Kalenderdatei in dieser E-Mail entfernt ihre Einträge aus deinem Kalender.",
    date: (time, title) => `${title}: ${time}`,
  },
  scorecard: {
    subject: (title) => `Dein Rückblick: ${title}`,
    title: (name) => addressing(name, "danke fürs Mitspielen"),
    text: "Wir haben alles festgehalten: den Weg deines Teams durch die Geschichte, die Punkte, deine Auszeichnung und wofür dein Team dir gedankt hat.",
    ending: (title) => `Das Ende eures Teams: ${title}.`,
    award: (title, text) => `Die Auszeichnung eures Teams: ${title}. ${text}`,
    own: (title, text) => `Deine eigene: ${title}. ${text}`,
    thanked: (name, text) => `${name} hat dir eine Karte gegeben: ${text}`,
    button: "Meinen Rückblick öffnen",
    expires: (days) => `Dieser Link ist nur für dich und gilt ${days} Tage.`,
  },
  commitment: {
    subject: (title) => `Was dein Team vereinbart hat: ${title}`,
    title: (name) => addressing(name, "das hat sich dein Team vorgenommen"),
    text: (team) =>
      `${team} hat das am Ende der Session gemeinsam aufgeschrieben. Schreib es dorthin, wo du es siehst: auf ein Whiteboard oder ganz oben auf die nächste Tagesordnung.`,
    button: "Meinen Rückblick öffnen",
    later: (days) => `In ${days} Tagen fragen wir dich einmal, was daraus geworden ist.`,
    followUpSubject: (title) => `Was ist daraus geworden? ${title}`,
    followUpTitle: (name, days) => addressing(name, `vor ${days} Tagen hat dein Team das vereinbart`),
    followUpText:
      "Habt ihr es gemacht? Dann erzählt einander, was sich dadurch geändert hat. Wenn nicht, nehmt euch einen kleineren Schritt vor oder beschließt gemeinsam, es zu lassen. Mit einem Klick sagst du, was daraus geworden ist. Dein Unternehmen sieht nur die Gesamtzahlen deines Teams, sobald drei Personen geantwortet haben, und nie, wer was gesagt hat.",
    followUpButton: "Sagen, was daraus geworden ist",
  },
  checkIn: {
    subject: (title) => `Drei kurze Aussagen: ${title}`,
    preheader: "Es dauert eine halbe Minute, und du kannst jede überspringen.",
    title: (name, days) => addressing(name, `vor ${days} Tagen war deine Session`),
    text: (days) =>
      `Wie arbeitet es sich jetzt, ${days} Tage später, mit den Menschen in deinem Unternehmen? Bitte bewerte drei kurze Aussagen auf einer Skala mit fünf Stufen, von „stimme nicht zu“ bis „stimme zu“. Du kannst jede überspringen.`,
    button: "Die drei Aussagen öffnen",
    also: "Auf derselben Seite stehen drei kurze Aussagen über die Zusammenarbeit. Du kannst jede überspringen.",
    note: "Niemand in deinem Unternehmen sieht deine Antworten auf die Aussagen. Sie fließen nur in Durchschnittswerte von mindestens fünf Personen ein und werden danach gelöscht.",
  },
};
