import { limits } from "@lantern/contract/limits";
import type { CompanyTexts } from "../../dashboard-texts.ts";
import { count } from "../phrases.ts";

const crumb = "Ajustes de empresa";

const settings: CompanyTexts["company/settings"] = {
  title: crumb,
  sub: "El aspecto de tus sesiones, lo que guardamos, quién compra y cómo entra tu administración.",
  loading: "Cargando los ajustes",
  ownersOnly: "Solo una persona titular puede cambiar estos ajustes.",
  save: "Guardar",
  saving: "Guardando",
  saved: "Ajustes guardados",
  pages: "Más ajustes",
  auditLink: "Registro de cambios",
  branding: {
    title: "Nombre y logo",
    name: "Nombre de la empresa",
    nameHint: "Aparece en los correos, en la sala de espera y en los recibos.",
    color: "Color",
    colorHint:
      "Se usa en los botones de tus correos. El texto sobre él es negro o blanco, lo que se lea mejor.",
    colorText: "Código del color",
    ours: "Usar el color de Lantern Hour",
    sample: "Entrar en la sesión",
    logo: "Logo",
    logoHint:
      "Para los correos y la sala de espera. PNG, JPEG o WebP, hasta 512 KB, sobre fondo blanco. Los correos no llevan un WebP, porque Outlook no lo muestra.",
    logoAlt: (company) => `Logo de ${company}`,
    choose: "Elegir una imagen",
    replace: "Elegir otra",
    remove: "Quitar",
    logoSaved: "Logo guardado",
    logoRemoved: "Logo quitado",
    tooBig: "Elige una imagen de hasta 512 KB.",
  },
  privacy: {
    title: "Lo que medimos y guardamos",
    persons: "Medidas de cada persona",
    personsHint:
      "Activado: cada persona ve su parte en su propio resumen y recibe un premio delante de su equipo; tú no ves ninguna de las dos cosas. Desactivado: solo medimos equipos, nunca personas.",
    retention: "Guardar lo que escribe la gente durante",
    days: (days) => (days === 1 ? "día" : "días"),
    retentionHint:
      "Después borramos el chat, las reflexiones, las cartas de agradecimiento y las respuestas a invitaciones de una sesión. Los compromisos se quedan con el informe.",
    audit: "Guardar el registro de cambios durante",
    auditHint: (min, max) =>
      `De ${min} a ${max} días. Borramos las entradas más antiguas; en las demás se puede seguir comprobando que nadie las ha manipulado.`,
    documents: "Para tu comité de empresa:",
    processing: "Qué datos se tratan y dónde (en inglés)",
    worksCouncil: "Lo que medimos, en una página",
  },
  checkIn: {
    title: "Cuestionario breve",
    text: "Averigua si las sesiones cambian algo. Los participantes reciben tres frases, con cinco pasos de desacuerdo a acuerdo, en la sala de espera, después del resumen y por correo a los 14 y a los 30 días. Se puede saltar cada una.",
    statements: [
      "Cuando me atasco, sé a quién preguntar.",
      "Me resulta fácil decir lo que pienso delante de estas personas.",
      "Siento que formo parte de este grupo.",
    ],
    label: "Ofrecer el cuestionario",
    hint: "Nunca ves una respuesta. El análisis muestra cuánto cambian las medias, en todas tus sesiones juntas, cuando se pueden mostrar al menos cinco personas. Si una diferencia puede deberse al azar, lo dice. Si lo desactivas, no se pregunta a nadie más, y lo respondido hasta entonces sigue contando.",
  },
  buying: {
    title: "Comprar créditos",
    label: "La Subadministración puede comprar créditos",
    hint: "Si está activado, puede pedir créditos y ver los pedidos, los presupuestos y los datos de facturación. Si no, solo pueden las personas titulares y la Subadministración limitada a facturación.",
  },
  secondFactor: {
    title: "Segundo paso",
    text: "Toda la administración necesita entonces una aplicación de autenticación o una llave de acceso. Quien no la tenga debe configurarla primero. Las claves de API siguen funcionando.",
    label: "Exigir un segundo paso a toda la administración",
  },
  methods: {
    title: "Maneras de entrar",
    text: "Cómo entra tu administración. Para exigir un proveedor, activa solo ese. Los participantes no necesitan una cuenta.",
    names: {
      password: "Correo y contraseña",
      google: "Google",
      microsoft: "Microsoft",
      linkedin: "LinkedIn",
      facebook: "Facebook",
    },
    legend: "Permitidas",
    off: "Sin configurar",
  },
};

const directory: CompanyTexts["company/directory"] = {
  title: "Directorio",
  sub: "El directorio de tu empresa, como Entra ID u Okta, mantiene al día tu lista de participantes por SCIM 2.0.",
  crumb,
  ownersOnly: "Solo una persona titular puede conectar el directorio.",
  loading: "Cargando el directorio",
  connect: "Conecta tu directorio",
  connectText:
    "Escribe esta dirección y un token en tu directorio. Las personas nuevas aparecen entonces en tu lista con su departamento y su oficina, y quitamos a quienes se van de la lista y de las próximas sesiones.",
  address: "Dirección",
  tokens: "Tokens",
  tokensText:
    "Un token solo sirve para el directorio. Deja de funcionar cuando se va la persona titular que lo creó.",
  noTokens: "Todavía no hay ningún token.",
  tokenName: "Directorio",
  make: "Crear un token",
  makeTitle: "¿Crear un token?",
  makeText:
    "Quien lo tenga puede añadir, cambiar y quitar personas. Avisaremos por correo a todos los propietarios.",
  made: "Token creado",
  tokenTitle: "Tu nuevo token",
  tokenText:
    "Cópialo ahora en tu directorio. Solo lo mostramos una vez y guardamos solo lo necesario para reconocerlo.",
  token: "Token",
  state: "Estado",
  never: "Tu directorio todavía no se ha conectado.",
  lastSeen: (moment) => `Última conexión de tu directorio: ${moment}.`,
  people: (n) =>
    n === 0
      ? "Todavía no ha enviado a nadie."
      : `Mantiene al día a ${count(n, "participante", "participantes")}.`,
  left: (n) =>
    `${n === 1 ? "1 persona se ha ido y ya no está" : `${n} personas se han ido y ya no están`} en tu lista. Borramos sus datos a los ${limits.leaverDays} días.`,
};

const keys: CompanyTexts["company/keys"] = {
  title: "Claves de API",
  sub: "Con una clave, tus propios programas pueden planificar sesiones y mantener al día tu lista de participantes.",
  crumb,
  docs: "Documentación (en inglés)",
  loading: "Cargando las claves",
  ownersOnly: "Solo una persona titular puede crear claves.",
  none: "Todavía no hay claves.",
  add: "Crear una clave",
  name: "Nombre",
  nameHint: "El programa que la usa, por ejemplo «Directorio de personas».",
  scopes: "Lo que puede hacer la clave",
  scopeNames: {
    "sessions:read": "Leer sesiones",
    "sessions:write": "Planificar y cambiar sesiones",
    people: "Leer y cambiar participantes",
    reports: "Leer informes y análisis",
    directory: "Mantener al día los participantes como directorio de la empresa",
  },
  expiry: "Caduca",
  expiries: { never: "Nunca", days: (days) => (days === 365 ? "En un año" : `En ${days} días`) },
  submit: "Crear clave",
  submitting: "Creando…",
  added: "Clave creada",
  keyTitle: "Tu nueva clave",
  keyText:
    "Cópiala ahora en tu programa: solo la mostramos una vez y guardamos solo lo necesario para reconocerla.",
  key: "Clave",
  madeOn: (day) => `Creada el ${day}`,
  expiresOn: (day) => `caduca el ${day}`,
  expiredOn: (day) => `caducó el ${day}`,
  neverExpires: "no caduca",
  usedOn: (moment) => `último uso: ${moment}`,
  neverUsed: "sin usar",
  expired: "Caducada",
  revoke: "Anular",
  revokeOf: (name) => `Anular ${name}`,
  revokeTitle: (name) => `¿Anular «${name}»?`,
  revokeText: "El programa pierde el acceso al momento.",
  revoked: "Clave anulada",
};

const webhooks: CompanyTexts["company/webhooks"] = {
  title: "Webhooks",
  sub: "Avisa a tus propios sistemas, a Slack o a Teams de lo que pasa en Lantern Hour.",
  crumb,
  loading: "Cargando los webhooks",
  ownersOnly: "Solo una persona titular puede configurar webhooks.",
  none: "Todavía no hay webhooks.",
  add: "Añadir un webhook",
  kind: "Qué recibe los eventos",
  kinds: {
    signed: "Tu propio servidor",
    slack: "Un canal de Slack",
    teams: "Un canal de Teams",
  },
  kindHints: {
    signed: "JSON, firmado según la especificación Standard Webhooks.",
    slack: "Un mensaje una hora y un día antes de cada sesión, y otro cuando el informe está listo.",
    teams: "Un mensaje una hora y un día antes de cada sesión, y otro cuando el informe está listo.",
  },
  url: "Dirección",
  urlHints: {
    signed: "Una dirección https a la que podamos llegar desde internet.",
    slack: "La dirección de un webhook entrante que añades al canal en Slack.",
    teams: "La dirección del flujo «Cuando se recibe una solicitud de webhook de Teams» en Teams.",
  },
  events: "Eventos",
  eventNames: {
    "session.confirmed": "Sesión confirmada",
    "session.changed": "Sesión cambiada",
    "session.cancelled": "Sesión cancelada",
    "session.reminder": "La sesión empieza pronto",
    "session.started": "Sesión empezada",
    "session.ended": "Sesión terminada",
    "report.ready": "Informe listo",
    "participant.invited": "Participante con invitación",
    "participant.answered": "Respuesta de un participante",
    "participant.attended": "Asistencia de un participante",
    "credits.low": "Quedan pocos créditos",
    "credits.bought": "Créditos comprados",
  },
  test: "Evento de prueba",
  addSubmit: "Añadir webhook",
  adding: "Añadiendo…",
  added: "Webhook añadido",
  secretTitle: "El secreto de la firma",
  secretText:
    "Tu servidor comprueba la firma de cada evento con este secreto. Cópialo ahora: solo lo mostramos una vez. Puedes crear otro cuando quieras.",
  secret: "Secreto",
  actions: (host) => `Acciones para ${host}`,
  sendTest: "Enviar un evento de prueba",
  testSent: "Estamos enviando un evento de prueba, una sola vez.",
  pause: "Pausar",
  resume: "Reanudar",
  pausedToast: "Webhook en pausa",
  resumedToast: "Webhook reanudado",
  paused: "En pausa",
  pausedText: "No enviamos nada mientras el webhook está en pausa. Los eventos nuevos esperan.",
  failing: (since) =>
    `No hemos podido entregar nada desde ${since}. Lo seguimos intentando durante tres días.`,
  renew: "Crear otro secreto",
  renewTitle: "¿Crear otro secreto?",
  renewText:
    "Durante 24 horas firmamos los eventos con los dos secretos, para que puedas cambiar tu servidor sin perder ninguno. Después, solo con el nuevo. Para anular el anterior al momento, crea dos secretos seguidos.",
  oldSecret: (until) => `Hasta ${until} firmamos también con el secreto anterior.`,
  remove: "Borrar",
  removeTitle: "¿Borrar este webhook?",
  removeText: "No enviaremos los eventos que aún esperan, y borramos el registro.",
  removed: "Webhook borrado",
  log: "Registro",
  logOf: (host) => `Registro de ${host}`,
  showLog: "Ver el registro",
  hideLog: "Ocultar el registro",
  logEmpty: "Todavía no se ha enviado nada. El registro abarca los últimos treinta días.",
  logLoading: "Cargando el registro",
  more: "Ver anteriores",
  event: "Evento",
  state: "Estado",
  when: "Cuándo",
  states: { waiting: "En espera", delivered: "Entregado", accepted: "Aceptado", failed: "Fallido" },
  acceptedText: "Sin confirmar: míralo en el canal.",
  attempts: (n) => count(n, "intento", "intentos"),
  next: (at) => `Próximo intento: ${at}`,
  details: "Detalles",
  sent: "Enviado",
  response: "Respuesta",
  took: (ms) => `${ms} ms`,
  resend: "Enviar otra vez",
  resent: "Estamos enviando el evento otra vez.",
};

const signOn: CompanyTexts["company/single-sign-on"] = {
  title: "Acceso único",
  sub: "Tu administración entra con el proveedor de identidad de tu empresa, como Entra ID, Okta, Google Workspace o Keycloak.",
  crumb,
  ownersOnly: "Solo una persona titular puede configurar el acceso único.",
  loading: "Cargando el acceso único",
  addresses: "1. Registra Lantern Hour en tu proveedor",
  addressesText:
    "Crea una aplicación web de OpenID Connect (código de autorización con PKCE y un secreto de cliente) y escribe estas direcciones.",
  redirect: "Dirección de redirección",
  move: "Tu proveedor tiene que conocer esta nueva dirección de redirección",
  moveText:
    "Tu empresa tiene ahora su propia dirección de redirección. Añade la nueva en tu proveedor y deja allí también la antigua. Después entra aquí con la nueva. Cuando funcione, toda tu empresa la usará y podrás quitar la antigua de tu proveedor.",
  oldAddress: {
    works: () =>
      "La dirección antigua todavía funciona. Si tiene que dejar de hacerlo, te escribiremos 30 días antes.",
    ends: (day) => `Desde el ${day} rechazaremos las entradas que usen la dirección antigua.`,
    ended: (day) =>
      `Desde el ${day} rechazamos las entradas que usan la dirección antigua, porque otra empresa podría aprovecharse de ella. Las personas titulares pueden usar su contraseña o su llave de acceso.`,
  },
  newRedirect: "Nueva dirección de redirección",
  oldRedirect: "Dirección de redirección antigua",
  tryNew: "Entrar con la dirección nueva",
  tryNewHint:
    "Si tu proveedor dice que no conoce la dirección de redirección, vuelve atrás: todavía no está guardada allí. Aquí no ha cambiado nada.",
  postLogout: "Dirección después de salir",
  backChannel: "Dirección de salida por canal interno",
  provider: "2. Cuéntanos cuál es tu proveedor",
  issuer: "Emisor",
  issuerHint: "Tal como lo escribe el proveedor, por ejemplo https://login.example.com/realms/company.",
  clientId: "ID de cliente",
  clientSecret: "Secreto de cliente",
  secretStored: "Se guarda cifrado. Déjalo vacío para mantener el actual.",
  secretNew: "Se guarda cifrado y no se vuelve a mostrar.",
  certificates: "Certificados de tu propia autoridad",
  optional: "(opcional)",
  certificatesHint:
    "En formato PEM. Solo hacen falta si el certificado de tu proveedor es de una autoridad privada.",
  makesAdmins: "Crear una cuenta a quien entra por primera vez",
  makesAdminsHint:
    "Si no, solo entran las personas a las que invitas. Las cuentas nuevas son de Subadministración.",
  groupClaim: "Atributo con los grupos",
  groupClaimHint: "Por ejemplo, «groups». Solo lo leemos al crear una cuenta.",
  ownerGroup: "Grupo cuyos miembros son titulares",
  required: "En tus dominios hay que usar el acceso único",
  requiredHint:
    "Las contraseñas y las cuentas vinculadas dejan de funcionar para la Subadministración, y cerramos al momento sus accesos actuales. Las personas titulares siempre pueden usar su contraseña o su llave de acceso, para que nadie se quede fuera.",
  save: "Guardar",
  saving: "Guardando…",
  saved: "Acceso único guardado",
  remove: "Desactivar",
  removeTitle: "¿Desactivar el acceso único?",
  removeText:
    "Borramos el proveedor y su secreto. Quien no tenga contraseña puede crear una con «¿La has olvidado?» en la página de acceso.",
  removed: "Acceso único desactivado",
  test: "Probar",
  testing: "Probando…",
  testTitle: "4. Pruébalo",
  testText:
    "Enviamos a tu proveedor las peticiones de una entrada. Su token solo se ve con una entrada de verdad, así que entra también una vez: saldrás de esta página y entrarás como la persona que nombre tu proveedor.",
  fine: "Bien",
  signInToTest: "Entrar para probar el token",
  missingGroups: "No han llegado los grupos de algunas personas",
  missingGroupsText: (claim, group) =>
    `Son de Subadministración porque no hemos podido comparar el atributo «${claim}» con el grupo «${group}». Cambia los ajustes del proveedor o estos, o cambia sus roles en Administración.`,
  groupProblems: {
    missing: "El token no tenía grupos.",
    too_many:
      "El proveedor solo dice que hay demasiados grupos. En Entra ID, elige «Grupos asignados a la aplicación».",
    other_form: (names) =>
      `Han llegado estos grupos: ${names}. Escribe el grupo exactamente como lo escribe el proveedor.`,
  },
  secondSubjects: "¿Es la misma persona?",
  secondSubjectsText:
    "Tu proveedor dice que alguien nuevo usa la dirección de una cuenta. Pasa cuando una cuenta del proveedor se crea otra vez y cuando una dirección se da a otra persona. Hasta que decidas, solo funciona la entrada anterior de la cuenta.",
  secondSubject: (name, email) => `${name}, ${email}`,
  secondSubjectId: (subject, when) => `Identidad nueva en tu proveedor: ${subject} (${when})`,
  samePerson: "Es la misma",
  samePersonTitle: "¿Dejar entrar a esta identidad?",
  samePersonText: (email) =>
    `Desde ahora, la identidad nueva abre la cuenta de ${email}, y la anterior ya no.`,
  otherPerson: "Es otra",
  otherPersonTitle: "¿No dejar entrar a esta identidad?",
  otherPersonText: (email) =>
    `La cuenta de ${email} se queda como está. Si la dirección es ahora de otra persona, quita la cuenta anterior en Administración e invita a la persona nueva.`,
  decided: "Guardado",
  steps: {
    discovery: "Podemos leer la configuración del proveedor",
    issuer: "El emisor es el que has escrito",
    endpoints: "Sus direcciones se pueden usar",
    clock: "Su reloj y el nuestro coinciden",
    keys: "Sus claves se pueden leer",
    client: "Conoce el ID y el secreto de cliente",
    claims: "Nos dice las direcciones de las personas",
    token: "Su token encaja con estos ajustes",
  },
  lastProblem: (when) => `La última entrada falló (${when})`,
  problems: {
    address_invalid: "La dirección no es una dirección https.",
    address_unresolved: "El nombre del servidor no tiene dirección. Revisa cómo está escrito.",
    address_private: "La dirección no está en la internet pública, así que no enviamos peticiones allí.",
    unreachable: "El proveedor no ha respondido como se esperaba.",
    certificate:
      "El certificado del proveedor no es de confianza. Si es de una autoridad privada, pega arriba el certificado de esa autoridad.",
    no_discovery:
      "No hay configuración en el emisor seguido de /.well-known/openid-configuration. Revisa el emisor.",
    issuer_mismatch:
      "La configuración del proveedor indica otro emisor, que ves abajo. Escribe exactamente el que indica.",
    issuer_template:
      "Este emisor es de todos los inquilinos, así que ningún token lo nombra. Usa la dirección propia de tu inquilino. En Entra ID es https://login.microsoftonline.com/, tu Id. de directorio (inquilino) y /v2.0; el Id. está en la página de información general de la aplicación.",
    response_issuer: "La respuesta ha llegado de otro proveedor, no del tuyo, así que la hemos rechazado.",
    endpoint_missing: "A la configuración del proveedor le falta una dirección que necesitamos.",
    sign_in_address:
      "Las direcciones para entrar y salir tienen que ser direcciones https del servidor del proveedor, no del nuestro.",
    redirect_mismatch:
      "La respuesta ha llegado a otra dirección de redirección que la del comienzo de la entrada. La hemos rechazado.",
    old_address:
      "El proveedor todavía usa la dirección de redirección antigua, que ya no aceptamos. Escribe la nueva en el proveedor y después entra con ella al principio de esta página.",
    no_code_flow: "El proveedor no ofrece el flujo con código de autorización.",
    no_pkce: "El proveedor no ofrece PKCE con S256.",
    clock: "El reloj del proveedor difiere del nuestro en más de un minuto. Uno de los dos va mal.",
    no_keys: "El proveedor no publica ninguna clave que podamos leer.",
    client_refused:
      "El proveedor ha rechazado el ID o el secreto de cliente. Revisa los dos y que el secreto no haya caducado.",
    client_characters:
      "El proveedor ha rechazado el ID o el secreto de cliente. Tienen caracteres que debemos codificar, y es probable que tu proveedor no los descodifique. Crea un secreto solo con letras y cifras o permite el método client_secret_post.",
    no_secret_method:
      "El proveedor no acepta ningún secreto de cliente. Permite el método client_secret_basic o client_secret_post para esta aplicación.",
    code_refused:
      "El proveedor ha rechazado el código. Comprueba que la dirección de redirección en el proveedor es exactamente la nuestra.",
    token_issuer:
      "El token nombra otro emisor que la configuración del proveedor; abajo ves los dos. En Entra ID, configura la aplicación para tokens de la versión 2: en su manifiesto, «requestedAccessTokenVersion» debe ser 2.",
    token_untested:
      "Nadie ha entrado desde que se guardaron estos ajustes, así que no hemos visto ningún token. Entra una vez para probarlo.",
    token_signature: "El token de identidad no está firmado con una clave del proveedor.",
    token_audience: "El token de identidad es para otro ID de cliente.",
    token_expired: "El token de identidad había caducado. Comprueba el reloj del proveedor.",
    token_nonce: "El token de identidad es de otra entrada.",
    token_invalid: "El token de identidad no se puede leer o no está completo.",
    claim_sub: "El proveedor no dice quién es la persona (atributo «sub»).",
    claim_email: "El proveedor no nos dice la dirección de la persona (atributo «email»).",
    email_unverified:
      "El proveedor no dice que la dirección de la persona esté verificada (el atributo «email_verified» debe ser true).",
    email_domain: "La dirección de la persona no es de uno de tus dominios verificados.",
    no_account:
      "La persona no tiene cuenta, y tus ajustes no nos dejan crear una. Invita a esa persona o activa la creación de cuentas.",
    removed_admin:
      "Una persona titular quitó a esta persona, así que al entrar no recibe una cuenta nueva. Invítala para que pueda volver.",
    other_company: "La dirección de la persona es de una cuenta ajena a tu empresa.",
    second_subject:
      "Alguien nuevo en tu proveedor ha usado la dirección de una cuenta. No hemos dejado entrar a nadie: decide arriba si es la misma persona.",
    provider_error: "El proveedor ha rechazado la entrada, o la persona la ha cancelado.",
  },
  domains: "3. Verifica tus dominios",
  domainsText: "Solo pueden usar el acceso único las personas con una dirección de un dominio verificado.",
  domain: "Dominio",
  domainExample: "example.com",
  addDomain: "Añadir dominio",
  adding: "Añadiendo…",
  domainAdded: "Dominio añadido",
  proved: "Verificado",
  unproved: "Sin verificar",
  record: "Añade este registro TXT al DNS del dominio y después compruébalo:",
  recordName: "Nombre",
  recordValue: "Valor",
  check: "Comprobar ahora",
  checkOf: (domain) => `Comprobar ${domain} ahora`,
  nowProved: (domain) => `${domain} está verificado`,
  removeDomain: "Quitar",
  removeDomainOf: (domain) => `Quitar ${domain}`,
  removeDomainText:
    "Quienes tengan una dirección de este dominio ya no podrán entrar con el inicio de sesión único.",
  domainRemoved: "Dominio quitado",
};

export const settingsTexts = {
  "company/settings": settings,
  "company/directory": directory,
  "company/keys": keys,
  "company/webhooks": webhooks,
  "company/single-sign-on": signOn,
} satisfies Partial<CompanyTexts>;
