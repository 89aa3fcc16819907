import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Seguridad",
  description:
    "Cómo protege Lantern Hour las cuentas, las sesiones y los datos: qué va cifrado, qué se guarda y cómo avisar de una vulnerabilidad.",
  heading: "Cómo cuidamos tus datos.",
  version: "1.2",
  date: "2026-11-24",
  intro: "Lo que hace hoy esta versión. Sin sellos, y sin promesas sobre lo que quizá hagamos un día.",
  questions: "Qué preguntan los equipos de seguridad",
  proof: "Qué hemos medido (en inglés)",
  sections: [
    {
      id: "accounts",
      title: "Cuentas",
      list: [
        {
          name: "Contraseñas",
          text: "Solo las guardamos como hash argon2id. Rechazamos las contraseñas comunes, y frenamos a quien las adivina sin dejarte fuera.",
        },
        {
          name: "Accesos",
          text: "Un acceso que nadie usa termina en ocho horas, y cualquier acceso termina a los siete días. El servidor guarda solo un hash de cada clave. Tu navegador guarda su copia cifrada, con una clave que desaparece cuando cierras la última pestaña. Tu perfil muestra todos tus accesos, y allí puedes cerrarlos.",
        },
        {
          name: "Otras identidades",
          text: "Puedes entrar con Google, Microsoft, Facebook o LinkedIn si esta instalación lo ha configurado. Que coincida la dirección de correo nunca basta para unir una cuenta: antes te lo preguntamos por correo.",
        },
        {
          name: "Direcciones de participantes",
          text: "Cuando alguien cambia la dirección de correo de un participante, los enlaces enviados a la antigua dejan de servir, y se lo decimos a la antigua. Lo dicho antes se muestra en la nueva solo después de que la antigua confirme el cambio.",
        },
        {
          name: "Permisos",
          text: "Los titulares, la Subadministración y los participantes tienen derechos distintos, y el servidor los comprueba en cada petición. Un registro anota los accesos, los cambios, las descargas y, una vez por hora, qué abre nuestra asistencia de tus datos. El producto no puede cambiar una entrada, y una cadena de hashes muestra la mayoría de los cambios hechos en la propia base de datos.",
        },
      ],
    },
    {
      id: "companies",
      title: "Empresas separadas",
      list: [
        {
          name: "Los datos de una empresa",
          text: "Cada consulta de datos de una empresa está limitada a esa empresa. Una prueba automática hace cada petición con identificadores de otra empresa, y no debe recibir nada.",
        },
        {
          name: "Créditos",
          text: "La propia base de datos protege tu saldo: no puede bajar de cero, y un pago comunicado dos veces cuenta una.",
        },
      ],
    },
    {
      id: "hour",
      title: "Durante una sesión",
      list: [
        {
          name: "Entrar",
          text: "Los enlaces para entrar van firmados y se pueden anular. Su secreto va después del «#», donde no lo ve ningún registro de servidor ni proxy. Lo que solo puede ver una persona se envía solo al navegador de esa persona.",
        },
        {
          name: "Voz y vídeo",
          text: "El sonido y el vídeo van directamente entre los navegadores de un equipo, cifrados por el camino. Donde no es posible una conexión directa, pasan por un repetidor que no puede leerlos. Una instalación puede usar en su lugar un servidor de medios; entonces lo nombra la página de tratamiento de datos. Nunca los grabamos ni los guardamos.",
        },
        {
          name: "Nada se pierde",
          text: "El servidor guarda cada jugada antes de confirmarla. Si el servidor se detiene en mitad de una escena, la sesión se pausa y después continúa en el mismo punto.",
        },
      ],
    },
    {
      id: "pages",
      title: "Páginas y peticiones",
      list: [
        {
          name: "Programas",
          text: "Una política de seguridad de contenido permite solo nuestros propios programas, y los de un chat de ayuda donde esta instalación tiene uno. Se carga solo después de que lo aceptes. No hay publicidad ni seguimiento.",
        },
        {
          name: "Formularios",
          text: "Los formularios están protegidos contra falsificaciones desde otros sitios. El servidor comprueba toda entrada con un único esquema y limita las peticiones que servirían para adivinar.",
        },
        {
          name: "Registros",
          text: "Quitamos contraseñas, claves, números de tarjeta y direcciones de correo de cada línea del registro antes de escribirla.",
        },
        {
          name: "Pagos",
          text: "Los datos de tu tarjeta los escribes en la página del proveedor de pagos. Nunca llegan a este servidor.",
        },
      ],
    },
  ],
  where: {
    heading: "Dónde están tus datos",
    text: "En una base de datos PostgreSQL. La página de tratamiento de datos nombra los servicios externos que usa esta instalación, si los hay.",
    processing: "Qué se trata y dónde",
    privacy: "Qué guardamos, de quién y cuánto tiempo",
  },
  report: {
    heading: "¿Has encontrado una vulnerabilidad?",
    text: "Dínoslo antes que a nadie: qué hiciste y qué viste. No mires datos de personas que no lo hayan aceptado. Te responderemos, lo arreglaremos y te daremos las gracias.",
    link: "Avisar",
    by: "o por correo:",
  },
};
