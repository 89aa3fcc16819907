import type { TranslatedGroup } from "../question-group.ts";

export const session: TranslatedGroup = {
  id: "hour",
  title: "La sesión",
  list: [
    {
      id: "what-is-lantern-hour",
      q: "¿Qué es Lantern Hour?",
      a: [
        "Una historia que un grupo juega por equipos en el navegador, durante una hora. Todo el mundo ve la misma película de apertura. Después, equipos de hasta seis personas toman decisiones, resuelven enigmas que necesitan a todo el equipo y llegan al final al que llevan sus propias decisiones.",
      ],
      terms: "team building virtual actividad en línea online evento juego escape room qué es",
    },
    {
      id: "how-long-does-it-take",
      q: "¿Cuánto dura?",
      a: [
        "Sesenta minutos desde el comienzo, con la reflexión y los premios incluidos. Los equipos más lentos se saltan escenas opcionales, para que todo el mundo acabe a la vez. El final solo se mueve si quien hace de guía alarga la sesión, de cinco en cinco minutos, o si una pausa o un fallo deja demasiado poco tiempo, y entonces cinco minutos como mucho. La sala de espera se abre 15 minutos antes del comienzo.",
      ],
      terms: "duración minutos tiempo largo horario agenda",
    },
    {
      id: "how-many-people-can-play",
      q: "¿Cuánta gente puede jugar?",
      a: [
        "De 2 a 300 personas en una sesión. Formamos equipos de cinco siempre que podemos, y nunca de más de seis.",
      ],
      terms: "mínimo máximo tamaño grupo número personas participantes grande pequeño",
    },
    {
      id: "which-adventures-are-there",
      q: "¿Qué aventuras hay?",
      a: [
        "Tres: La estación callada, sobre escuchar; La luz de Saltmere, sobre preguntar antes de que sea tarde; y El golpe honrado, una comedia sobre reconocer lo que hiciste. Cada una se sostiene sola. Cuando planificas una sesión, ves el tono y la dificultad de cada una, y cuántas de tus personas ya la han jugado.",
      ],
      terms: "historia historias juego temas elegir guion",
    },
    {
      id: "does-one-of-us-have-to-host",
      q: "¿Alguien tiene que hacer de guía?",
      a: [
        "No. El piloto automático empieza la sesión, espera hasta cinco minutos a quien falta y la lleva entera, así que puedes jugar sin más. Si prefieres guiarla, elige «Una persona de tu empresa como guía» cuando planifiques la sesión.",
      ],
      terms: "facilitador moderador anfitrión guía piloto automático dirigir dinamizador",
    },
    {
      id: "can-i-see-it-before-i-invite-anyone",
      q: "¿Puedo verlo antes de invitar a nadie?",
      a: [
        "Sí. Juega una escena sin cuenta, con tres personas simuladas. Con una cuenta puedes ensayar cualquier aventura cuantas veces quieras. Los ensayos no cuestan créditos.",
      ],
      terms: "prueba demo gratis probar ensayo vista previa antes de comprar",
    },
    {
      id: "is-it-a-competition",
      q: "¿Es una competición?",
      a: [
        "Entre personas, no: los puntos siempre son de un equipo. Los equipos reciben puntos por sus decisiones, por sus enigmas y por cómo han trabajado. Cada equipo recibe un premio a su medida, y también cada persona, salvo que tu empresa lo haya desactivado.",
      ],
      terms: "puntos ganar clasificación marcador premio competir ranking",
    },
    {
      id: "can-people-in-the-same-office-play-together",
      q: "¿Se puede jugar desde la misma oficina?",
      a: [
        "Sí. Cada persona necesita su propio dispositivo, porque las cartas de cada pantalla son distintas, y auriculares, para que la llamada no haga eco.",
      ],
      terms: "híbrido oficina mismo sitio presencial sala compartida",
    },
  ],
};
