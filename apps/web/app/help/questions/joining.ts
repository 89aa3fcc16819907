import type { QuestionGroup } from "../question-group.ts";

export const joining: QuestionGroup = {
  id: "joining",
  title: "Joining in",
  list: [
    {
      q: "What does everyone need?",
      a: [
        "A current browser on a laptop, a tablet, or a phone. There’s nothing to install, and nobody needs an account. A one-minute check tells each person whether their connection and devices are good enough.",
      ],
      terms: "install download app software account requirements laptop headphones equipment",
    },
    {
      q: "Do I have to turn my camera on?",
      a: [
        "No. Camera and microphone are both optional. Without a camera, others see the portrait that you choose, and you can chat instead of speaking.",
      ],
      terms: "webcam video microphone camera optional off voice",
    },
    {
      q: "What if my connection drops?",
      a: [
        "We keep your seat, and you come back exactly where your team is. After half a minute, your cards pass to your teammates until you return. A missing person never stops a scene.",
      ],
      terms: "internet lost wifi disconnect reconnect crash offline",
    },
    {
      q: "What if I’m late?",
      a: [
        "You join the smallest team, read “the story so far”, and get your cards the next time they’re dealt.",
      ],
      terms: "late join after start delay arrive",
    },
    {
      q: "I can’t come. What do I do?",
      a: [
        "Use the “I can’t come” link in your invitation. Your seat is then free for someone else, and nobody asks why.",
      ],
      terms: "decline absent sick cannot attend vacation leave withdraw",
    },
    {
      q: "I lost my link.",
      a: [
        "Look for the invitation or a reminder in your inbox, or ask the person who invited you. They can send it again from the session’s page.",
      ],
      terms: "link lost invitation missing resend email not received find",
    },
    {
      q: "Does it work on a phone?",
      a: ["Yes, and on a tablet. A laptop is best, because more fits on its screen."],
      terms: "phone mobile smartphone iphone android tablet ipad cell handy móvil",
    },
    {
      q: "Which browsers work?",
      a: [
        "Chrome, Edge, Firefox, and Safari, if they are up to date. The guide for IT lists the oldest versions that work.",
      ],
      terms: "browser chrome safari firefox edge version supported compatible internet explorer",
    },
    {
      q: "How much bandwidth does it need?",
      a: [
        "Without cameras, little more than a phone call. With cameras, as much as a video call. If a connection is weak, the page pauses the video and keeps the audio. The guide for IT has the numbers.",
      ],
      terms: "bandwidth internet speed slow connection mbit data wifi",
    },
    {
      q: "Does it work behind our firewall or VPN?",
      a: [
        "Usually. The session needs HTTPS to one address, and changes to plain requests if WebSocket is blocked. If your network lets no audio or video through, people play with portraits and chat. The system check shows what gets through, and the guide for IT lists what to allow.",
      ],
      terms: "firewall vpn proxy network ports blocked whitelist allow corporate",
    },
    {
      q: "Do we need Zoom, Teams, or Slack?",
      a: [
        "No. Voice and video are built in, so leave your meeting while you play. To invite people in Slack or Microsoft Teams, post the link there: the invitation’s page has a short message for it, and a webhook can tell the channel when a session starts soon or a report is ready. There is no app to install.",
      ],
      terms: "zoom microsoft teams slack webex google meet integration chat channel plugin videocall",
    },
    {
      q: "Does it go into our calendars?",
      a: [
        "Yes. Each invitation has a calendar file for Outlook, Google Calendar, or Apple Calendar. When you reschedule or cancel the session, the entry changes with it.",
      ],
      terms: "calendar outlook google ics entry appointment block meeting",
    },
    {
      q: "Who helps if something goes wrong in the session?",
      a: [
        "Press “Fix my audio or video”: it checks one thing after the other and repairs what it can. If someone from your company hosts the session, you can also ask them for help from the page.",
      ],
      terms: "support problem help during session sound broken microphone technical trouble",
    },
  ],
};
