import type { TranslatedGroup } from "../question-group.ts";

export const organizing: TranslatedGroup = {
  id: "organising",
  title: "Organizar",
  list: [
    {
      id: "how-do-i-set-up-a-session",
      q: "¿Cómo preparo una sesión?",
      a: [
        "Elige una aventura, una hora y a la gente, en una sola página. Confirma la sesión y envía las invitaciones. Lo demás lo hacemos por ti: recordatorios un día y una hora antes, el comienzo en el huso horario de cada persona y, después, los resúmenes.",
      ],
      terms: "planificar programar crear organizar empezar reservar preparar",
    },
    {
      id: "can-i-decide-who-plays-with-whom",
      q: "¿Puedo decidir quién juega con quién?",
      a: [
        "Sí. Reparte a la gente en equipos a mano, o deja que una regla mezcle departamentos u oficinas. Seguimos tu plan tanto como se puede con quienes vienen de verdad.",
      ],
      terms: "mezclar departamentos asignar grupos equipos salas dividir al azar",
    },
    {
      id: "can-i-reschedule-or-cancel-a-session",
      q: "¿Puedo cambiar la fecha de una sesión o cancelarla?",
      a: [
        "Sí. Escribimos a cada persona invitada que no ha dicho que no, y los calendarios se actualizan. Cuando cancelas, todos los créditos reservados se liberan al momento.",
      ],
      terms: "cancelar cancelación aplazar posponer mover cambiar fecha",
    },
    {
      id: "how-do-i-know-that-everyone-is-ready",
      q: "¿Cómo sé que todo el mundo está a punto?",
      a: [
        "La página de la sesión muestra quién viene, quién no puede y quién ha probado el micrófono y el sonido. Un botón se lo recuerda a quien no ha respondido, y otro, a quien no ha hecho la comprobación.",
      ],
      terms: "respuestas recordatorio listo asistencia confirmar estado",
    },
    {
      id: "what-do-i-get-afterwards",
      q: "¿Qué recibo después?",
      a: [
        "Un informe: quién asistió y, de cada equipo de tres personas o más, su camino por la historia, sus medidas y lo que va a hacer en el trabajo. Puedes descargarlo en CSV y en PDF.",
      ],
      terms: "informe resultados exportar csv pdf resumen valoración",
    },
    {
      id: "how-late-can-we-cancel-and-what-does-it-cost",
      q: "¿Hasta cuándo podemos cancelar, y cuánto cuesta?",
      a: ["Puedes cancelar hasta que empieza la sesión, y no cuesta ningún crédito."],
      terms: "cancelar cancelación gasto plazo último momento tarde coste",
    },
    {
      id: "what-about-no-shows",
      q: "¿Y si alguien no se presenta?",
      a: ["Su equipo sigue jugando sin esa persona, y su crédito se libera cuando acaba la sesión."],
      terms: "no se presenta ausente falta cobrar no vino plaza sin usar",
    },
    {
      id: "can-colleagues-sign-up-for-a-session-themselves",
      q: "¿Puede la gente apuntarse por su cuenta?",
      a: [
        "Sí. Elige «Inscripción abierta» en la página de una sesión confirmada, o de una serie para todas sus fechas, y publica el enlace. Quien demuestra que tiene una dirección de tu empresa ocupa una plaza, mientras las haya. Después se espera, y la plaza que queda libre se ofrece a quien lleva más tiempo esperando.",
      ],
      terms: "inscribirse inscripción apuntarse registro enlace canal lista de espera voluntarios",
    },
    {
      id: "can-we-ask-people-which-date-suits-them",
      q: "¿Podemos preguntar qué fecha viene bien?",
      a: [
        "Sí. Guarda un borrador sin fecha y elige «Proponer fechas» en su página. La gente recibe un correo con dos o tres fechas y elige las que le vienen bien; tú ves a cuántas personas le viene bien cada una. Cuando confirmas una, enviamos la invitación con el archivo de calendario.",
      ],
      terms: "encuesta doodle fechas votar disponibilidad calendario cuándo encontrar opciones",
    },
    {
      id: "can-people-from-outside-the-company-take-part",
      q: "¿Puede participar gente de fuera de la empresa?",
      a: [
        "Sí. Añade sus direcciones a tu lista y recibirán una invitación como las demás. La inscripción abierta es para direcciones de los dominios de tu empresa.",
      ],
      terms: "externos invitados clientes socios autónomos contratistas fuera",
    },
    {
      id: "what-about-different-time-zones",
      q: "¿Y los distintos husos horarios?",
      a: [
        "Cada persona lee el comienzo en su propio huso horario. Mientras planificas, ves la hora local de la gente que invitas, y las que caen fuera de la jornada están marcadas.",
      ],
      terms: "huso horario zona hora internacional remoto países oficinas extranjero",
    },
    {
      id: "how-far-ahead-do-we-have-to-plan",
      q: "¿Con cuánta antelación hay que planificar?",
      a: [
        "Con la que quieras: una sesión puede empezar hoy. No hay ninguna agenda nuestra en la que encajar. Cuanto antes invites a la gente, más gente podrá venir.",
      ],
      terms: "reservar reserva disponibilidad antelación aviso mismo día pronto cuándo",
    },
    {
      id: "we-are-more-people-than-fit-into-one-session-what-now",
      q: "Somos más de los que caben en una sesión. ¿Y ahora?",
      a: [
        "Divide tu lista en varias sesiones por husos horarios, por departamentos o al azar: hacemos un borrador de cada una y tú eliges las fechas.",
      ],
      terms: "empresa grande mucha gente cientos dividir varias sesiones evento máximo más de 300 500 1000",
    },
    {
      id: "can-we-add-our-logo-and-our-own-words",
      q: "¿Podemos poner nuestro logotipo y nuestras palabras?",
      a: [
        "Sí. Tu logotipo sale en los correos y en la sala de espera, puedes escribir el saludo y la nota de la invitación, y la historia tiene unos cuantos huecos para palabras tuyas.",
      ],
      terms: "marca logotipo logo personalizar colores propio nombre",
    },
    {
      id: "can-we-import-people-from-a-file-or-from-our-directory",
      q: "¿Podemos traer a la gente de un archivo o de nuestro directorio?",
      a: [
        "Sí. Pega una lista, importa un archivo CSV o conecta un directorio como Entra ID u Okta por SCIM.",
      ],
      terms:
        "importar csv excel subir recursos humanos sistema scim directorio active entra okta lista empleados",
    },
    {
      id: "is-there-an-api",
      q: "¿Hay una API?",
      a: ["Sí. Los titulares crean claves y webhooks en los ajustes de la empresa."],
      terms: "api webhook integración rest automatizar zapier desarrolladores claves",
    },
  ],
};
