import type { systemCheck as english } from "../en/system-check.ts";

/** The system check of browser, devices and network. */
export const systemCheck: typeof english = {
  title: "Comprobación previa",
  heading: "¿Está todo a punto para tu sesión?",
  intro:
    "Miramos tu navegador y tu conexión y, cuando pulses un botón, tus dispositivos. No cambia nada, y nada de lo que muestres o digas sale de esta página.",
  again: "Comprobar otra vez",
  rsvp: "Decir si vas a venir",
  parts: {
    browser: "Navegador",
    storage: "Almacenamiento",
    realtime: "Tiempo real",
    clock: "Reloj",
    direct: "Voz directa",
    relay: "Voz por repetidor",
    autoplay: "Sonido automático",
    microphone: "Micrófono",
    camera: "Cámara",
    speakers: "Altavoces",
  },
  browserOk: "Tiene todo lo que hace falta.",
  browserBad: "Es demasiado antiguo o tiene algo desactivado. Usa un Chrome, Edge, Firefox o Safari actual.",
  storageOk: "Esta pestaña puede recordar tu plaza.",
  storageBad: "Este navegador no guarda nada. Sal del modo privado o permite los datos de sitios.",
  realtimeOk: {
    socket: (ms) => `Responde en ${ms} ms.`,
    stream: (ms) =>
      `Algo en tu red retiene WebSocket, así que la sesión llega de otra manera, como un flujo continuo. Responde en ${ms} ms. Puedes jugar.`,
    poll: (ms) =>
      `Algo en tu red retiene WebSocket y los flujos continuos, así que la página pregunta una y otra vez. Responde en ${ms} ms. Puedes jugar, con algo menos de rapidez.`,
  },
  realtimeBad:
    "No hay respuesta por ninguna de las tres vías. Prueba con otra red, o enseña el texto para informática, más abajo, a quien se ocupe de esta.",
  clockOk: "Tu reloj va bien.",
  clockOff: (seconds) =>
    `Tu reloj se desvía ${seconds} s. No importa: la sesión va con nuestro reloj, no con el tuyo.`,
  clockUnknown: "No se ha podido comparar.",
  directOk: "Tu navegador puede conectar directamente con los de tu equipo.",
  directBad:
    "Este navegador no hace conexiones directas; quizá las impida un ajuste o una extensión. Sin ellas no hay voces ni caras. Los retratos y el chat funcionan.",
  relayOk: (ms) => `Responde en ${ms} ms. Ayuda cuando tu red no permite nada directo.`,
  relayBad:
    "No se ha llegado al repetidor. Si tu red no permite nada directo, no oirías a nadie: enseña el texto para informática, más abajo, a quien se ocupe de ella.",
  relayNone: "Aquí no hay repetidor. Las voces van de navegador a navegador.",
  relayUnknown:
    "Abre esta página desde tu enlace personal o desde la sala de espera para mirar esto también.",
  autoplayHow: {
    allowed: "Aquí las páginas pueden reproducir sonido.",
    "after-click":
      "Tu navegador reproduce sonido tras la primera pulsación en una página. Ocupar tu plaza ya lo es.",
    none: "Este navegador no reproduce sonido. Revisa sus ajustes para esta página.",
  },
  tryMicrophone: "Probar el micrófono",
  listening: "Escuchando",
  speakNow: "Di una frase. Se graban tres segundos, solo para ti.",
  playback: "Lo que oyó tu micrófono",
  microphoneOk: "Te oye. Escúchate, si quieres.",
  microphoneSilent: "Está encendido y no oye nada. ¿Está silenciado, o hay otro elegido en tu sistema?",
  tryCamera: "Probar la cámara",
  cameraOff: "Apagar la cámara",
  cameraOk: "Así te vería tu equipo. Un retrato vale lo mismo.",
  trySpeakers: "Tocar una campana",
  didYouHear: "¿La has oído?",
  audible: "Sí, la he oído",
  silent: "No, nada",
  speakersOk: "Oirás la sesión.",
  speakersBad:
    "Sube el volumen y mira qué altavoz o qué auriculares usa tu sistema. Después tócala otra vez.",
  looking: "Mirando",
  notLooked: "Sin mirar",
  note: "Bueno es saberlo",
  pass: "En orden",
  fail: "Necesita ayuda",
  allGood: "Todo está a punto.",
  mostlyGood: "Puedes participar.",
  notGood: "Hay algo que necesita ayuda.",
  stored: "Quien organiza la sesión puede ver el resultado.",
  notStored: "Abre esta página desde la sala de espera para que quien organiza la sesión vea el resultado.",
  forIt: "Para tu departamento de informática",
  print: "Imprimir este texto",
  back: "Volver a la sala de espera",
};
