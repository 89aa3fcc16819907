import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Lantern Hour: una hora, en equipo",
  hero: {
    title: ["Una hora,", "en equipo."],
    intro:
      "Aventuras con historia para equipos que trabajan a distancia. Tu gente entra desde el navegador, se reparte en equipos pequeños y decide qué pasa después.",
    see: "Mira cómo es una sesión",
  },
  vote: {
    label: "Un ejemplo: un equipo de cinco decide, en La luz de Saltmere",
    caption: "Abajo está todo el pueblo, en pantuflas. ¿De qué se entera el pueblo?",
    quoted: (text) => `«${text}»`,
    clock: ["0:42", "0:31", "0:24"],
    changing: "Tomás está cambiando de idea.",
    changed: "Tomás ha cambiado su voto.",
    agreed: "Los cinco de acuerdo. Fijado.",
    pause: "Parar la animación",
    options: [
      { title: "Contar a todo el pueblo", text: "lo que sabemos, y lo que no." },
      { title: "Decírselo a dos que pueden ayudar ya:", text: "Bo y Ruda." },
      { title: "No decir nada", text: "hasta saber más." },
    ],
    people: { tomas: "Tomás", amara: "Amara", mei: "Mei", noor: "Noor", idris: "Idris" },
  },
  session: {
    heading: "Sesenta minutos, y acaba a su hora.",
    intro:
      "Una sola línea significa que todo el mundo está en la misma escena. Donde se separa, los equipos, de seis personas como máximo, siguen su propio camino y toman sus propias decisiones.",
    scrub: "Minuto de la sesión",
    together: "Todo el mundo a la vez",
    teams: "Por equipos",
    parts: [
      {
        name: "Apertura",
        text: "Todo el mundo ve la misma película a la vez. En cuatro minutos se sabe qué está en juego y cómo se juega.",
        quote: "Y esta es Lumo: una estación pequeña con un jardín muy grande.",
        alt: "Lumo, una estación pequeña con seis ventanas redondas, todas encendidas en ámbar.",
      },
      {
        name: "Acto I",
        text: "La gente se reparte en equipos de seis como máximo. Cada persona recibe un papel y una carta que nadie más puede ver. El equipo toma su primera decisión y abre su primera cerradura.",
        quote: "«Ahí está Lumo. A oscuras, cerrada y, eso sí, muy educada.»",
        alt: "Lumo a oscuras, y detrás el anillo de un planeta.",
      },
      {
        name: "Acto II",
        text: "La historia sigue lo que ha elegido el equipo. Hay que resolver un enigma más difícil, repartir algo que no alcanza y decidir sobre personas.",
        quote: "Coloca tus celdas. No alcanzan para todas las salas.",
        alt: "Cinco lámparas sobre cinco puertas pequeñas.",
      },
      {
        name: "Interludio",
        text: "Todos los equipos se juntan de nuevo y ven, lado a lado, qué ha elegido cada uno.",
        quote: "«Mira qué distinto salió. Cada tripulación protegió a alguien.»",
        alt: "Una sombra sobre el anillo del planeta; la última luz dorada sobre Lumo.",
      },
      {
        name: "Acto III",
        text: "Se juega la rama a la que han llevado las decisiones del equipo. El último enigma necesita los ojos de cada persona. Después llega la última decisión.",
        quote: "Tres toques en la puerta exterior. Suaves. Con paciencia.",
        alt: "La puerta exterior por dentro, con luz bajo el borde.",
      },
      {
        name: "Final",
        text: "El equipo ve una de las películas finales. Cuál de ellas, depende de lo que ha hecho.",
        quote: "Le contamos un secreto al mundo entero, y el mundo saludó sin hacer ruido.",
        alt: "Ciudades de noche con un millón de lamparitas.",
      },
      {
        name: "Reflexión",
        text: "Cada persona responde sola a una pregunta, y luego se leen las respuestas en equipo. Cada cual da hasta tres cartas de agradecimiento, y también se leen en equipo. Y el equipo elige una cosa para hacer en el trabajo.",
        quote: "«Una frase sincera por persona. Luego se leen todas, y sin prisas.»",
        alt: "Una fila de personas en la oscuridad, con lámparas pequeñas entre ellas.",
      },
      {
        name: "Premios",
        text: "Llega el resumen: el camino, los puntos, un premio para el equipo y otro para cada persona. Y se acabó, a su hora.",
        quote: "«Ese ha sido nuestro final. Hay cinco más. Es cuestión de preguntar por ahí.»",
        alt: "La bitácora de la nave, abierta; entre las páginas, una hoja seca.",
      },
    ],
  },
  take: {
    heading: "Tu historia se va contigo.",
    intro:
      "Cada equipo recibe su propio resumen: lo que ha elegido, de dónde salen sus puntos y cómo ha trabajado en equipo.",
    example: "Ejemplo",
    story: "the-quiet-station",
    by: "Esta sesión la jugaron seis personas simuladas. Hemos quitado las últimas decisiones, para que las tomes tú.",
    team: "Equipo Media Luna, los Oídos Abiertos",
    person: "Una de las seis",
  },
  organize: {
    heading: "Planificarla lleva unos minutos.",
    intro: [
      "Elige una aventura, una hora y a la gente. Cada persona recibe una invitación con un archivo para el calendario, el comienzo en su propia hora, una comprobación previa y una manera de decir «No puedo ir».",
      "En tu panel, cada persona es una ventana de una calle, y se enciende cuando está a punto. Después, el piloto automático lleva la sesión.",
    ],
    samples: "Ver una invitación y un informe de ejemplo",
    picture:
      "El panel de Lantern Hour: la próxima sesión como una calle con ventanas encendidas y apagadas, con una lista de tareas debajo y los créditos al lado.",
  },
  privacy: {
    heading: "Un espejo, nunca un veredicto.",
    intro: [
      "La gente solo juega con libertad si nadie la juzga. Por eso, aquí está lo que medimos y quién lo ve.",
      "No se graba nada. Puedes enseñar esta tabla tal cual a tu comité de empresa.",
    ],
    caption: "Qué medimos y quién puede verlo",
    columns: ["Qué", "Tú", "Tu equipo", "Tu empresa"],
    never: "Nunca",
    rows: [
      { what: "Tu propia parte", note: "de votos, jugadas y cartas compartidas", who: ["Sí", null, null] },
      {
        what: "Las medidas del equipo",
        note: "en franjas, después de la sesión, nunca durante ella",
        who: ["Sí", "Sí", "Equipos de 3+"],
      },
      {
        what: "Las cartas de agradecimiento",
        note: "solo tú ves lo que alguien ha escrito en las tuyas",
        who: ["Sí", "Solo cartas", null],
      },
      { what: "Tu estado de ánimo", note: "no deducimos emociones", who: [null, null, null] },
      { what: "Una clasificación de personas", note: "no hacemos ninguna", who: [null, null, null] },
    ],
  },
  price: {
    heading: "Solo pagas por quien viene.",
    note: "Un crédito es una plaza en una sesión. Los 6 primeros son gratis. Un crédito se gasta cuando alguien ha pasado cinco minutos en la sesión. Los que no se usan se liberan solos.",
    link: "Calcúlalo para tu equipo",
    example: ["20 plazas, 4 equipos.", "Vinieron 19 personas. Se liberó 1 crédito."],
  },
  questions: {
    heading: "Preguntas frecuentes",
    list: [
      {
        q: "¿Qué necesita cada persona?",
        a: "Un navegador, en un portátil o en un teléfono. No hay nada que instalar y nadie necesita una cuenta. Una breve comprobación le dice a cada persona si su conexión basta.",
      },
      {
        q: "¿Cuánta gente puede jugar?",
        a: "De 2 a 300 personas en una sesión. Formamos equipos de cinco siempre que podemos, y nunca de más de seis.",
      },
      {
        q: "¿Y si a alguien se le corta la conexión?",
        a: "Le guardamos la plaza y vuelve exactamente adonde está su equipo. Si tarda más, sus cartas pasan a su equipo hasta que vuelve. La falta de una persona nunca detiene una escena.",
      },
      {
        q: "¿Alguien tiene que hacer de guía?",
        a: "No. El piloto automático empieza la sesión y la lleva entera. Tú puedes jugar sin más.",
      },
      {
        q: "¿Puede participar todo el mundo?",
        a: "Sí. Los subtítulos están puestos desde el principio. Todo funciona con el teclado, nunca hay que arrastrar nada y ningún enigma depende del color ni del oído.",
      },
      {
        q: "¿Puedo verlo antes de invitar a nadie?",
        a: "Sí. Juega una escena sin cuenta, con tres personas simuladas. Con una cuenta puedes ensayar cualquier aventura cuantas veces quieras. Los ensayos no cuestan créditos.",
      },
    ],
  },
};
