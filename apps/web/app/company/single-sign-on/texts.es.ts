import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Tu administración entra con el proveedor de identidad de tu empresa, como Entra ID, Okta, Google Workspace o Keycloak.",
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
