import type { ErrorCode } from "@lantern/contract/errors";
import type { FaultTexts } from "@lantern/contract/fault";
import { limits } from "@lantern/contract/limits";
import type { errorTexts as english } from "./error-texts.ts";
import { errorCodes as participants } from "./es/error-codes.ts";
import { formTexts } from "./form-texts.es.ts";
import { formatMoney, formatNumber } from "./format.ts";

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
  BILLING_INCOMPLETE:
    "Completa primero la dirección de esta cuenta de facturación: calle, código postal y ciudad.",
  BILLING_IN_USE:
    "La cuenta de facturación predeterminada no se puede eliminar. Elige primero otra como predeterminada.",
  XRECHNUNG_SELLER: "Todavía no podemos enviar XRechnung. Elige PDF o escribe a nuestro soporte.",
  XRECHNUNG_NONE:
    "Este documento no tiene XRechnung. Lo tienen las facturas y las rectificativas si su cuenta de facturación tiene una referencia y un correo para facturas.",
  CURRENCY_VAT:
    "Con IVA, esta cuenta de facturación solo puede comprar en la moneda del país al que se debe el IVA. Elige esa moneda.",
  CURRENCY_NO_PRICE:
    "El IVA de esta venta se debe en una moneda en la que aún no tenemos precios. Escribe a nuestro soporte.",
  VAT_SELLER:
    "Todavía no podemos vender a empresas con un número de IVA de otro país de la UE. Escribe a nuestro soporte.",
  VAT_UNCHECKED:
    "Aún no hemos podido comprobar tu número de IVA. Inténtalo más tarde o escribe a nuestro soporte.",
  CURRENCY_SET: "Tu empresa ya compra en otra moneda. Escribe a nuestro soporte para cambiarla.",
  INVOICES_UNPAID: "Tu empresa tiene facturas sin pagar. Págalas antes de volver a pedir con factura.",
  QUOTE_EXPIRED: "Este presupuesto ya no es válido. Haz uno nuevo.",
  ORDER_EXISTS: "Tu empresa ya tiene una factura sin pagar por el mismo número de créditos.",
  ORDER_PAID:
    "Este pedido ya está pagado y no se puede cancelar. Escribe a nuestro soporte para un reembolso.",
  ORDER_CANCELLED: "Este pedido está cancelado. Haz uno nuevo.",
  NOT_REFUNDABLE: "De este pedido no se puede reembolsar nada aquí. Escribe a nuestro soporte.",
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

/** Why the value of a field is not accepted. */
const fields = {
  ...formTexts,
  UNSTORABLE: "Quita los caracteres que no se pueden guardar.",
  COMMON_PASSWORD: "Demasiada gente usa esta contraseña. Elige otra.",
  REPEATED_PASSWORD: "Tu contraseña no puede ser un solo carácter repetido. Elige otra.",
  OWN_PASSWORD: "Tu contraseña no puede ser solo tu nombre o tu dirección. Elige otra.",
  REASON: "Indica el motivo en pocas palabras.",
  SEATS: `Elige de ${limits.seatsMin} a ${limits.seatsMax} plazas.`,
  TIMEZONE: "Elige una zona horaria.",
  COUNTRY: "Elige un país.",
  TAX_NUMBER: "Escribe de 4 a 20 letras y cifras, o nada.",
  TAX_NUMBER_LIKE: ({ example }) => `Escribe un número como ${example}, o ninguno.`,
  TAX_NUMBER_ELSEWHERE: ({ number, address }) =>
    `Es un número de otro país (${countryName(number)}), y la dirección está en ${countryName(address)}.`,
  XRECHNUNG: "XRechnung necesita este dato. Rellénalo o elige PDF.",
  PAGE_LANGUAGE: "Elige uno de los idiomas de la lista.",
  LANGUAGE: "Esta aventura no está disponible en ese idioma.",
  START: "Elige cuándo empieza la sesión.",
  DATE_RANGE: `Elige una fecha dentro de los próximos ${limits.yearsAheadMax} años.`,
  KEY_SCOPES: "Elige lo que puede hacer la clave.",
  PASSKEYS_MAX: `Puedes tener como mucho ${limits.passkeysMax} llaves de acceso.`,
  KEYS_MAX: `Una empresa puede tener como mucho ${limits.keysMax} claves.`,
  REPORT_LINKS_MAX: `Un informe puede tener como mucho ${limits.reportLinksMax} enlaces. Anula uno que ya no necesites.`,
  REPORT_LINK_END: "Elige un día dentro del próximo año.",
  LEAVER: "Tu directorio dice que esta persona se ha ido. Solo el directorio puede recuperarla.",
  ENROLLMENT_CLOSES: "Elige un momento antes de que empiece la sesión.",
  DOMAIN: "Escribe un dominio, como example.com.",
  DOMAINS_MAX: `Una empresa puede tener como mucho ${limits.domainsMax} dominios.`,
  WEBHOOK_URL: "Escribe una dirección https a la que se pueda llegar desde internet.",
  WEBHOOK_EVENTS: "Elige al menos un evento.",
  WEBHOOKS_MAX: `Una empresa puede tener como mucho ${limits.webhooksMax} webhooks.`,
  NOT_IN_STORY: "Esta historia no tiene ese texto.",
  SERIES_LENGTH: `Una serie tiene de ${limits.seriesMin} a ${limits.seriesMax} sesiones.`,
  SERIES_SOME: "Elige al menos una sesión.",
  SERIES_PEOPLE: "Elige al menos a una persona.",
  SERIES_DAY: "Otra sesión de esta serie es ese día.",
  SIGN_IN_METHODS: "Deja al menos una manera de entrar.",
  LOCKED_OUT:
    "Ya no podrías entrar. Entra primero una vez con una de estas maneras, o deja la que usas ahora.",
  OWN_FACTOR_FIRST: "Configura primero una aplicación de autenticación o una llave de acceso en tu perfil.",
  RETENTION: `Elige de ${limits.retentionDaysMin} a ${limits.retentionDaysMax} días.`,
  AUDIT_RETENTION: `Elige de ${limits.auditDaysMin} a ${limits.auditDaysMax} días.`,
  COLOR: "Escribe un color como #0f766e.",
  PICTURE_SIZE: "Elige una imagen de hasta 512 KB.",
  PICTURE_KIND: "Elige una imagen PNG, JPEG o WebP de hasta 512 KB y 4096 píxeles por lado.",
  PICTURE_ALONE:
    "Este archivo contiene algo más que una imagen. Guárdala otra vez como PNG y elige ese archivo.",
  MONTH: "Elige un mes.",
  DIGITS: "Usa solo cifras.",
  CERTIFICATES: "Pega los certificados en formato PEM, desde BEGIN CERTIFICATE hasta END CERTIFICATE.",
  ISSUER_TEMPLATE:
    "Esta dirección es de todos los inquilinos, así que ningún token la nombra. Usa la dirección propia de tu inquilino. En Entra ID es https://login.microsoftonline.com/, tu Id. de directorio (inquilino) y /v2.0.",
  DOMAIN_LISTED: "Este dominio ya está en la lista.",
  DOMAIN_FREE: "Este dominio es de un proveedor de direcciones gratuitas o desechables.",
  GROUP_NAME: "Ya tienes un grupo con este nombre.",
  GROUPS_MAX: `Una empresa tiene como mucho ${limits.groupsMax} grupos. Borra uno que ya no necesites.`,
  IMPORT_MAX: `Importa como mucho ${limits.importMaxRows} líneas cada vez.`,
  NO_ADDRESS: "Esta línea no tiene ninguna dirección de correo válida.",
  SEVERAL_ADDRESSES: "Esta línea tiene varias personas. Escribe una persona por línea.",
  ABOVE_HEADER: "Esta línea está encima de los títulos, así que no la hemos usado.",
  UNCLOSED_QUOTE: "Aquí se abren unas comillas que no se cierran, así que hemos saltado esta línea.",
  UNCLOSED_QUOTES: "Aquí se abren unas comillas que no se cierran, así que no podemos leer lo que sigue.",
  UNREADABLE_CELL: "Tiene un carácter que no podemos leer, así que no lo hemos usado.",
  LONG_CELL: ({ max }) => `Tiene más de ${max} caracteres, así que no lo hemos usado.`,
  UNKNOWN_LANGUAGE: ({ language }) => `No tenemos correos en «${language}», así que no lo hemos usado.`,
  UNKNOWN_ZONE: ({ zone }) => `No conocemos la zona horaria «${zone}», así que no la hemos usado.`,
  SAME_ADDRESS: ({ line }) => `La misma dirección está en la línea ${line}.`,
  PEOPLE_MAX: `Pueden venir como mucho ${limits.seatsMax} personas.`,
  TEAM_SIZE: `Un equipo tiene como mucho ${limits.teamMax} personas.`,
  COST_CENTER: "Tu empresa no tiene ningún centro de coste con este código.",
  COST_CENTERS_MAX: `Una empresa puede tener ${limits.costCentersMax} centros de coste como máximo.`,
  LIST_CHANGED: "Esta lista ha cambiado. Vuelve a cargarla.",
  COMPANY_NAME: ({ name }) => `Escribe el nombre de la empresa (${name}).`,
  DEBT: ({ credits }) => `Se deben ${credits} créditos.`,
  UNPAID: ({ cents, currency }) => `Faltan por pagar ${formatMoney(cents, currency)}.`,
  WHOLE_NUMBER: ({ min, max }) => `Escribe un número entero de ${formatNumber(min)} a ${formatNumber(max)}.`,
  CREDITS_CHANGE: ({ max }) =>
    `Escribe un número entero de −${formatNumber(max)} a ${formatNumber(max)}, que no sea 0.`,
  AMOUNT: "Escribe un importe en céntimos, mayor que 0.",
  PRICE: "Escribe un precio en céntimos, mayor que 0, o deja el campo vacío.",
  HTTPS: "Escribe una dirección que empiece por https://.",
  ADDRESS_INVALID: "La dirección no es una dirección https sin usuario ni contraseña.",
  ADDRESS_UNRESOLVED: "El nombre del servidor no tiene dirección.",
  ADDRESS_PRIVATE: "La dirección no está en la internet pública.",
  RECEIVER_STATUS: ({ status }) => `El destinatario respondió con ${status}`,
  RECEIVER_REDIRECTS: "El destinatario redirige a otra dirección, y eso no se sigue",
  RECEIVER_SILENT: ({ seconds }) => `Sin respuesta en ${formatNumber(seconds)} segundos`,
  RECEIVER_CLOSED: "La conexión se cerró sin respuesta",
  RECEIVER_CONNECTION: ({ reason }) => `La conexión falló: ${reason}`,
  SESSION_DELETED: "La sesión se eliminó",
  INVALID: () => "Este valor no es válido.",
} satisfies Partial<FaultTexts>;

export const errorTexts: typeof english = { ...participants, ...administrators, ...fields };

const countryName = (code: string) => new Intl.DisplayNames("es", { type: "region" }).of(code) ?? code;
