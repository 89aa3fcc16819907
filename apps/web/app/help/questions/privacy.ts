import type { QuestionGroup } from "../question-group.ts";

export const privacy: QuestionGroup = {
  id: "privacy",
  title: "Privacy and fairness",
  list: [
    {
      q: "Is anything recorded?",
      a: [
        "No. Audio and video go directly between the browsers of a team, or through a media server if this installation has one. They’re encrypted on the way and never stored.",
      ],
      terms: "recording record video audio stored watch again",
    },
    {
      q: "What does my company see?",
      a: [
        "Its reports say who attended, and what teams of three or more chose, solved, and agreed to do, with their measures. They never say how anyone voted, and never contain anyone’s chat, share, or award. During the session, administrators can see in the host console who is there, what each team has chosen and solved, and messages that someone reports to them. They can also visit a team, and then see its stage as the team does. We don’t rank people.",
      ],
      terms: "employer boss manager hr visible see surveillance chat votes",
    },
    {
      q: "What is measured?",
      a: [
        "Six things about a team, such as how evenly everyone contributed and how many cards people read aloud. We show them in three bands after the session, never during it, and explain how we calculate each one. We don’t infer moods.",
      ],
      terms: "measures metrics analytics tracking score data collected evaluation",
    },
    {
      q: "How long do you keep it?",
      a: [
        "Chat, reflections, and thank-you lines for as many days as your company sets, 30 by default. The privacy page and the data processing page list the rest.",
      ],
      terms: "retention delete store data period days",
    },
    {
      q: "Do you have something for our works council?",
      a: [
        "Yes. One page in your dashboard says what we measure, who sees it, and how long we keep it, with your company’s settings.",
      ],
      terms: "works council union co-determination employee representatives agreement",
    },
    {
      q: "Is there a data processing agreement?",
      a: [
        "Yes. Administrators download it from “What we measure, on one page” in the dashboard: a PDF to sign, with your company’s name, the operator’s details, and the outside services of this installation.",
      ],
      terms: "dpa data processing agreement avv gdpr article 28 contract sign processor",
    },
    {
      q: "Where is our data stored?",
      a: [
        "On the operator’s servers, in the country in which they run the database. The privacy page names the operator, and the data processing page each outside service.",
      ],
      terms: "data location hosting server country eu europe region us cloud stored where residency",
    },
    {
      q: "Which sub-processors do you use?",
      a: [
        "Those that this installation has set up. The data processing page names each of them and what it receives.",
      ],
      terms: "subprocessor sub-processor subprocessors vendor third party services suppliers",
    },
    {
      q: "What about the GDPR?",
      a: [
        "The privacy page says what is stored about whom, why, and for how long. People can download and erase their data themselves, and you set for how many days texts are stored.",
      ],
      terms: "gdpr dsgvo rgpd data protection compliance compliant legal privacy dpo personal",
    },
    {
      q: "Do you use AI?",
      a: [
        "No. The product contains no AI service and sends your data to none. The stories are complete before you play them, and simulated teammates follow fixed rules.",
      ],
      terms: "ai artificial intelligence chatgpt llm machine learning training model openai",
    },
    {
      q: "Can we sign in with single sign-on (SSO)?",
      a: [
        "Yes. Administrators can sign in through your own identity provider with OpenID Connect, at no extra cost. SAML isn’t supported. Participants need no account.",
      ],
      terms: "sso single sign on saml oidc okta entra azure google workspace login identity mfa",
    },
    {
      q: "Do you have answers for our security review?",
      a: [
        "Yes. One page answers what security teams ask, with a plain no where the answer is no, and has it all as a CSV file. There are no certificates such as SOC 2 or ISO 27001.",
      ],
      terms:
        "security review questionnaire soc2 iso 27001 certificate audit penetration test pentest infosec vendor assessment",
    },
    {
      q: "How do we delete our data?",
      a: [
        "An Owner can delete the company under Your profile, and download people, the ledger, and insights there first. Receipts stay for as long as the law requires. Participants can erase their own data through their join link.",
      ],
      terms: "delete erase remove account company data close forget export leave",
    },
    {
      q: "Are there tracking cookies?",
      a: [
        "No. There is no advertising and no tracking. The privacy page names each cookie and what it is for.",
      ],
      terms: "cookies cookie tracking analytics advertising banner consent",
    },
  ],
};
