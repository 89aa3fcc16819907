import type { TranslatedGroup } from "../question-group.ts";

export const joining: TranslatedGroup = {
  id: "joining",
  title: "Mitmachen",
  list: [
    {
      id: "what-does-everyone-need",
      q: "Was brauchen alle?",
      a: [
        "Einen aktuellen Browser auf einem Laptop, einem Tablet oder einem Telefon. Man muss nichts installieren, und niemand braucht ein Konto. Ein Technik-Check von einer Minute sagt jeder Person, ob ihre Verbindung und ihre Geräte gut genug sind.",
      ],
      terms: "installieren herunterladen App Software Konto Voraussetzungen Laptop Kopfhörer Ausstattung",
    },
    {
      id: "do-i-have-to-turn-my-camera-on",
      q: "Muss ich meine Kamera einschalten?",
      a: [
        "Nein. Kamera und Mikrofon sind beide freiwillig. Ohne Kamera sehen die anderen das Porträt, das Sie wählen, und statt zu sprechen, können Sie chatten.",
      ],
      terms: "Webcam Video Mikrofon Kamera freiwillig aus Stimme",
    },
    {
      id: "what-if-my-connection-drops",
      q: "Und wenn meine Verbindung abbricht?",
      a: [
        "Wir halten Ihren Platz frei, und Sie kommen genau dort zurück, wo Ihr Team gerade ist. Nach einer halben Minute gehen Ihre Karten an die anderen im Team, bis Sie wieder da sind. Wenn jemand fehlt, hält das nie eine Szene auf.",
      ],
      terms: "Internet weg WLAN getrennt neu verbinden Absturz offline",
    },
    {
      id: "what-if-im-late",
      q: "Und wenn ich zu spät komme?",
      a: [
        "Sie kommen in das kleinste Team, lesen „Was bisher geschah“ und bekommen Ihre Karten, sobald das nächste Mal welche verteilt werden.",
      ],
      terms: "spät verspätet nach Beginn dazukommen",
    },
    {
      id: "i-cant-come-what-do-i-do",
      q: "Ich kann nicht kommen. Was tue ich?",
      a: [
        "Nehmen Sie den Link „Ich kann nicht“ in Ihrer Einladung. Ihr Platz ist dann für jemand anderen frei, und niemand fragt nach dem Grund.",
      ],
      terms: "absagen abwesend krank Urlaub verhindert",
    },
    {
      id: "i-lost-my-link",
      q: "Ich habe meinen Link verloren.",
      a: [
        "Suchen Sie in Ihrem Postfach nach der Einladung oder einer Erinnerung, oder fragen Sie die Person, die Sie eingeladen hat. Sie kann den Link auf der Seite der Session noch einmal verschicken.",
      ],
      terms: "Link verloren Einladung fehlt erneut senden E-Mail nicht bekommen",
    },
    {
      id: "does-it-work-on-a-phone",
      q: "Geht es auf einem Telefon?",
      a: ["Ja, und auf einem Tablet. Am besten ist ein Laptop, weil mehr auf seinen Bildschirm passt."],
      terms: "Telefon Handy Smartphone iPhone Android Tablet iPad mobil",
    },
    {
      id: "which-browsers-work",
      q: "Welche Browser gehen?",
      a: [
        "Chrome, Edge, Firefox und Safari, wenn sie aktuell sind. In der Anleitung für die IT stehen die ältesten Versionen, mit denen es geht.",
      ],
      terms: "Browser Chrome Safari Firefox Edge Version unterstützt kompatibel Internet Explorer",
    },
    {
      id: "how-much-bandwidth-does-it-need",
      q: "Wie viel Bandbreite braucht es?",
      a: [
        "Ohne Kameras wenig mehr als ein Telefonat. Mit Kameras so viel wie ein Videogespräch. Ist eine Verbindung schwach, hält die Seite das Bild an und behält den Ton. Die Zahlen stehen in der Anleitung für die IT.",
      ],
      terms: "Bandbreite Internet Geschwindigkeit langsam Verbindung Mbit Daten WLAN",
    },
    {
      id: "does-it-work-behind-our-firewall-or-vpn",
      q: "Geht es hinter unserer Firewall oder im VPN?",
      a: [
        "Meistens ja. Die Session braucht HTTPS zu einer einzigen Adresse und weicht auf gewöhnliche Anfragen aus, wenn WebSocket gesperrt ist. Wenn Ihr Netz weder Ton noch Bild durchlässt, spielt man mit Porträts und Chat. Der Technik-Check zeigt, was durchkommt, und in der Anleitung für die IT steht, was freizugeben ist.",
      ],
      terms: "Firewall VPN Proxy Netzwerk Ports gesperrt freigeben Firmennetz",
    },
    {
      id: "do-we-need-zoom-teams-or-slack",
      q: "Brauchen wir Zoom, Teams oder Slack?",
      a: [
        "Nein. Bild und Ton sind eingebaut, also verlassen Sie Ihre Besprechung, während Sie spielen. Um Leute in Slack oder Microsoft Teams einzuladen, posten Sie dort den Link: Auf der Seite der Einladung steht eine kurze Nachricht dafür, und ein Webhook kann den Kanal benachrichtigen, wenn eine Session bald beginnt oder ein Bericht fertig ist. Eine App, die man installieren müsste, gibt es nicht.",
      ],
      terms: "Zoom Microsoft Teams Slack Webex Google Meet Integration Chat Kanal Videocall",
    },
    {
      id: "does-it-go-into-our-calendars",
      q: "Kommt es in unsere Kalender?",
      a: [
        "Ja. Jede Einladung hat eine Kalenderdatei für Outlook, Google Kalender oder Apple Kalender. Wenn Sie die Session verschieben oder absagen, ändert sich der Eintrag mit.",
      ],
      terms: "Kalender Outlook Google ics Eintrag Termin Besprechung",
    },
    {
      id: "who-helps-if-something-goes-wrong-in-the-session",
      q: "Wer hilft, wenn in der Session etwas schiefgeht?",
      a: [
        "Drücken Sie „Probleme mit Ton oder Bild beheben“: Das prüft eins nach dem anderen und repariert, was es kann. Wenn jemand aus Ihrem Unternehmen die Session leitet, können Sie auf der Seite auch dort um Hilfe bitten.",
      ],
      terms: "Support Problem Hilfe während der Session Ton kaputt Mikrofon Technik Störung",
    },
  ],
};
