/** Names of the points of the system check. Apart from its other texts, because the dashboard shows them too. */
export const checkNames = {
  browser: "Browser",
  storage: "Storage",
  realtime: "Connection",
  clock: "Clock",
  direct: "Direct audio and video",
  relay: "Relayed audio and video",
  autoplay: "Automatic sound",
  microphone: "Microphone",
  camera: "Camera",
  speakers: "Speakers",
};
