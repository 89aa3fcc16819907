import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Virtuelles Teambuilding",
  description:
    "Virtuelles Teambuilding mit Geschichte für Teams, die remote oder hybrid arbeiten: eine Stunde im Browser, kleine Teams, echte Entscheidungen, nichts zu installieren.",
  heading: "Virtuelles Teambuilding, das nicht einfach der nächste Call ist.",
  intro:
    "Niemand wacht auf und wünscht sich ein Teamevent. Man wünscht sich eine Stunde, in der etwas passiert, in der man zählt und die pünktlich endet.",
  tryScene: "Szene spielen",
  price: "Was es kostet",
  picture:
    "Ein Team von vier Leuten entscheidet, was die stille Station als Erstes hört, so wie es im Browser aussieht.",
  why: {
    heading: "Was sonst schiefgeht",
    intro: "Und was wir dagegen getan haben.",
    columns: ["Das Problem", "Mit Lantern Hour"],
    rows: [
      {
        problem: "Zwei reden, zwanzig hören zu.",
        here: "Teams von bis zu sechs Leuten. Alle halten Karten, die sonst niemand sehen kann, also wird jede Stimme gebraucht.",
      },
      {
        problem: "Die lauteste Meinung gewinnt.",
        here: "Zuerst wird still abgestimmt. Dann sehen alle die Stimmen, reden darüber und können sich umentscheiden.",
      },
      {
        problem: "Jemand muss eine Show abliefern.",
        here: "Kamera und Mikrofon sind freiwillig. Mit Porträt und Chat geht es genauso gut.",
      },
      {
        problem: "Jemand von uns muss das leiten.",
        here: "Der Autopilot startet die Session, achtet auf die Zeit und beendet sie. Wer sie organisiert, kann mitspielen.",
      },
      {
        problem: "Es dauert zu lang oder läuft einfach aus.",
        here: "Sechzig Minuten, mit Nachgespräch. Es endet pünktlich.",
      },
      {
        problem: "Die Hälfte der Technik streikt.",
        here: "Man braucht einen Browser und einen Link, sonst nichts. Vorher gibt es einen Technik-Check von einer Minute, und im Gespräch einen Knopf, der Bild und Ton in Ordnung bringt.",
      },
      {
        problem: "Am Tag danach ist es vergessen.",
        here: "Jedes Team bekommt einen Rückblick und sucht sich eine Sache aus, die es bei der Arbeit tun will. Zwei Wochen später fragen wir einmal, wie es gelaufen ist.",
      },
    ],
  },
  how: {
    heading: "So läuft es für Sie",
    intro: "Alles, was Sie tun, in vier Schritten.",
    steps: [
      {
        name: "Auswählen",
        text: "Wählen Sie ein Abenteuer, eine Uhrzeit und die Leute. Bevor Sie sich festlegen, sehen Sie den Beginn in der Ortszeit von allen.",
      },
      {
        name: "Einladen",
        text: "Mit einem Klick bekommen alle den Link, eine Kalenderdatei und einen Technik-Check. Sie sehen, wer bereit ist.",
      },
      {
        name: "Spielen",
        text: "Die Session läuft von selbst und braucht keine Spielleitung. Wenn Sie möchten, übernehmen Sie sie selbst.",
      },
      {
        name: "Behalten",
        text: "Die Teams bekommen ihren Rückblick und Sie einen Bericht. Credits von Leuten, die nicht gekommen sind, werden wieder frei.",
      },
    ],
  },
  fits: {
    heading: "Für wen es ist",
    list: [
      {
        name: "Neue Teams",
        text: "Wer sich noch nie begegnet ist, braucht ein anderes Thema als sich selbst. Eine Station, die nicht mehr redet, ist ein guter Anfang.",
      },
      {
        name: "Teams über Zeitzonen hinweg",
        text: "Beim Planen sehen Sie die Ortszeit von allen, und Zeiten außerhalb der Arbeitszeit sind markiert. In jeder E-Mail steht die Zeit derer, die sie lesen.",
      },
      {
        name: "Große Gruppen",
        text: "Bis zu 300 Leute in einer Session. Zur Halbzeit sehen die Teams, was die anderen gewählt haben.",
      },
      {
        name: "Vorsichtige Unternehmen",
        text: "Keine Aufzeichnung, keine Rangliste, kein Deuten von Stimmungen, und eine Seite, die die Fragen Ihres Betriebsrats beantwortet.",
      },
    ],
  },
  research: {
    heading: "Was die Forschung sagt, und was nicht",
    text: [
      "Am besten belegt ist die Wirkung eines geleiteten Nachgesprächs: Eine Metaanalyse von Tannenbaum und Cerasoli (2013) kam zu dem Ergebnis, dass es die Leistung um etwa ein Viertel verbessert. Deshalb endet jede Session mit einem, und auch ein Team, das hinterherhinkt, behält es ganz.",
      "Gruppen, in denen alle etwa gleich oft zu Wort kommen, schneiden eher besser ab (Woolley und andere, Science 2010). Die Belege sind gemischt: Riedl und andere (2021) fanden, dass die Art der Zusammenarbeit mehr ausmacht als das Können der Einzelnen, während Bates und Gupta (2017) keine solche Wirkung fanden. Deshalb sollen unsere Messwerte ein Gespräch anstoßen. Wir zeigen sie nach der Session, nur für Teams, und sie sind nie ein Urteil.",
      "Wir kennen keine Studie, die zeigt, dass eine Stunde Spielen ein Team auf Dauer verändert, und wir behaupten es auch nicht.",
    ],
  },
};
