import type { SceneStep } from "../en/demo-scene.ts";

/** The scene of the demo to read. */
export const demoScene: SceneStep[] = [
  {
    alt: "Die kleine Kabine des Relais: Stühle, eine warme Lampe, Lumo im Fenster.",
    lines: [
      "Gut, dass du da bist, sagt Tavi. Ich leite das Relais und rede zu viel. Da draußen ist Lumo. Vor vierzig Tagen hat es aufgehört zu reden. Ich nicht.",
      "Du hast zwei Karten, die nur du siehst. Auf der einen steht: In der Stille ist ein tiefes Summen, und es hört auf, wenn wir rufen. Auf der anderen: Wir haben 412 Mal gerufen, jedes Mal lauter.",
      "Auf Noors Karte steht, dass eine Lampe noch brennt, im Garten. Auf der von Mateo, dass die Türen nicht kaputt sind; sie wurden sanft geschlossen. Auf der von Ingrid, in welcher Reihenfolge. Da war jemand sorgfältig.",
    ],
    question: "Was ist unser erstes Wort an Lumo?",
    choices: [
      {
        text: "Keins. Wir hören eine volle Minute lang zu.",
        after: [
          "Mateo sagt, so lange braucht nicht mal sein Tee. Du liest ihm deine Karte vor, und er hält die Luft an.",
          "In der Stille ist ein Summen. Tief und langsam, wie Atem. Dann gehen sechs Fenster an, eins nach dem anderen.",
        ],
      },
      {
        text: "Dreimal leise klopfen, wie das letzte Geräusch von dort.",
        after: [
          "Ingrid sagt, dreimal klopfen ist fast Stille, und damit kann sie leben.",
          "Tock. Tock. Tock. Das Summen hört auf. Es scheint nachzudenken. Dann gehen sechs Fenster an, eins nach dem anderen.",
        ],
      },
      {
        text: "Onas Name, laut und deutlich, über Funk.",
        after: [
          "Ingrid stimmt dagegen, und das soll ins Logbuch.",
          "Das Summen hört sofort auf. Eine Lampe geht aus. Ruf Nummer 413, sagt Tavi. Nach langer Zeit gehen sechs Fenster an, ganz sanft.",
        ],
      },
    ],
  },
  {
    alt: "Sechs runde Fenster mit Zeichen, darin Balken aus Licht.",
    lines: [
      "Es ist ein Muster. Alle hier drehen nur einige Regler und kennen nur einige Wünsche, also lest ihr sie einander vor. Mateos Regler macht mit seinem eigenen Fenster gar nichts. Typisch, sagt Mateo.",
      "Endlich halten alle sechs Fenster still. Dann blinken sie auf einmal. Hallo.",
      "Guten Abend, sagt die Station. Bitte leise sprechen. Hier schläft jemand. Ich bin nicht kaputt. Ich bin still. Von weit weg sieht das gleich aus. Eine Frage dürft ihr mir stellen.",
    ],
    question: "Eine einzige Frage an Ona: welche?",
    choices: [
      {
        text: "Wer schläft da?",
        after: [
          "Sumi, unsere Gärtnerin, sagt Ona. Ihr Zettel: Lasst Moss nicht singen. Und noch jemand. Steht auf keiner Liste.",
        ],
      },
      {
        text: "Was brauchst du von uns?",
        after: [
          "Das hat mich seit vierzig Tagen niemand gefragt, sagt Ona. Ich brauche Zeit. Und Ruhe. Und meine elf Löffel, mit Erklärung.",
        ],
      },
      {
        text: "Nichts. Wir leisten dir eine Weile Gesellschaft.",
        after: [
          "Also sagt ihr nichts, alle vier. Tavi sagt, es war das beste Gespräch der letzten vierzig Tage.",
        ],
      },
    ],
  },
  {
    alt: "Die Außentür im Dunkeln; Licht unter ihrer Kante.",
    lines: ["Dann dreimal Klopfen, an der Außentür. Alle, die wir kennen, sind drinnen."],
  },
];
