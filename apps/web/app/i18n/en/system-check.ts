import { checkNames } from "./check-names.ts";
import { deviceFindings } from "./device-findings.ts";

/** The system check of browser, devices and network. */
export const systemCheck = {
  title: "System check",
  heading: "Is everything ready for your session?",
  intro:
    "This checks your browser and your connection, and your devices when you press a button. It changes nothing, and nothing you say or show leaves this page.",
  again: "Check again",
  rsvp: "Say whether you’re coming",
  parts: checkNames,
  findings: deviceFindings,
  level: "What your microphone hears",
  browserOk: "Your browser has everything it needs.",
  browserBad:
    "Your browser is too old, or a setting is turned off. Please use a current Chrome, Edge, Firefox, or Safari.",
  storageOk: "This tab can remember your seat.",
  storageBad: "This browser can’t store anything. Please leave private mode or allow site data.",
  realtimeOk: {
    socket: (ms: number) => `Answers in ${ms} ms.`,
    stream: (ms: number) =>
      `Something in your network blocks WebSocket, so we use streaming instead. Answers in ${ms} ms. You can take part.`,
    poll: (ms: number) =>
      `Something in your network blocks WebSocket and streaming, so this page keeps asking for updates. Answers in ${ms} ms. You can take part, a little slower.`,
  },
  realtimeBad:
    "We tried three ways to connect, and none of them worked. Please try another network, or show the text for IT below to the people who manage this one.",
  clockOk: "Your clock is right.",
  clockOff: (seconds: number) =>
    `Your clock is ${seconds} s off. This is fine: the session uses our clock, not yours.`,
  clockUnknown: "We couldn’t check your clock.",
  directOk: "Your browser can connect directly to your teammates.",
  directBad:
    "This browser can’t make direct connections. A setting or an extension may be blocking them. Without them, there is no audio or video. Portraits and chat still work.",
  relayOk: (ms: number) => `Reached in ${ms} ms. It helps where your network blocks direct connections.`,
  relayBad:
    "We couldn’t reach the relay. If your network blocks direct connections, you won’t hear anyone. Please show the text for IT below to the people who manage your network.",
  relayWithout: {
    none: "There’s no relay here. Audio and video go directly from browser to browser.",
    unproved:
      "Only your email address was entered. To check the relay, too, please open this page from the personal link in your invitation.",
    later: "We can’t check the relay right now. Please try again in a few minutes.",
    not_now: "Your session isn’t open, so there’s no relay to check now.",
  },
  relayUnknown: "Open this page from your join link or your lobby to check this, too.",
  autoplayHow: {
    allowed: "This page can play sound.",
    "after-click": "Your browser plays sound after your first click on a page. Joining the session counts.",
    none: "This browser doesn’t play sound. Please check its settings for this page.",
  },
  tryMicrophone: "Try the microphone",
  listening: "Listening",
  speakNow: "Say a sentence. We record three seconds, and only you can hear them.",
  playback: "What your microphone heard",
  microphoneOk: "Your microphone works. You can listen to yourself.",
  microphoneSilent:
    "Your microphone is on, but we can’t hear anything. Is it muted, or is another one selected in your system?",
  tryCamera: "Try the camera",
  cameraOff: "Turn the camera off",
  cameraOk: "This is how your team will see you. A portrait works just as well.",
  trySpeakers: "Play a bell",
  didYouHear: "Did you hear it?",
  audible: "Yes, I heard it",
  silent: "No, nothing",
  speakersOk: "Your speakers work.",
  speakersBad: "Turn the volume up, and check which speaker or headset your system uses. Then play it again.",
  looking: "Checking",
  notLooked: "Not checked",
  note: "Good to know",
  pass: "Ready",
  fail: "Needs help",
  allGood: "You are ready.",
  mostlyGood: "You can take part.",
  notTested: "Almost done: try your microphone and play the bell.",
  notGood: "Something needs help.",
  notSent: "Nobody gets the result until you send it or try a device.",
  send: "Send the result to my administrator",
  stored: "Your administrator can see the result.",
  notStored: "Open this page from your lobby to share the result with your administrator.",
  forIt: "For your IT department",
  print: "Print this text",
  back: "Back to the lobby",
};
