import { countIn } from "../../../core/format.ts";
import type { NotificationText } from "./en.ts";

const count = countIn("es");
const credits = (number: number) => count(number, "crédito", "créditos");

/** The notifications in Spanish. The type is the English one, so that no text can be missing. */
export const es: NotificationText = {
  sessionConfirmed: (title, seats) => ({
    title: "Sesión confirmada",
    description: `${title}: hemos reservado ${count(seats, "plaza", "plazas")}. Ya puedes enviar las invitaciones.`,
  }),
  startsSoon: (title, expected) => ({
    title: "Tu sesión empieza en una hora",
    description: `${title}: se espera a ${count(expected, "asistente", "asistentes")}.`,
  }),
  cannotCome: (title) => ({
    title: "Un asistente no puede venir",
    description: `{person} no puede venir a ${title}. Puedes dar la plaza a otra persona.`,
  }),
  unplacedReply: (title) => ({
    title: "Respuestas por leer",
    description: `Para las invitaciones a ${title} llegó algo que por sí solo no cambió la respuesta de nadie. La página de la sesión dice qué hacer.`,
  }),
  personLeft: (title, named) => ({
    title: "Un asistente se ha ido de tu empresa",
    description: `${named ? "{person}" : "Una persona"} ya no está en tu directorio ni en ${title}. Puedes dar la plaza a otra persona.`,
  }),
  creditsLow: (available) => ({
    title: "Quedan pocos créditos",
    description: `${available === 1 ? "Te queda" : "Te quedan"} ${count(available, "crédito disponible", "créditos disponibles")}.`,
  }),
  reportReady: (title, attended) => ({
    title: "Tu informe está listo",
    description: `${title}: ${count(attended, "persona asistió", "personas asistieron")}.`,
  }),
  paymentReceived: (added) => ({
    title: "Pago recibido",
    description:
      added > 0 ? `Hemos añadido ${credits(added)} a tu saldo.` : "Sus créditos ya estaban en tu saldo.",
  }),
  invoiceIssued: (name, atOnce) => ({
    title: "Créditos pedidos con factura",
    description:
      atOnce > 0
        ? `Factura ${name}: hemos añadido ${credits(atOnce)} a tu saldo.`
        : `Factura ${name}: añadiremos los créditos cuando se pague.`,
  }),
  invoiceOverdue: (name) => ({
    title: "Una factura ha vencido",
    description: `La factura ${name} está sin pagar. Hasta que se pague no puedes pedir con factura.`,
  }),
  overdueCreditsRemoved: (name, days, withdrawn) => ({
    title: "Créditos de una factura sin pagar, retirados",
    description: `La factura ${name} venció hace ${days} días. Hemos retirado ${credits(withdrawn)} de tu saldo.`,
  }),
  invoiceCancelled: (name, withdrawn) => ({
    title: "Factura cancelada",
    description:
      withdrawn > 0
        ? `La factura ${name} ya no hay que pagarla. Hemos retirado ${credits(withdrawn)} de tu saldo.`
        : `La factura ${name} ya no hay que pagarla.`,
  }),
  creditsWithdrawn: (withdrawn, disputed) => {
    const number = credits(Math.abs(withdrawn));
    const returned = withdrawn < 0;
    return {
      title: returned ? "Créditos repuestos" : disputed ? "Pago en disputa" : "Pago devuelto",
      description: returned
        ? `Hemos repuesto ${number} en tu saldo.`
        : `Hemos retirado ${number} de tu saldo.`,
    };
  },
  notStarted: (title, hosting) => ({
    title: "Tu sesión no ha empezado",
    description:
      hosting === "host"
        ? `Nadie inició ${title} en dos horas. Vuelve a ser un borrador, y hemos liberado sus créditos.`
        : `No había gente suficiente para ${title}. Vuelve a ser un borrador, y hemos liberado sus créditos.`,
  }),
  removedAdminReturned: (email) => ({
    title: "Alguien a quien quitaste ha intentado entrar",
    description: `${email} ha intentado entrar con el acceso único. No le hemos creado una cuenta, porque una persona titular quitó la suya. Para que pueda volver, envíale otra invitación.`,
  }),
  secondSubject: (email) => ({
    title: "¿Es la misma persona?",
    description: `Tu proveedor dice que alguien nuevo usa la dirección ${email}, que es de una cuenta. No hemos dejado entrar a nadie: decide si es la misma persona.`,
  }),
  keysEnded: (names) => ({
    title: "Hay claves de API que ya no valen",
    description: `${new Intl.ListFormat("es").format(names)}: de alguien que ya no es titular. Los programas que las usaban se han parado; una persona titular puede crear claves nuevas.`,
  }),
};
