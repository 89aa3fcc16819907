import type { texts as english, onDevice as englishOnDevice } from "./texts.ts";

export const onDevice: typeof englishOnDevice =
  "Tu navegador guarda tu acceso cifrado. Dos cookies protegen los formularios contra falsificaciones, y una recuerda tu idioma. Otras cuatro existen solo mientras entras: una para el segundo paso, otra para una llave de acceso, otra para el acceso de tu empresa y otra para otra cuenta. Si entras con Microsoft, su biblioteca guarda tu cuenta, cifrada, durante cinco días como mucho, y una cookie hasta que cierras el navegador. Para las sesiones, tu navegador recuerda además un secreto al azar que une tu plaza a él, y tu retrato, el sonido, los dispositivos y el idioma en que lees las historias. Guarda que has entrado por tu empresa, y tu respuesta cuando preguntamos por un chat de ayuda. No hay publicidad ni seguimiento.";

export const texts: typeof english = {
  title: "Privacidad",
  version: "1.7",
  date: "2026-11-30",
  intro: "Qué guardamos, de quién, para qué y cuánto tiempo.",
  sections: [
    {
      title: "Quién es responsable",
      text: [
        "De las cuentas de quienes planifican sesiones: el responsable que nombra esta página. De las personas que una empresa invita: esa empresa. El responsable lleva la sesión por encargo suyo.",
      ],
    },
    {
      title: "Quienes planifican sesiones",
      text: [
        "Tu nombre, tu correo del trabajo y tu empresa; tu país, tu huso horario y tu teléfono si los añades; tu contraseña como hash argon2id; y dónde y cuándo has entrado, para que puedas cerrar un acceso que no es tuyo. Lo necesitamos para que entres y para escribirte sobre tus sesiones.",
        "Si tu empresa compra créditos: a quién facturamos, con su dirección, su NIF o número de IVA, su referencia y el correo que recibe copias de las facturas; quién hizo el pedido; y los pagos y los documentos. Nunca vemos números de tarjeta.",
        "Un registro anota cuándo entra la administración o no lo consigue, qué cambia y qué descarga, junto con su dirección de red. Pueden leerlo los titulares de la empresa, y también la asistencia del responsable. Si te vas, tu nombre y tu dirección de red desaparecen de él.",
      ],
    },
    {
      title: "Quienes juegan",
      text: [
        "Tu correo, y tu nombre, tu departamento, tu oficina, tu huso horario y tu idioma si tú o tu empresa los añaden. Si el directorio de tu empresa mantiene su lista al día, guardamos también el nombre de usuario y el identificador que tiene para ti. Todo esto lo usamos para invitarte en tu hora y en tu idioma, y para ponerte en un equipo. Tu empresa puede ver, con tu nombre, si has aceptado, si has asistido y si has pasado la comprobación previa. Si te pregunta qué fechas te vienen bien, ve a cuántas personas le viene bien cada una, no a quiénes. Si respondes a una invitación por correo, o tu calendario envía una respuesta que no sabemos interpretar, su administración puede leer también eso.",
        "Si tu empresa cambia tu dirección de correo, te lo decimos en la antigua, y la guardamos junto con el tiempo en que la tuviste. Lo que escribiste con ella se muestra en la nueva solo después de que confirmes, con un enlace de ese correo, que ambas direcciones son tuyas.",
        "Durante la sesión guardamos tus votos, tus jugadas y lo que escribes, porque sin eso la sesión no puede funcionar. Cuando se pasa una pregunta de persona en persona, la frase que escribes para ella llega a tu equipo y nunca se guarda; lo que adivinas y lo que eliges es una jugada. Para que no te toque pronto lo mismo, los informes recuerdan qué preguntas han pasado por un equipo, no quién respondió qué. Los informes de tu empresa muestran solo qué han elegido, resuelto y acordado hacer los equipos de tres personas o más, y sus medidas. Nunca dicen cómo votó nadie. Durante la sesión, la administración de tu empresa puede ver en la consola de guía quién está, qué ha elegido y resuelto cada equipo, y los mensajes que alguien le denuncia. También puede visitar un equipo, y entonces ve su escenario, con votos y chat, como lo ve el equipo. A tu equipo solo se le avisa cuando entra en su llamada. No clasificamos a las personas ni deducimos estados de ánimo.",
        "Si tu empresa ha activado el cuestionario breve, te ofrecemos tres frases cortas antes y después de la sesión, y 14 y 30 días más tarde. Puedes saltarte cualquiera. Guardamos tus respuestas con un seudónimo distinto para cada serie o sesión, sin la hora. En tu empresa no las puede ver nadie. Solo sabe cuánto han cambiado las medias, de al menos cinco personas de sesiones enteras, de las que una de cada diez se deja fuera al azar. Las cifras que ya se han publicado no cambian cuando se borran los datos de alguien.",
        "Te preguntamos antes de usar tu cámara o tu micrófono o de contar cuánto hablas, y puedes decir que no a cada cosa. Si aceptas, tu navegador envía solo cuántos segundos has hablado, nunca el sonido, y borramos ese número en cuanto está hecho el resumen. Cuando se pasa una pregunta de persona en persona, envía también que has preguntado o que has respondido en voz alta. El sonido y el vídeo van directamente a tu equipo, y a quien hace de guía si ha entrado en su llamada, o pasan por un servidor de medios si hay uno. Nunca se guardan.",
      ],
    },
    {
      title: "Cuánto tiempo lo guardamos",
      text: [
        "El chat, las reflexiones y las frases de agradecimiento: tantos días como fije tu empresa, 30 si no dice otra cosa. Las respuestas a invitaciones que no supimos interpretar: otros tantos días después de la sesión. Las respuestas al cuestionario breve: hasta que las contamos un mes después de la sesión, 180 días como mucho; las medias, mientras la empresa tenga una cuenta. Los accesos: 8 horas sin uso, 7 días en cualquier caso. El registro de cambios: de 90 a 730 días, según fije tu empresa, 365 si no dice otra cosa. El registro de una sesión, con tus votos y tus jugadas: tantos meses como haya fijado el responsable, 12 en una instalación nueva; la página para comités de empresa del panel de tu empresa dice cuántos. Las sesiones y sus informes: mientras la empresa tenga una cuenta. Después no queda ningún registro ni ningún informe, y lo que aún sabemos de una sesión no tiene nombres. Quienes se han ido, según el directorio de su empresa: 90 días. Los avisos del panel: 90 días. El registro de lo que hemos enviado a los sistemas de tu empresa: 30 días. Las direcciones de correo anteriores: mientras tu empresa te tenga en su lista. Los pedidos, los presupuestos y las facturas: mientras lo exija la ley contable. Las de una empresa borrada: tantos años después del año de la última como haya fijado el responsable, 10 si no dice otra cosa. Donde el responsable hace copias de seguridad, lo borrado desaparece de ellas cuando se ha sustituido la más antigua.",
      ],
    },
    {
      title: "Quienes nos escriben",
      text: [
        "Lo que escribes en el formulario de contacto se lo enviamos por correo al responsable, y a ti una confirmación. Lo usamos solo para responderte. Una vez entregado un correo, guardamos solo su dirección, su asunto y su hora, durante 400 días, para poder seguir su entrega.",
      ],
    },
    {
      title: "En tu dispositivo",
      text: [
        `${onDevice} Si esta instalación ha puesto un programa de terceros, lo cargamos solo después de que lo aceptes.`,
      ],
    },
    {
      title: "Correo",
      text: [
        "Te escribimos para confirmar tu dirección, para cambiar tu contraseña, para invitarte y recordártelo, cuando algo cambia o pide tu atención, y para enviarte códigos, resúmenes, compromisos del equipo, presupuestos, facturas y justificantes. Dos semanas después de una sesión preguntamos una vez cómo ha ido el compromiso de tu equipo. Si tu empresa ha activado el cuestionario breve, te enviamos también sus frases. Si ocupas una plaza con un enlace que publica tu empresa, te escribimos sobre tu plaza, sobre tu puesto en la lista de espera y sobre una plaza que se te ofrece. Si devuelves esa plaza, tu empresa sabe cuántas personas lo han hecho, pero no quiénes. No hay boletín.",
      ],
    },
    {
      title: "Quién más recibe datos",
      text: [
        "Los servicios que usa esta instalación, por ejemplo para el correo, los pagos, el acceso y el envío de sonido y vídeo. La página de tratamiento de datos los nombra todos. Tu empresa puede conectar además sistemas suyos: su proveedor de identidad, su directorio, programas con una clave y direcciones a las que enviamos avisos.",
      ],
    },
    {
      title: "Tus derechos",
      text: [
        "Puedes descargar tus datos y hacer que se borren. Si planificas sesiones, ve a «Tu perfil». Si juegas, abre «Tus datos» desde tu enlace. También puedes preguntar al responsable o a tu empresa, pedir que se corrija algo, oponerte y reclamar ante una autoridad de control. Los registros de sesiones pasadas se quedan, sin tu nombre.",
      ],
    },
  ],
};
