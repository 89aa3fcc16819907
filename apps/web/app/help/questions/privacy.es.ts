import type { TranslatedGroup } from "../question-group.ts";

export const privacy: TranslatedGroup = {
  id: "privacy",
  title: "Privacidad y trato justo",
  list: [
    {
      id: "is-anything-recorded",
      q: "¿Se graba algo?",
      a: [
        "No. El sonido y el vídeo van directamente entre los navegadores de un equipo, o pasan por un servidor de medios si esta instalación tiene uno. Viajan cifrados y nunca se guardan.",
      ],
      terms: "sesión grabación grabar vídeo sonido audio guardado volver a ver",
    },
    {
      id: "what-does-my-company-see",
      q: "¿Qué ve mi empresa?",
      a: [
        "Sus informes dicen quién asistió, y qué han elegido, resuelto y acordado hacer los equipos de tres personas o más, con sus medidas. Nunca dicen cómo votó nadie, y nunca contienen el chat, la parte ni el premio de nadie. Durante la sesión, la administración puede ver en la consola de guía quién está, qué ha elegido y resuelto cada equipo, y los mensajes que alguien le denuncia. También puede visitar un equipo, y entonces ve su escenario como lo ve el equipo. No clasificamos a las personas.",
      ],
      terms: "empleador jefe jefa recursos humanos ver vigilancia chat votos",
    },
    {
      id: "what-is-measured",
      q: "¿Qué se mide?",
      a: [
        "Seis cosas de un equipo, como lo pareja que ha sido la participación y cuántas cartas se han leído en voz alta. Las mostramos en tres franjas después de la sesión, nunca durante ella, y explicamos cómo calculamos cada una. No deducimos estados de ánimo.",
      ],
      terms: "medidas métricas analítica seguimiento puntuación datos recogidos evaluación",
    },
    {
      id: "how-long-do-you-keep-it",
      q: "¿Cuánto tiempo se guarda?",
      a: [
        "El chat, las reflexiones y las frases de agradecimiento, tantos días como fije tu empresa, 30 si no dice otra cosa. La página de privacidad y la de tratamiento de datos dicen el resto.",
      ],
      terms: "conservación borrar guardar datos plazo días",
    },
    {
      id: "do-you-have-something-for-our-works-council",
      q: "¿Hay algo para nuestro comité de empresa?",
      a: [
        "Sí. Una página de tu panel dice qué medimos, quién lo ve y cuánto tiempo lo guardamos, con los ajustes de tu empresa.",
      ],
      terms: "comité de empresa sindicato representantes acuerdo consulta",
    },
    {
      id: "is-there-a-data-processing-agreement",
      q: "¿Hay un contrato de encargo del tratamiento?",
      a: [
        "Sí. La administración lo descarga en «Lo que medimos, en una página», en el panel: un PDF para firmar, con el nombre de tu empresa, los datos del responsable y los servicios externos de esta instalación.",
      ],
      terms: "dpa encargo tratamiento contrato rgpd artículo 28 firmar encargado",
    },
    {
      id: "where-is-our-data-stored",
      q: "¿Dónde se guardan nuestros datos?",
      a: [
        "En los servidores del responsable, en el país en el que tiene la base de datos. La página de privacidad dice quién es, y la de tratamiento de datos nombra cada servicio externo.",
      ],
      terms: "datos lugar alojamiento servidor país europa ue región nube guardados residencia",
    },
    {
      id: "which-sub-processors-do-you-use",
      q: "¿Qué subencargados hay?",
      a: [
        "Los que ha configurado esta instalación. La página de tratamiento de datos los nombra a todos y dice qué recibe cada uno.",
      ],
      terms: "subencargado subencargados proveedor terceros servicios externos",
    },
    {
      id: "what-about-the-gdpr",
      q: "¿Y el RGPD?",
      a: [
        "La página de privacidad dice qué se guarda de quién, para qué y cuánto tiempo. La gente puede descargar y borrar sus datos por su cuenta, y tú fijas cuántos días se guardan los textos.",
      ],
      terms: "rgpd gdpr protección de datos cumplimiento legal privacidad dpd personales",
    },
    {
      id: "do-you-use-ai",
      q: "¿Se usa inteligencia artificial?",
      a: [
        "No. El producto no contiene ningún servicio de IA y no envía tus datos a ninguno. Las historias están completas antes de jugarlas, y las personas simuladas siguen reglas fijas.",
      ],
      terms: "ia inteligencia artificial chatgpt llm aprendizaje automático entrenar modelo openai",
    },
    {
      id: "can-we-sign-in-with-single-sign-on-sso",
      q: "¿Podemos entrar con acceso único (SSO)?",
      a: [
        "Sí. La administración puede entrar con tu propio proveedor de identidad por OpenID Connect, sin coste añadido. SAML no está incluido. Los participantes no necesitan cuenta.",
      ],
      terms: "sso acceso único saml oidc okta entra azure google workspace identidad mfa",
    },
    {
      id: "do-you-have-answers-for-our-security-review",
      q: "¿Hay respuestas para nuestra revisión de seguridad?",
      a: [
        "Sí. Una página responde a lo que preguntan los equipos de seguridad, con un no claro donde la respuesta es no, y lo tiene todo en un archivo CSV. No hay certificados como SOC 2 o ISO 27001.",
      ],
      terms:
        "seguridad revisión cuestionario soc2 iso 27001 certificado auditoría pentest proveedor evaluación",
    },
    {
      id: "how-do-we-delete-our-data",
      q: "¿Cómo borramos nuestros datos?",
      a: [
        "Un titular puede borrar la empresa en «Tu perfil», y antes descargar ahí las personas, los movimientos y el análisis. Los justificantes se guardan mientras lo exija la ley. Los participantes pueden borrar sus propios datos con su enlace.",
      ],
      terms: "borrar eliminar quitar cuenta empresa datos cerrar olvidar exportar",
    },
    {
      id: "are-there-tracking-cookies",
      q: "¿Hay cookies de seguimiento?",
      a: [
        "No. No hay publicidad ni seguimiento. La página de privacidad nombra cada cookie y dice para qué sirve.",
      ],
      terms: "cookies cookie seguimiento analítica publicidad aviso consentimiento",
    },
  ],
};
