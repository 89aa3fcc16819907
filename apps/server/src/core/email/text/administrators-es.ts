import { Role } from "@lantern/contract/roles";
import { countIn } from "../../format.ts";
import type { AdministratorText } from "./administrators-en.ts";

const count = countIn("es");
const credits = (number: number) => count(number, "crédito", "créditos");

/** The texts of emails to administrators in Spanish. */
export const text: AdministratorText = {
  language: "es",
  roles: {
    [Role.CONSUMER_ADMIN]: "titular de la empresa",
    [Role.CONSUMER_ADMIN_SUB]: "Subadministración",
  },
  buttonFallback: "Si el botón no funciona, copia este enlace:",
  ignore: "Si no has sido tú, puedes ignorar este correo.",
  contactUs: "Si no has sido tú, escríbenos cuanto antes.",
  reasons: {
    administrator: "Recibes este correo porque administras las sesiones de tu empresa.",
    owner: "Recibes este correo porque eres titular de la cuenta de tu empresa.",
  },
  verification: {
    subject: "Confirma tu dirección de correo",
    title: "Te damos la bienvenida a Lantern Hour",
    text: "Confirma que esta dirección de correo es tuya. Después podrás confirmar tu primera sesión e invitar a tu equipo.",
    button: "Confirmar mi dirección",
    newAddress: {
      title: "Tu nueva dirección de correo",
      text: "Confirma que esta dirección de correo es tuya. Después entrarás con ella, y aquí llegarán nuestros correos.",
    },
    expires: (hours) => `Este enlace es válido durante ${hours} horas.`,
  },
  passwordReset: {
    subject: "Elige una contraseña nueva",
    text: "Hemos recibido una solicitud para cambiar la contraseña de tu cuenta de Lantern Hour.",
    button: "Elegir una contraseña nueva",
    expires: (minutes) => `Este enlace solo sirve una vez y caduca en ${minutes} minutos.`,
  },
  accessChanged: {
    subject: (company) => `El acceso a ${company} ha cambiado`,
    texts: {
      key: (by, company) =>
        `${by} ha creado una clave con la que un programa puede usar los datos de ${company}.`,
      webhook: (by, company) =>
        `${by} ha añadido o cambiado un webhook que envía eventos de ${company} a otro servicio.`,
      singleSignOn: (by, company) =>
        `${by} ha cambiado cómo se entra en ${company} con el inicio de sesión único.`,
      domain: (by, company) => `${by} ha cambiado los dominios de ${company} para el inicio de sesión único.`,
      signInMethods: (by, company) => `${by} ha cambiado cómo pueden entrar quienes administran ${company}.`,
    },
    next: "Si no lo ha hecho nadie que conozcas, cierra todas tus sesiones en tu perfil, elige una contraseña nueva y deshaz el cambio en los ajustes.",
  },
  accessEnded: {
    subject: "Hemos quitado lo que se configuró antes de que confirmaras tu dirección",
    text: "Has confirmado tu dirección de correo. Hasta entonces, otra persona podría haberla usado. Por seguridad, hemos quitado todas las llaves de acceso, la aplicación de autenticación, las claves, los webhooks, el inicio de sesión único, los dominios y las invitaciones que se habían añadido antes.",
    next: "Si algo de esto lo añadiste tú, vuelve a añadirlo. Tus personas y sesiones no han cambiado.",
  },
  addressChanged: {
    subject: "Tu dirección de correo ha cambiado",
    title: (name) => `${name}, tu cuenta tiene una dirección de correo nueva`,
    text: (email) => `A partir de ahora, entra con ${email}. También recibirás ahí nuestros correos.`,
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    text: "Tu cuenta de Lantern Hour tiene una contraseña nueva. Hemos cerrado tu sesión en todos los demás dispositivos.",
    button: "Elegir una contraseña nueva",
    note: "Si has sido tú, no tienes que hacer nada.",
    footer: "Si no has sido tú, cambia la contraseña ahora mismo y escríbenos.",
  },
  secondFactor: {
    on: {
      subject: "Tu cuenta ahora pide un código",
      text: "A partir de ahora, también necesitas un código de tu aplicación de autenticación para entrar. Guarda tus códigos de recuperación en un lugar seguro: si pierdes la aplicación, cada uno te deja entrar una vez.",
    },
    off: {
      subject: "Tu cuenta ya no pide un segundo paso",
      text: "Tu cuenta de Lantern Hour ya no tiene ni aplicación de autenticación ni llave de acceso. Entras solo con tu contraseña o tu cuenta vinculada.",
    },
    "app-off": {
      subject: "Se ha quitado la aplicación de autenticación de tu cuenta",
      text: "Los códigos de la aplicación ya no funcionan. Al entrar, te seguiremos pidiendo una de tus llaves de acceso.",
    },
    guessed: {
      subject: "Alguien está probando códigos en tu cuenta",
      text: "Alguien ha escrito tu contraseña de Lantern Hour y después varios códigos incorrectos. No ha conseguido entrar.",
    },
    recovery: {
      subject: "Se ha usado un código de recuperación para entrar",
      text: (left) =>
        `Alguien ha entrado en tu cuenta de Lantern Hour con un código de recuperación. ${left === 1 ? "Te queda 1 código" : `Te quedan ${left} códigos`}.`,
    },
    button: "Abrir mi perfil",
    note: "Si has sido tú, no tienes que hacer nada.",
    footer: "Si no has sido tú, cambia la contraseña ahora mismo y escríbenos.",
  },
  secondFactorRule: {
    footer: (company) => `Recibes este correo porque formas parte de la administración de ${company}.`,
    on: {
      subject: (company) => `${company} exige ahora un segundo paso para entrar`,
      text: (company) =>
        `Quienes administran ${company} necesitan ahora una aplicación de autenticación o una llave de acceso. Si no tienes ninguna de las dos, te pediremos que configures una antes de que puedas seguir usando el panel.`,
    },
    off: {
      subject: (company) => `${company} ya no exige un segundo paso para entrar`,
      text: (company) =>
        `Quienes administran ${company} ya pueden quitar su aplicación de autenticación y sus llaves de acceso. Te recomendamos conservarlas.`,
    },
  },
  factorsReset: {
    subject: "Se ha restablecido tu segundo paso",
    text: (by) =>
      `${by} ha quitado tu aplicación de autenticación, tus llaves de acceso y tus códigos de recuperación. Ahora entras solo con tu contraseña o una cuenta vinculada, y puedes configurar otro segundo paso en tu perfil.`,
    byYou: (name) => `Se ha restablecido el segundo paso de ${name}`,
    byYouText: (name) =>
      `Has quitado la aplicación de autenticación, las llaves de acceso y los códigos de recuperación de ${name}, que ahora entra solo con su contraseña o una cuenta vinculada.`,
  },
  passkey: {
    added: {
      subject: "Se ha añadido una llave de acceso a tu cuenta",
      text: (name) =>
        `Ya puedes entrar en Lantern Hour con la llave de acceso «${name}», por sí sola o como segundo paso después de tu contraseña.`,
    },
    removed: {
      subject: "Se ha quitado una llave de acceso de tu cuenta",
      text: (name) => `Ya no puedes entrar en Lantern Hour con la llave de acceso «${name}».`,
    },
  },
  alreadyRegistered: {
    subject: "Ya tienes una cuenta",
    text: "Alguien, probablemente tú, ha intentado crear una cuenta con esta dirección de correo, que ya tiene una cuenta de Lantern Hour.",
    button: "Entrar",
    note: "¿Has olvidado tu contraseña? Puedes elegir una nueva en la página de acceso.",
  },
  owner: {
    added: (name, company) => `${name} ya es titular de ${company}`,
    addedText: (name, company) => `Has nombrado a ${name} titular de ${company}.`,
    became: (company) => `Ahora eres titular de ${company}`,
    becameText: (name, company) =>
      `${name} te ha nombrado titular de ${company}. Ya puedes comprar créditos, invitar a otras personas a la administración y cambiar los ajustes de la empresa.`,
    unexpected: "Si no lo esperabas, escríbenos cuanto antes.",
  },
  companyDeleted: {
    subject: (company) => `${company} se ha eliminado de Lantern Hour`,
    text: (by, company) =>
      `${by} ha eliminado ${company} con sus sesiones, sus participantes y todas las cuentas de su administración, también la tuya. Hemos avisado por correo a quienes tenían invitación a una sesión y no la habían rechazado.`,
    unpaid: "Las facturas que todavía no están pagadas siguen pendientes de pago.",
    unexpected: "Si no lo esperabas, escríbenos cuanto antes.",
  },
  domain: {
    subject: (domain) => `Confirma que ${domain} es de tu empresa`,
    text: (domain) =>
      `Una persona titular en Lantern Hour quiere usar ${domain} para el acceso único. Si es correcto, reenvíale este correo: el enlace funciona en su cuenta.`,
    button: "Confirmar el dominio",
    footer: "Si no reconoces esta solicitud, puedes ignorar este correo.",
  },
  adminInvitation: {
    subject: (company) => `Únete a ${company} en Lantern Hour`,
    title: (company) => `Ayuda a organizar sesiones para ${company}`,
    text: (host, company, role) =>
      `${host} te invita a planificar y guiar sesiones para ${company}. Tu rol: ${role}.`,
    billingOnly: (host, company, role) =>
      `${host} te invita a comprar créditos y llevar la facturación de ${company}. Tu rol: ${role}, solo con las páginas de facturación.`,
    button: "Aceptar la invitación",
    expires: (days) => `Este enlace solo sirve una vez y caduca en ${days} días.`,
    footer: "Si no esperabas esta invitación, puedes ignorar este correo.",
  },
  backupFailed: {
    subject: {
      backup: "La copia de seguridad de anoche ha fallado",
      drill: "La copia de seguridad de anoche no se ha podido restaurar",
      after: "Ha fallado el programa posterior a la copia de seguridad de anoche",
    },
    text: {
      backup:
        "No se ha escrito ninguna copia. Las anteriores siguen ahí. El servidor lo volverá a intentar esta noche. Esto es lo que ha fallado:",
      drill:
        "Se ha escrito una copia, pero la prueba que la restaura ha encontrado un problema. Hemos conservado las anteriores. Esto es lo que ha fallado:",
      after:
        "Se ha escrito una copia y se ha restaurado como prueba. Pero el programa de BACKUP_AFTER ha fallado, así que puede que esta copia no se haya guardado en otro sitio. Esto es lo que ha fallado:",
    },
    button: "Abrir la consola",
    footer: "Recibes este correo porque administras esta instalación.",
  },
  providers: { google: "Google", facebook: "Facebook", microsoft: "Microsoft", linkedin: "LinkedIn" },
  socialLink: {
    subject: (provider) => `¿Entrar con ${provider}?`,
    title: (provider) => `¿Acabas de entrar con ${provider}?`,
    text: (provider) =>
      `Alguien ha entrado con ${provider} usando tu dirección de correo. Si has sido tú, conecta ${provider} con tu cuenta. Abre el enlace en el mismo navegador.`,
    button: (provider) => `Sí, conectar ${provider}`,
    expires: (minutes) => `Este enlace es válido durante ${minutes} minutos.`,
    footer: "Si no has sido tú, no uses este enlace. No cambiará nada.",
  },
  contact: {
    subject: "Hemos recibido tu mensaje",
    title: "Gracias por tu mensaje",
    text: "Alguien de nuestro equipo lo leerá y te responderá por correo.",
    footer:
      "Recibes este correo porque alguien escribió esta dirección en nuestro formulario. Si no has sido tú, puedes ignorar este correo.",
    message: {
      subject: (name) => `Mensaje de ${name}`,
      title: (name, email) => `${name} (${email}) nos ha escrito`,
      text: "Enviado desde el formulario de contacto. Responde a este correo para contestar.",
    },
  },
  vat: (net, line, vat) => `Son ${net} más ${vat} (${line}).`,
  receipt: {
    subject: (number) => `Pago recibido: ${credits(number)}`,
    title: "Pago recibido",
    text: (number, amount, day, balance) =>
      `Has comprado ${credits(number)} por ${amount} el ${day}. Tu empresa tiene ahora ${credits(balance)}. Cada crédito es la plaza de una persona, y solo gastas créditos por quienes asisten.`,
    button: "Abrir el pedido",
    order: (id) => `Pedido ${id}`,
    pdf: (id) => `Allí también puedes descargar el PDF. Pedido ${id}`,
    noAddress:
      "Para la factura nos falta la dirección de tu empresa. Añádela en Cuentas de facturación, en esa página, y después descarga la factura.",
    footer: "Recibes este correo porque has comprado créditos para tu empresa.",
  },
  quote: {
    subject: (name) => `Presupuesto ${name}`,
    text: (number, amount, day) =>
      `Este es tu presupuesto: ${credits(number)} por ${amount}. Puedes hacer el pedido a este precio hasta el ${day}, con tarjeta o con factura.`,
    button: "Abrir el presupuesto",
    footer: "Recibes este correo porque has pedido un presupuesto para tu empresa.",
  },
  quoteCancelled: {
    subject: (name) => `El presupuesto ${name} se ha anulado`,
    title: "Tu presupuesto se ha anulado",
    text: (by, name, number, amount) =>
      `${by} ha anulado el presupuesto ${name}, de ${credits(number)} por ${amount}. Ya no se puede hacer el pedido y no hay nada que pagar. Avisa a quien se lo hayas enviado.`,
    support: "Nuestro equipo de soporte",
    button: "Abrir Facturación",
  },
  invoice: {
    subject: (name) => `Factura ${name}`,
    text: (number, amount, day) =>
      `Esta es la factura de tu pedido de ${credits(number)} por ${amount}. Págala por transferencia a más tardar el ${day}; encontrarás los datos bancarios en la factura.`,
    none: "Añadiremos los créditos cuando llegue el pago.",
    some: (number) => `Ya hemos añadido ${credits(number)}, y añadiremos el resto cuando llegue el pago.`,
    all: "Ya hemos añadido los créditos.",
    button: "Abrir la factura",
    footer: "Recibes este correo porque has pedido créditos para tu empresa.",
  },
  invoiceOverdue: {
    subject: (name) => `La factura ${name} ha vencido`,
    text: (amount, day) =>
      `Todavía no hemos recibido el pago de ${amount}, que vencía el ${day}. Si has pagado en los últimos días, no tienes que hacer nada. Hasta que llegue, no puedes hacer pedidos con factura, pero sí pagar con tarjeta.`,
    withdrawn: (number) =>
      `${number === 1 ? "Hemos retirado el crédito de esta factura que nadie usa" : `Hemos retirado los ${number} créditos de esta factura que nadie usa`}. Añadiremos todos sus créditos cuando llegue el pago.`,
  },
  invoiceCancelled: {
    subject: (name) => `La factura ${name} se ha anulado`,
    title: "Tu factura se ha anulado",
    text: (amount, name, note) =>
      `No tienes que pagar los ${amount} de la factura ${name}. Guarda la factura rectificativa ${note} para tu contabilidad.`,
    withdrawn: (number) =>
      `Hemos retirado ${number === 1 ? "el crédito" : `los ${credits(number)}`} que habíamos añadido.`,
    button: "Abrir la factura rectificativa",
  },
  refund: {
    subject: (amount) => `Devolución: ${amount}`,
    title: "Te hemos devuelto el pago",
    text: (amount, number, removed) =>
      `Hemos devuelto ${amount} de tu pedido de ${credits(number)}. Tu banco puede tardar unos días. Hemos retirado ${credits(removed)} de tu saldo.`,
    owed: (number) =>
      number === 1
        ? "De ellos, 1 ya se había usado o reservado; lo descontaremos de los próximos créditos que compres o que se liberen."
        : `De ellos, ${number} ya se habían usado o reservado; los descontaremos de los próximos créditos que compres o que se liberen.`,
    button: "Abrir el pedido",
  },
  refundFailed: {
    subject: "Una devolución no se ha completado",
    text: (amount) =>
      `Hemos intentado devolverte ${amount}, pero tu banco no lo ha aceptado. Hasta que encontremos otra forma, el pago y sus créditos vuelven a ser tuyos. Nos pondremos en contacto contigo.`,
  },
  surplus: {
    subject: "Has pagado más de lo que pediste",
    text: (amount) =>
      `Hemos recibido ${amount} más de lo que cuesta este pedido. Te lo devolvemos por el mismo medio. Tu banco puede tardar unos días. No tienes que hacer nada.`,
  },
  returned: {
    text: (amount) =>
      `Hemos devuelto ${amount}. Tu banco puede tardar unos días. Tu pedido y sus créditos quedan como están.`,
  },
  partPayment: {
    subject: "Hemos recibido una parte de tu pago",
    text: (received, price) =>
      `Hemos recibido ${received} de ${price}. Añadiremos los créditos que faltan cuando llegue el resto.`,
  },
  notStarted: {
    subject: (title) => `${title} no ha empezado`,
    why: {
      autopilot: "No había gente suficiente al empezar.",
      host: "Nadie la inició en las dos horas siguientes a la prevista.",
    },
    text: "La sesión vuelve a ser un borrador, y hemos liberado todos sus créditos. Elige otra hora y confírmala cuando quieras.",
    button: "Abrir la sesión",
  },
  signOnAddress: {
    subject: "Da a tu proveedor de identidad nuestra nueva dirección de redirección",
    text: (day) =>
      `Para proteger el acceso único, tu empresa tiene ahora su propia dirección de redirección. Escríbela en tu proveedor de identidad y después pruébala en la página de ajustes. Desde el ${day} rechazaremos las entradas que usen la dirección antigua.`,
    button: "Abrir el acceso único",
    note: "Se tarda unos cinco minutos. Hasta que la prueba funcione, todo el mundo sigue entrando con la dirección antigua: no la quites de tu proveedor antes.",
  },
  webhookPaused: {
    subject: "Un webhook está en pausa",
    text: (host) =>
      `No hemos podido entregar nada a tu webhook en ${host} durante tres días, así que lo hemos puesto en pausa. Cuando lo reanudes, enviaremos los eventos que hayan quedado pendientes.`,
    button: "Abrir mis webhooks",
  },
};
