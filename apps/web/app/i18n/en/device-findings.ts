/** What may be wrong with camera, microphone and call, and what to do about it. */
export const deviceFindings = {
  "mic-denied":
    "Your browser is blocking the microphone. To allow it, use the icon at the left of the address bar.",
  "mic-missing": "We couldn’t find a microphone. Plug one in, and we’ll use it right away.",
  "mic-busy": "Another program is using your microphone. Close it, then try again.",
  "mic-unsupported": "This browser doesn’t let pages use a microphone. Chat and everything else still work.",
  "mic-muted": "You’re muted.",
  "cam-denied":
    "Your browser is blocking the camera. To allow it, use the icon at the left of the address bar.",
  "cam-missing": "We couldn’t find a camera. Your portrait is shown instead.",
  "cam-busy": "Another program is using your camera. Close it, then try again.",
  "cam-unsupported": "This browser doesn’t let pages use a camera. Your portrait is shown instead.",
  "film-muted": "A film is on. Everyone is muted until it ends.",
  "mates-lost": "You’re not connected to everyone yet. We’re working on it.",
  "weak-line": "Your connection is weak, so we put audio before video.",
};
