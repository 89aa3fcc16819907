import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Adresse bestätigen",
  heading: "Bestätigen Sie Ihre E-Mail-Adresse",
  text: "Danach kann Ihr Unternehmen Sessions bestätigen, Menschen einladen und seine 6 kostenlosen Credits nutzen.",
  submit: "Meine Adresse bestätigen",
  busy: "Die Adresse wird bestätigt",
  doneHeading: "Ihre Adresse ist bestätigt",
  done: "Ihre 6 kostenlosen Credits sind da. Planen Sie Ihre erste Session, oder sehen Sie sich um.",
  toDashboard: "Zum Dashboard",
  waitingHeading: "Sehen Sie in Ihr Postfach",
  waiting: (email) =>
    email
      ? `Wir haben einen Link an ${email} geschickt. Sie können ihn auf jedem Gerät öffnen.`
      : "Wir haben Ihnen einen Link geschickt. Sie können ihn auf jedem Gerät öffnen.",
  expiredHeading: "Dieser Link wurde schon benutzt oder ist abgelaufen",
  expired: "Geben Sie Ihre Adresse ein, dann schicken wir Ihnen einen neuen.",
  moving: {
    text: "Danach melden Sie sich mit dieser Adresse an.",
    done: "Ab jetzt melden Sie sich mit ihr an, und unsere E-Mails gehen dorthin.",
    expired:
      "Ihre Adresse hat sich nicht geändert. Speichern Sie die neue noch einmal in Ihrem Profil, dann schicken wir Ihnen einen neuen Link.",
    toProfile: "Zu meinem Profil",
  },
  resend: "Neuen Link schicken",
  resent: "Wenn die Adresse noch bestätigt werden muss, ist ein Link unterwegs.",
  person: {
    heading: "Ist das Ihre neue Adresse?",
    text: "Das Unternehmen, das Sie einlädt, hat Ihre E-Mail-Adresse geändert. Bestätigen Sie nur, wenn die neue Adresse in unserer E-Mail Ihre ist: Sie zeigt dann, was Sie bisher geschrieben und gewählt haben.",
    submit: "Ja, das ist meine neue Adresse",
    doneHeading: "Danke, das ist bestätigt",
    done: "Nutzen Sie ab jetzt die neue Adresse. Sie können diese Seite schließen.",
  },
  linked: {
    heading: "Sind Sie das?",
    text: "Jemand wollte sich unter dieser Adresse mit einem anderen Konto anmelden. Wenn Sie das waren, in diesem Browser, drücken Sie den Knopf, um die zwei Konten zu verbinden.",
    submit: "Ja, verbinden und anmelden",
  },
};
