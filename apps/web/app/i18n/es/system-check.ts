import type { systemCheck as english } from "../en/system-check.ts";
import { checkNames } from "./check-names.ts";
import { deviceFindings } from "./device-findings.ts";

/** The system check of browser, devices and network. */
export const systemCheck: typeof english = {
  title: "Comprobación previa",
  heading: "¿Está todo listo para tu sesión?",
  intro:
    "Comprobamos tu navegador y tu conexión y, cuando pulses un botón, tus dispositivos. No cambiamos nada, y nada de lo que muestres o digas sale de esta página.",
  again: "Comprobar otra vez",
  rsvp: "Decir si vas a venir",
  parts: checkNames,
  findings: deviceFindings,
  level: "Lo que oye tu micrófono",
  browserOk: "Tu navegador tiene todo lo que hace falta.",
  browserBad: "Es demasiado antiguo o tiene algo desactivado. Usa un Chrome, Edge, Firefox o Safari actual.",
  storageOk: "Esta pestaña puede recordar tu plaza.",
  storageBad: "Este navegador no guarda nada. Sal del modo privado o permite los datos de sitios.",
  realtimeOk: {
    socket: (ms) => `Responde en ${ms} ms.`,
    stream: (ms) =>
      `Algo en tu red bloquea WebSocket, así que usamos streaming. Responde en ${ms} ms. Puedes participar.`,
    poll: (ms) =>
      `Algo en tu red bloquea WebSocket y el streaming, así que esta página pide novedades continuamente. Responde en ${ms} ms. Puedes participar, aunque un poco más despacio.`,
  },
  realtimeBad:
    "Hemos probado tres formas de conectar y ninguna ha funcionado. Prueba con otra red o enseña el texto para informática, más abajo, a quien gestione esta.",
  clockOk: "Tu reloj va bien.",
  clockOff: (seconds) =>
    `Tu reloj se desvía ${seconds} s. No importa: la sesión va con nuestro reloj, no con el tuyo.`,
  clockUnknown: "No hemos podido comprobar tu reloj.",
  directOk: "Tu navegador puede conectar directamente con los de tu equipo.",
  directBad:
    "Este navegador no puede hacer conexiones directas. Quizá las bloquee un ajuste o una extensión. Sin ellas no hay audio ni vídeo. Los retratos y el chat funcionan.",
  relayOk: (ms) => `Responde en ${ms} ms. Ayuda si tu red bloquea las conexiones directas.`,
  relayBad:
    "No hemos podido conectar con el repetidor. Si tu red bloquea las conexiones directas, no oirás a nadie. Enseña el texto para informática, más abajo, a quien gestione tu red.",
  relayWithout: {
    none: "Aquí no hay repetidor. El audio y el vídeo van directamente de navegador a navegador.",
    unproved:
      "Solo has indicado tu correo. Para comprobar también el repetidor, abre esta página desde el enlace personal de tu invitación.",
    later: "Ahora no podemos comprobar el repetidor. Vuelve a probar en unos minutos.",
    not_now: "Tu sesión no está abierta, así que ahora no se puede comprobar el repetidor.",
  },
  relayUnknown:
    "Abre esta página desde tu enlace personal o desde la sala de espera para comprobar esto también.",
  autoplayHow: {
    allowed: "Esta página puede reproducir sonido.",
    "after-click":
      "Tu navegador reproduce sonido después del primer clic en una página. Entrar en la sesión ya cuenta.",
    none: "Este navegador no reproduce sonido. Revisa sus ajustes para esta página.",
  },
  tryMicrophone: "Probar el micrófono",
  listening: "Escuchando",
  speakNow: "Di una frase. Grabamos tres segundos que solo oyes tú.",
  playback: "Lo que oyó tu micrófono",
  microphoneOk: "Tu micrófono funciona. Puedes escucharte.",
  microphoneSilent:
    "Tu micrófono está encendido, pero no oímos nada. ¿Está silenciado, o hay otro elegido en tu sistema?",
  tryCamera: "Probar la cámara",
  cameraOff: "Apagar la cámara",
  cameraOk: "Así te verá tu equipo. Un retrato vale lo mismo.",
  trySpeakers: "Tocar una campana",
  didYouHear: "¿La has oído?",
  audible: "Sí, la he oído",
  silent: "No, nada",
  speakersOk: "Tus altavoces funcionan.",
  speakersBad:
    "Sube el volumen y mira qué altavoz o qué auriculares usa tu sistema. Después tócala otra vez.",
  looking: "Comprobando",
  notLooked: "Sin comprobar",
  note: "Conviene saber",
  pass: "Listo",
  fail: "Necesita ayuda",
  allGood: "Todo está listo.",
  mostlyGood: "Puedes participar.",
  notTested: "Casi listo: prueba tu micrófono y haz sonar la campana.",
  notGood: "Algo necesita ayuda.",
  notSent: "Nadie recibe el resultado hasta que lo envíes o pruebes un dispositivo.",
  send: "Enviar el resultado a quien organiza",
  stored: "Quien organiza la sesión puede ver el resultado.",
  notStored: "Abre esta página desde la sala de espera para que quien organiza la sesión vea el resultado.",
  forIt: "Para tu departamento de informática",
  print: "Imprimir este texto",
  back: "Volver a la sala de espera",
};
