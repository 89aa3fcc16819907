import type { liveScenes as english } from "../en/live-scenes.ts";
import { count } from "./phrases.ts";

/** Instructions by kind of scene. */
export const liveScenes: typeof english = {
  film: {
    headline: "Todo el equipo ve la película.",
    muted: "Los micrófonos están apagados durante la película.",
    withSound: "Ver con sonido",
    part: (at, of) => `Imagen ${at} de ${of}`,
  },
  briefing: {
    listen: "Escucha la historia.",
    readCard: "Lee tu carta en voz alta.",
    detail: "Pulsa Adelante cuando lo tengas. Seguimos cuando todo el equipo lo haya pulsado.",
    cardDetail: "Solo la ves tú. Pulsa Adelante cuando todos la hayan oído.",
  },
  outcome: { headline: "Está decidido.", detail: "Esto es lo que ha pasado." },
  decision: {
    silent: "Voto en silencio",
    talk: "Hablar",
    lock: "Fijar",
    silentDetail: "Nadie ve tu voto todavía.",
    majority: (captain) =>
      `Gana la más votada. Si hay empate, ${captain === null ? "decides tú" : `decide ${captain}`}.`,
    consensus: (captain) =>
      `Se busca un acuerdo. Si no lo hay, gana la más votada; si hay empate, ${captain === null ? "decides tú" : `decide ${captain}`}.`,
    captain: (captain) => `Decide ${captain}, después de escuchar a todo el equipo.`,
    captainYou: "Llevas el timón. Escucha a todo el equipo y decide.",
    counts: (votes) => (votes.length === 1 ? count(votes[0] ?? 0, "voto", "votos") : votes.join(" a ")),
    lockNow: (counts) => `${counts}. Fija tu voto o cámbialo.`,
    closing: (counts, left) => `${counts}. Se cierra en ${left} si nadie cambia.`,
    lockMine: "Fijar mi voto",
    locked: "Tu voto está fijado",
    yourVote: "Tu voto",
    group: "Tu voto",
    votes: (n) => (n === 1 ? "voto" : "votos"),
    votedCount: (n, of) => `Votos: ${n} de ${of}`,
    chosen: "Elegida",
    changed: "ha cambiado su voto",
    changedOwn: "Has cambiado tu voto.",
    changedMind: (names) => `Cambio de voto: ${names}.`,
    by: {
      all: "Todo el equipo estaba de acuerdo.",
      majority: "La eligió la mayoría.",
      captain: (captain) => `Decidió ${captain}.`,
      draw: "Hubo empate y nadie al timón para deshacerlo. Lo decidió la suerte.",
      default: "Hubo muy pocos votos. Eligió la historia.",
    },
  },
  puzzle: {
    hints: "Pistas",
    hintsUsed: (used, of) => `${used} de ${of} usadas`,
    hintButton: (n) => `Pedir la pista ${n}`,
    costs: (points) => (points === 0 ? "gratis" : `cuesta ${count(points, "punto", "puntos")}`),
    noHint: "¿No sale? Una pista ayuda y cuesta poco.",
    check: "Probar",
    empty: (n) => (n === 1 ? "Queda 1 hueco" : `Quedan ${n} huecos`),
    unfinished: "El camino no está completo",
    proposed: {
      others: {
        check: (name) => `${name} quiere probar.`,
        hint: (name, costs) => `${name} quiere pedir una pista (${costs}).`,
      },
      own: {
        check: "Quieres probar. Alguien se suma, o se hace cuando acabe el tiempo.",
        hint: "Quieres pedir una pista. Alguien se suma, o se hace cuando acabe el tiempo.",
      },
      join: {
        check: (name) => `Probar con ${name}`,
        hint: (name) => `Pedirla con ${name}`,
      },
      wait: "Esperar",
      waited: (name) => `${name} prefiere esperar.`,
      waiting: "Esperando a los demás",
      choose: (join, wait) => `Pulsa «${join}» o «${wait}». Si no, se hace en 20 segundos.`,
    },
    notYet: "Aún no",
    notYetDetail: (seconds) => `Todavía no es eso. Puedes probar otra vez en ${seconds} s.`,
    solved: "Resuelto.",
    failed: "La historia sigue.",
    solvedDetail: "Buen trabajo de todo el equipo.",
    failedDetail: "No todas las cerraduras se abren. La historia toma otro rumbo.",
    details: {
      switchboard: "Solo mueves tus diales. Di lo que necesitas; los demás mueven el resto.",
      lights: "Di qué cambian tus interruptores. Si devuelves uno a su posición, se deshace lo que cambió.",
      match: "Elige una ficha y luego su sitio. Elígela otra vez para recogerla.",
      horns: "Toca tu bocina: solo la oyes tú. Di cómo suena y ponla en el barco al que pertenece.",
      cipher:
        "Cada signo tiene una parte de arriba y otra de abajo. Toca una imagen para ponerla en el sitio marcado.",
      route: "Toca la siguiente parada. Toca otra vez la última para dar un paso atrás.",
      order: "Toca una pieza y luego su sitio. O arrástrala hasta allí.",
      code: "Gira las ruedas. También puedes usar las flechas del teclado o escribir.",
      strip:
        "Tu lámpara ilumina tu parte. Di qué ves y qué está cortado. Gira las ruedas; después, todo el equipo mantiene sus lámparas a la vez.",
    },
    holding: "Sin mover nada",
  },
  together: {
    board: "El tablero",
    detail: "Ajusta tus mandos. Cuando haya acuerdo, todo el equipo mantiene pulsado el botón a la vez.",
    at: (control, position) => `${control}: ${position}`,
    submit: "Mantener pulsado a la vez",
    submitStrip: "Mantener la lámpara",
    pressing: (n, of) => `${n} de ${of} pulsando`,
    tried: (right, of) => `Último intento: ${right} de ${of} bien`,
    notYetDetail: (right, of, seconds) =>
      `${right} de ${of} están bien. Puedes probar otra vez en ${seconds} s.`,
  },
  allocation: {
    tokens: (n) => (n === 1 ? "queda 1" : `quedan ${n}`),
    yours: "Lo que colocas tú",
    wants: (n) => `necesita ${n}`,
    placed: (placed, wants) => `${placed} de ${wants} en su sitio`,
    enough: "Basta",
    moved: (n) => (n > 0 ? `${n} más` : `${-n} menos`),
    more: (label) => `Dar una a ${label}`,
    less: (label) => `Recuperar una de ${label}`,
    confirm: "Confirmar mi parte",
    detail: (n) =>
      n === 0
        ? "Todo colocado. Confirma o sigue cambiando."
        : `Te ${n === 1 ? "queda" : "quedan"} ${n} por colocar. Los demás colocan las suyas.`,
    spare: "Lo que nadie coloque a tiempo se coloca automáticamente.",
    needs: "Lo que hace falta",
  },
  reflection: {
    detail: "Nadie puede leer tu respuesta hasta que todo el equipo haya respondido.",
    label: "Tu respuesta",
    send: "Enviar mi respuesta",
    change: "Cambiar mi respuesta",
    sent: "Hemos recibido tu respuesta.",
    left: (n) => (n === 1 ? "queda 1" : `quedan ${n}`),
    answered: (n, of) => `Respuestas: ${n} de ${of}`,
    nothingDetail: "Nadie ha escrito nada. Pulsa Adelante para seguir.",
    readDetail: "No hace falta comentarlas. Pulsa Adelante cuando las hayas leído.",
    removed: "eliminado",
  },
  reveal: {
    headline: "Mira qué hizo cada equipo.",
    detail: "Todos los equipos tenían los mismos datos.",
  },
  kudos: {
    left: (n) =>
      n === 0 ? "Ya has dado las tres." : `Te ${n === 1 ? "queda 1 carta" : `quedan ${n} cartas`} por dar.`,
    given: (name) => `Para ${name}`,
    secret: "Al final, el equipo lee las cartas. Tus palabras son solo para quien las recibe.",
    reading: "Es hora de leer las cartas en equipo.",
    readingDetail: "Lo que alguien te ha escrito está en tu resumen.",
    ready: "He terminado",
  },
  commitment: {
    detail: (captain) =>
      `Hay que completar una frase en equipo. Cualquiera puede reescribir cada mitad; ${captain === null ? "la fijas tú" : `la fija ${captain}`}.`,
    save: "Proponer esta frase",
    examples: "Por ejemplo",
    lock: "Fijarla para el equipo",
    locked: "Esto es lo que va a hacer el equipo.",
    lockedDetail:
      "Queda en tu resumen. Hoy te la enviamos por correo y dentro de 14 días te preguntamos una vez cómo ha ido.",
    by: (name) => `la escribió ${name}`,
    nothing: "Nadie ha escrito nada todavía.",
  },
  camp: {
    headline: "Un minuto tranquilo.",
    detail: "Aquí nada cuenta.",
    goOn: "Seguimos",
    over: "La pregunta ha dado la vuelta.",
    teams: (arrived, of) => `Equipos que han llegado: ${arrived} de ${of}.`,
  },
  scorecard: {
    headline: "Tu sesión ha terminado.",
    detail: "El resumen se abre cuando todo el equipo pulse Adelante.",
    open: "Ver el resumen",
  },
  over: { headline: "La sesión ha terminado.", detail: "Estamos preparando tu resumen." },
};
