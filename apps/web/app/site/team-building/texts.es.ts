import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Team building a distancia",
  description:
    "Team building con historia para equipos remotos e híbridos: una hora en el navegador, equipos pequeños, decisiones de verdad y nada que instalar.",
  heading: "Un team building que no es otra videollamada más.",
  intro:
    "Nadie se levanta con ganas de un evento de equipo. La gente quiere una hora en la que pase algo, en la que cuente, y que acabe a su hora.",
  tryScene: "Juega una escena",
  price: "Mira cuánto cuesta",
  picture: "Un equipo de cuatro decide qué oye primero la estación callada, tal como se ve en el navegador.",
  why: {
    heading: "Lo que suele salir mal",
    intro: "Y lo que hemos hecho con ello.",
    columns: ["El problema", "Con Lantern Hour"],
    rows: [
      {
        problem: "Dos hablan y veinte escuchan.",
        here: "Equipos de seis personas como máximo. Cada una tiene cartas que nadie más puede ver, así que hace falta cada voz.",
      },
      {
        problem: "Gana la opinión que más suena.",
        here: "Primero se vota en silencio. Después se ven los votos, se habla y se puede cambiar de idea.",
      },
      {
        problem: "A alguien le toca actuar.",
        here: "La cámara y el micrófono son opcionales. Un retrato y el chat sirven igual de bien.",
      },
      {
        problem: "A una persona del equipo le toca dirigir.",
        here: "El piloto automático empieza la sesión, lleva el tiempo y la termina. Quien la organiza también puede jugar.",
      },
      {
        problem: "Se alarga, o se desinfla.",
        here: "Sesenta minutos, con la reflexión incluida. Acaba a su hora.",
      },
      {
        problem: "La mitad de las herramientas no funciona.",
        here: "Solo hacen falta un navegador y un enlace. Antes hay una comprobación de un minuto, y en la llamada, un botón que arregla el sonido y la imagen.",
      },
      {
        problem: "Al día siguiente está olvidado.",
        here: "Cada equipo recibe un resumen y elige una cosa para hacer en el trabajo. Dos semanas después preguntamos una vez cómo ha ido.",
      },
    ],
  },
  how: {
    heading: "Cómo es para ti",
    intro: "Todo lo que haces, en cuatro pasos.",
    steps: [
      {
        name: "Elegir",
        text: "Elige una aventura, una hora de comienzo y a la gente. Antes de decidir ves qué hora es para cada persona.",
      },
      {
        name: "Invitar",
        text: "Con un clic, cada persona recibe el enlace, un archivo de calendario y una comprobación previa. Tú ves quién está a punto.",
      },
      {
        name: "Jugar",
        text: "La sesión va sola y no necesita guía. Si te apetece, puedes hacer de guía tú.",
      },
      {
        name: "Guardar",
        text: "Los equipos reciben sus resúmenes y tú, un informe. Los créditos de quien no ha venido se liberan.",
      },
    ],
  },
  fits: {
    heading: "Para quién es",
    list: [
      {
        name: "Equipos nuevos",
        text: "Quienes nunca se han visto necesitan hablar de algo que no sea su vida. Una estación que ha dejado de hablar es un buen comienzo.",
      },
      {
        name: "Equipos en varios husos horarios",
        text: "Mientras planificas, ves la hora local de cada persona, y las que caen fuera de la jornada están marcadas. Cada correo muestra la hora de quien lo lee.",
      },
      {
        name: "Grupos grandes",
        text: "Hasta 300 personas en una sesión. En el interludio, los equipos ven qué han elegido los demás.",
      },
      {
        name: "Empresas prudentes",
        text: "Sin grabaciones, sin clasificaciones, sin leer el ánimo de nadie, y con una página que responde a las preguntas de tu comité de empresa.",
      },
    ],
  },
  research: {
    heading: "Lo que dice la investigación, y lo que no",
    text: [
      "El efecto mejor probado es el de una reflexión guiada: un metaanálisis de Tannenbaum y Cerasoli (2013) halló que mejora el rendimiento en torno a una cuarta parte. Por eso cada sesión acaba con una, y un equipo que va con retraso la conserva entera.",
      "Los grupos en los que se habla por turnos de forma pareja suelen ir mejor (Woolley y otros, Science 2010). Las pruebas son dispares: Riedl y otros (2021) hallaron que cómo se trabaja importa más que la habilidad de cada miembro, mientras que Bates y Gupta (2017) no hallaron ese efecto. Por eso nuestras medidas quieren dar pie a una conversación. Las mostramos después de la sesión, solo por equipos, y nunca son un veredicto.",
      "No conocemos ningún estudio que muestre que una hora de juego cambie a un equipo para siempre, y no lo afirmamos.",
    ],
  },
};
