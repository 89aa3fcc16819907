import type { ErrorCode } from "@lantern/contract/errors";
import { limits } from "@lantern/contract/limits";
import type { ErrorTexts } from "../error-texts.ts";
import { type FieldTexts, fieldTextIn } from "../field-text.ts";
import { errorCodes as participants } from "./error-codes.ts";

/** Errors that only administrators can get. */
const administrators = {
  CONSUMER_003: "Esta persona ya está en una sesión",
  SESSION_002: "No hay créditos suficientes",
  SESSION_003: "No se ha podido crear la sesión",
  SESSION_005: "No se ha podido borrar la sesión",
  SESSION_007: "No encontramos a los asistentes de la sesión",
  SESSION_008: "No se ha podido enviar el aviso de la sesión",
  SESSION_010: "Esta sesión no se puede cancelar",
  SESSION_011: "No se ha podido cancelar la sesión",
  SESSION_012: "La hora de comienzo tiene que estar en el futuro. Elige una hora posterior a la actual.",
  SERIES_UNKNOWN: "No encontramos la serie",
  GROUP_UNKNOWN: "No encontramos el grupo",
  USER_001: "No encontramos la cuenta",
  USER_002: "No se ha podido crear la cuenta",
  USER_003: "No se ha podido cambiar la cuenta",
  USER_004: "No se ha podido borrar la cuenta",
  USER_005: "La cuenta ya existe",
  USER_006: "El rol no es válido",
  USER_007: "Esta dirección de correo ya está en uso",
  USER_008: "No encontramos la notificación",
  USER_009: "Tu cuenta no tiene permiso para esto",
  USER_010: "No encontramos el perfil",
  USER_011: "Usa una dirección de correo del trabajo",
  USER_012: "La contraseña no coincide con tu contraseña actual",
  USER_013: "La contraseña necesita al menos 8 caracteres",
  USER_014: "Las contraseñas no coinciden",
  COMPANY_001: "La persona y la sesión no son de la misma empresa",
  BREAKOUT_002: "Esta persona ya está en la sala de un equipo",
  CHECKOUT_001: "La compra no se ha completado",
  CHECKOUT_002: "No encontramos el pedido",
  CHECKOUT_003: "Ahora mismo no se puede comprar esto. Escribe a nuestro soporte.",
  SETTING_001: "No se ha podido borrar el ajuste",
  SETTING_002: "No encontramos el ajuste",
  SIGN_IN_METHOD: "Tu empresa ha elegido otras maneras de entrar. Usa una de ellas.",
  SOCIAL_LOGIN_FAILED: "No se ha podido entrar con esa cuenta",
  SECOND_FACTOR: "Escribe el código de tu aplicación de autenticación para terminar de entrar.",
  SECOND_FACTOR_EXPIRED: "Has tardado demasiado. Vuelve a entrar.",
  SECOND_FACTOR_WRONG: "Este código no es correcto o ya se ha usado. Prueba con el siguiente.",
  SECOND_FACTOR_SET: "Tu cuenta ya tiene una aplicación de autenticación.",
  SECOND_FACTOR_MISSING: "Esta cuenta no tiene ni aplicación de autenticación ni llave de acceso.",
  PASSKEY_REFUSED: "No se ha aceptado esta llave de acceso. Inténtalo otra vez o entra de otra manera.",
  SECOND_FACTOR_NEEDED: "Tu empresa exige un segundo paso para entrar. Configúralo primero.",
  SIGN_ON_REQUIRED:
    "Tu empresa usa el acceso único. Entra con tu dirección del trabajo en la página de acceso.",
  SIGN_ON_FAILED:
    "El acceso de tu empresa no ha funcionado. Inténtalo otra vez o avisa a quien lo configuró.",
  SIGN_ON_ADDRESS:
    "El proveedor de tu empresa no ha confirmado una dirección de los dominios de la empresa, así que no podemos dejarte entrar. Avisa a quien lo configuró.",
  SIGN_ON_NO_ACCOUNT:
    "Todavía no tienes cuenta aquí. Pide a una persona titular de tu empresa que te invite.",
  SIGN_ON_UNDECIDED:
    "El proveedor de tu empresa dice que eres alguien nuevo, pero tu dirección es de una cuenta de aquí. Una persona titular de tu empresa tiene que decidir si es tuya.",
  DOMAIN_IN_USE: "Otra empresa ya ha verificado este dominio. Si es tuyo, escribe a nuestro soporte.",
  DOMAIN_UNPROVED:
    "No hemos encontrado el registro. Los registros nuevos pueden tardar una hora en aparecer. Compruébalo otra vez más tarde.",
  EMAIL_UNVERIFIED: "Confirma primero tu dirección de correo. Usa el enlace que te enviamos por correo.",
  SOCIAL_CONFIRM: "Ya hay una cuenta con esta dirección. Abre el enlace que acabamos de enviarle por correo.",
  CREDITS_OWED:
    "Tu empresa debe créditos cuyo pago se reembolsó. Escribe a nuestro soporte para saldarlos primero.",
  BILLING_MISSING: "Escribe primero los datos de facturación de tu empresa.",
  CURRENCY_SET: "Tu empresa ya compra en otra moneda. Escribe a nuestro soporte para cambiarla.",
  INVOICES_UNPAID: "Tu empresa tiene facturas sin pagar. Págalas antes de volver a pedir con factura.",
  QUOTE_EXPIRED: "Este presupuesto ya no es válido. Haz uno nuevo.",
  ORDER_EXISTS: "Tu empresa ya tiene una factura sin pagar por el mismo número de créditos.",
  ORDER_PAID:
    "Este pedido ya está pagado y no se puede cancelar. Escribe a nuestro soporte para un reembolso.",
  ORDER_CANCELLED: "Este pedido está cancelado. Haz uno nuevo.",
  CREDITS_USED: "Ya se han usado o reservado créditos de este pedido, así que no se puede cancelar.",
  SIGN_IN_AGAIN: "Sal y vuelve a entrar; después haz este cambio en menos de diez minutos.",
  IDENTITY_IN_USE:
    "Esta cuenta ya está vinculada a una cuenta de Lantern Hour. Desvincúlala allí primero o elige otra.",
  LAST_SIGN_IN_METHOD: "Es tu única manera de entrar. Pon primero una contraseña o vincula otra cuenta.",
  REPORT_GUESSED:
    "Se han probado demasiadas contraseñas en este enlace, quizá por otra persona. Pide un enlace nuevo a quien te lo envió o inténtalo de nuevo en unos minutos.",
  REPORT_PASSWORD: "La contraseña no es correcta. Pregunta a la persona que te envió el enlace.",
  EMAIL_UNREADABLE: "No podemos leer este correo.",
  COLUMNS_UNKNOWN:
    "No sabemos qué contiene cada columna. Añade una línea de títulos, como Nombre, Apellidos, Correo, o usa la página «Añadir participantes», donde puedes elegirlo.",
  UNAVAILABLE: "Ahora mismo hay mucha actividad. Vuelve a probar en un momento.",
  OTHER_BROWSER: "Abre este enlace en el navegador con el que entraste.",
} satisfies Partial<Record<ErrorCode, string>>;

/** Every code of the catalog has a text: those of participants, and these. */
export const errorCodes: Record<ErrorCode, string> = {
  ...administrators,
  ...participants,
};

const fields: FieldTexts = {
  required: "Rellena este campo.",
  email: "Escribe una dirección de correo válida.",
  emailLetters:
    "No podemos enviar correos a direcciones con letras como ñ o é antes de la @. Escribe otra dirección.",
  oneName: "Escribe un nombre o un apellido.",
  tooLong: (max) => `Usa como mucho ${max} caracteres.`,
  unstorable: "Quita los caracteres que no se pueden guardar.",
  terms: "Acepta las condiciones para continuar.",
  commonPassword: "Demasiada gente usa esta contraseña. Elige otra.",
  repeatedPassword: "Tu contraseña no puede ser un solo carácter repetido. Elige otra.",
  ownPassword: "Tu contraseña no puede ser solo tu nombre o tu dirección. Elige otra.",
  seats: `Elige de ${limits.seatsMin} a ${limits.seatsMax} plazas.`,
  timezone: "Elige una zona horaria.",
  country: "Elige un país.",
  taxNumber: (example) =>
    example ? `Escribe un número como ${example}, o ninguno.` : "Escribe de 4 a 20 letras y cifras, o nada.",
  taxNumberElsewhere: (other, chosen) =>
    `Es un número de otro país (${other}), y la dirección está en ${chosen}.`,
  pageLanguage: "Elige uno de los idiomas de la lista.",
  language: "Esta aventura no está disponible en ese idioma.",
  start: "Elige cuándo empieza la sesión.",
  dateRange: `Elige una fecha dentro de los próximos ${limits.yearsAheadMax} años.`,
  keyScopes: "Elige lo que puede hacer la clave.",
  passkeysMax: `Puedes tener como mucho ${limits.passkeysMax} llaves de acceso.`,
  keysMax: `Una empresa puede tener como mucho ${limits.keysMax} claves.`,
  reportLinksMax: `Un informe puede tener como mucho ${limits.reportLinksMax} enlaces. Anula uno que ya no necesites.`,
  reportLinkEnd: "Elige un día dentro del próximo año.",
  leaver: "Tu directorio dice que esta persona se ha ido. Solo el directorio puede recuperarla.",
  domain: "Escribe un dominio, como example.com.",
  domainsMax: `Una empresa puede tener como mucho ${limits.domainsMax} dominios.`,
  webhookUrl: "Escribe una dirección https a la que se pueda llegar desde internet.",
  webhookEvents: "Elige al menos un evento.",
  webhooksMax: `Una empresa puede tener como mucho ${limits.webhooksMax} webhooks.`,
  notInStory: "Esta historia no tiene ese texto.",
  seriesLength: `Una serie tiene de ${limits.seriesMin} a ${limits.seriesMax} sesiones.`,
  seriesSome: "Elige al menos una sesión.",
  seriesPeople: "Elige al menos a una persona.",
  seriesDay: "Otra sesión de esta serie es ese día.",
  signInMethods: "Deja al menos una manera de entrar.",
  lockedOut:
    "Ya no podrías entrar. Entra primero una vez con una de estas maneras, o deja la que usas ahora.",
  ownFactorFirst: "Configura primero una aplicación de autenticación o una llave de acceso en tu perfil.",
  retention: `Elige de ${limits.retentionDaysMin} a ${limits.retentionDaysMax} días.`,
  auditRetention: `Elige de ${limits.auditDaysMin} a ${limits.auditDaysMax} días.`,
  color: "Escribe un color como #0f766e.",
  pictureSize: "Elige una imagen de hasta 512 KB.",
  pictureKind: "Elige una imagen PNG, JPEG o WebP de hasta 512 KB y 4096 píxeles por lado.",
  pictureAlone:
    "Este archivo contiene algo más que una imagen. Guárdala otra vez como PNG y elige ese archivo.",
  month: "Elige un mes.",
  digits: "Usa solo cifras.",
  certificates: "Pega los certificados en formato PEM, desde BEGIN CERTIFICATE hasta END CERTIFICATE.",
  issuerTemplate:
    "Esta dirección es de todos los inquilinos, así que ningún token la nombra. Usa la dirección propia de tu inquilino. En Entra ID es https://login.microsoftonline.com/, tu Id. de directorio (inquilino) y /v2.0.",
  domainListed: "Este dominio ya está en la lista.",
  domainFree: "Este dominio es de un proveedor de direcciones gratuitas o desechables.",
  groupName: "Ya tienes un grupo con este nombre.",
  groupsMax: `Una empresa tiene como mucho ${limits.groupsMax} grupos. Borra uno que ya no necesites.`,
  importMax: `Importa como mucho ${limits.importMaxRows} líneas cada vez.`,
  noAddress: "Esta línea no tiene ninguna dirección de correo válida.",
  severalAddresses: "Esta línea tiene varias personas. Escribe una persona por línea.",
  aboveHeader: "Esta línea está encima de los títulos, así que no la hemos usado.",
  unclosedQuote: "Aquí se abren unas comillas que no se cierran, así que hemos saltado esta línea.",
  unclosedQuotes: "Aquí se abren unas comillas que no se cierran, así que no podemos leer lo que sigue.",
  unreadableCell: "Tiene un carácter que no podemos leer, así que no lo hemos usado.",
  longCell: (max) => `Tiene más de ${max} caracteres, así que no lo hemos usado.`,
  unknownZone: (zone) => `No conocemos la zona horaria «${zone}», así que no la hemos usado.`,
  sameAddress: (line) => `La misma dirección está en la línea ${line}.`,
  peopleMax: `Pueden venir como mucho ${limits.seatsMax} personas.`,
  teamSize: `Un equipo tiene como mucho ${limits.teamMax} personas.`,
};

export const errorTexts: ErrorTexts = {
  fieldText: fieldTextIn(fields, errorCodes),
  byCode: errorCodes,
};
