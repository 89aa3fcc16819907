import type { TranslatedGroup } from "../question-group.ts";

export const joining: TranslatedGroup = {
  id: "joining",
  title: "Participar",
  list: [
    {
      id: "what-does-everyone-need",
      q: "¿Qué necesita cada persona?",
      a: [
        "Un navegador actual en un portátil, una tableta o un teléfono. No hay nada que instalar y nadie necesita una cuenta. Una comprobación de un minuto le dice a cada persona si su conexión y sus dispositivos bastan.",
      ],
      terms: "instalar descargar aplicación programa cuenta requisitos portátil auriculares equipo",
    },
    {
      id: "do-i-have-to-turn-my-camera-on",
      q: "¿Tengo que encender la cámara?",
      a: [
        "No. Ni la cámara ni el micrófono son obligatorios. Sin cámara, tu equipo ve el retrato que elijas, y puedes escribir en el chat en vez de hablar.",
      ],
      terms: "webcam vídeo micrófono cámara opcional apagada voz",
    },
    {
      id: "what-if-my-connection-drops",
      q: "¿Y si se me corta la conexión?",
      a: [
        "Te guardamos la plaza y vuelves exactamente adonde está tu equipo. Pasado medio minuto, tus cartas pasan a tu equipo hasta que vuelves. La falta de una persona nunca detiene una escena.",
      ],
      terms: "internet perdida wifi desconexión reconectar caída sin conexión",
    },
    {
      id: "what-if-im-late",
      q: "¿Y si llego tarde?",
      a: [
        "Entras en el equipo más pequeño, lees «la historia hasta ahora» y recibes tus cartas la próxima vez que se reparten.",
      ],
      terms: "tarde entrar después del comienzo retraso llegar",
    },
    {
      id: "i-cant-come-what-do-i-do",
      q: "No puedo ir. ¿Qué hago?",
      a: [
        "Usa el enlace «No puedo ir» de tu invitación. Tu plaza queda libre para otra persona, y nadie pregunta por qué.",
      ],
      terms: "rechazar ausencia enfermedad vacaciones baja no asistir",
    },
    {
      id: "i-lost-my-link",
      q: "He perdido mi enlace.",
      a: [
        "Busca la invitación o un recordatorio en tu correo, o pídeselo a quien te invitó. Puede enviarlo otra vez desde la página de la sesión.",
      ],
      terms: "enlace perdido invitación falta reenviar correo no recibido",
    },
    {
      id: "does-it-work-on-a-phone",
      q: "¿Funciona en un teléfono?",
      a: ["Sí, y en una tableta. Lo mejor es un portátil, porque en su pantalla cabe más."],
      terms: "teléfono móvil celular iphone tableta",
    },
    {
      id: "which-browsers-work",
      q: "¿Qué navegadores sirven?",
      a: [
        "Chrome, Edge, Firefox y Safari, si están al día. La guía para informática dice cuáles son las versiones más antiguas que funcionan.",
      ],
      terms: "navegador chrome safari firefox edge versión compatible internet explorer",
    },
    {
      id: "how-much-bandwidth-does-it-need",
      q: "¿Cuánto ancho de banda necesita?",
      a: [
        "Sin cámaras, poco más que una llamada de teléfono. Con cámaras, lo mismo que una videollamada. Si una conexión es débil, la página detiene el vídeo y conserva el sonido. La guía para informática tiene las cifras.",
      ],
      terms: "ancho de banda internet velocidad lenta conexión mbit datos wifi",
    },
    {
      id: "does-it-work-behind-our-firewall-or-vpn",
      q: "¿Funciona con nuestro cortafuegos o nuestra VPN?",
      a: [
        "Casi siempre. La sesión necesita HTTPS hacia una sola dirección, y pasa a peticiones corrientes si WebSocket está bloqueado. Si tu red no deja pasar sonido ni vídeo, se juega con retratos y chat. La comprobación previa muestra qué pasa y qué no, y la guía para informática dice qué hay que permitir.",
      ],
      terms: "firewall cortafuegos vpn proxy red puertos bloqueado permitir empresa",
    },
    {
      id: "do-we-need-zoom-teams-or-slack",
      q: "¿Necesitamos Zoom, Teams o Slack?",
      a: [
        "No. La voz y el vídeo van incluidos, así que sal de tu reunión mientras juegas. Para invitar a la gente en Slack o Microsoft Teams, publica allí el enlace: la página de la invitación tiene un mensaje breve para eso, y un webhook puede avisar al canal cuando una sesión está a punto de empezar o un informe está listo. No hay ninguna aplicación que instalar.",
      ],
      terms: "zoom microsoft teams slack webex google meet integración chat canal videollamada",
    },
    {
      id: "does-it-go-into-our-calendars",
      q: "¿Aparece en nuestros calendarios?",
      a: [
        "Sí. Cada invitación lleva un archivo para Outlook, Google Calendar o Apple Calendar. Cuando cambias la fecha de la sesión o la cancelas, la entrada cambia con ella.",
      ],
      terms: "calendario outlook google ics entrada cita reunión",
    },
    {
      id: "who-helps-if-something-goes-wrong-in-the-session",
      q: "¿Quién ayuda si algo va mal en la sesión?",
      a: [
        "Pulsa «Arreglar mi audio o mi vídeo»: comprueba una cosa tras otra y repara lo que puede. Si alguien de tu empresa hace de guía, también puedes pedirle ayuda desde la página.",
      ],
      terms: "soporte problema ayuda durante la sesión sonido roto micrófono técnico avería",
    },
  ],
};
