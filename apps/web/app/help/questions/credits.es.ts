import { limits } from "@lantern/contract/limits";
import { creditTerms } from "../../i18n/credit-terms.es.ts";
import type { TranslatedGroup } from "../question-group.ts";

export const credits: TranslatedGroup = {
  id: "credits",
  title: "Créditos y pagos",
  list: [
    {
      id: "what-is-a-credit",
      q: "¿Qué es un crédito?",
      a: [
        "Una plaza en una sesión. Un crédito se gasta cuando alguien ha pasado cinco minutos en la sesión. Los que no se usan se liberan solos.",
      ],
      terms: "crédito plaza precio persona significado contar gastado",
    },
    {
      id: "do-credits-expire-can-we-have-unused-ones-refunded",
      q: "¿Caducan los créditos? ¿Se reembolsan los que no usamos?",
      a: [
        creditTerms,
        `En Facturación, quien puede comprar lo hace con un botón, una vez cada ${limits.refundMonths} meses, con lo que se pagó con tarjeta. En todos los demás casos, escríbenos.`,
      ],
      terms: "reembolso dinero devolver caducidad caducar validez sin usar devolución",
    },
    {
      id: "what-if-someone-joins-and-leaves",
      q: "¿Y si alguien entra y se va?",
      a: [
        "Quien se va antes de pasar cinco minutos en la sesión no cuesta nada. Después, su crédito está gastado.",
      ],
      terms: "salir antes cinco minutos cobrar parte crédito",
    },
    {
      id: "what-if-the-session-doesnt-start",
      q: "¿Y si la sesión no empieza?",
      a: [
        "Si vienen menos de dos personas, el piloto automático la convierte otra vez en borrador, libera todos sus créditos y te avisa. Una sesión con guía también vuelve a ser un borrador si nadie la empieza en las dos horas que siguen al comienzo previsto.",
      ],
      terms: "cancelada no viene nadie menos personas empezar fallo créditos devueltos",
    },
    {
      id: "can-someone-take-a-colleagues-seat",
      q: "¿Puede alguien ocupar la plaza de otra persona?",
      a: ["Sí. Cuando alguien dice «No puedo ir», su plaza queda libre para otra persona."],
      terms: "sustituir sustituto cambiar ceder plaza en lugar de",
    },
    {
      id: "how-do-we-get-the-free-seats",
      q: "¿Cómo conseguimos las plazas gratis?",
      a: [
        "Crea una cuenta con tu correo del trabajo y confírmalo. Tu empresa tiene entonces 6 créditos gratis. Cada dominio de correo los recibe una vez.",
      ],
      terms: "gratis prueba bienvenida créditos registro crear cuenta oferta",
    },
    {
      id: "who-in-the-company-can-buy",
      q: "¿Quién puede comprar en la empresa?",
      a: [
        "Los titulares, y también la Subadministración, salvo que un titular se lo quite. Quien tiene la Subadministración solo para facturación siempre puede.",
      ],
      terms: "compra permiso pedido derechos papel comprador quién puede",
    },
    {
      id: "do-prices-include-vat",
      q: "¿Los precios incluyen el IVA?",
      a: [
        "No. Donde tenemos que cobrar IVA, la caja lo añade en una línea aparte antes de que pidas, según el país y el número de IVA de a quién se factura. La misma línea está en el presupuesto y en la factura.",
      ],
      terms: "iva impuesto ventas neto bruto inversión del sujeto pasivo precio",
    },
    {
      id: "do-we-get-an-invoice",
      q: "¿Recibimos una factura?",
      a: [
        "Sí. Donde el responsable acepta transferencias, pides con factura y pagas en 30 días. Si pagas con tarjeta, recibes una factura ya pagada. Lleva la dirección de facturación y el número de IVA de tu empresa. Te la enviamos por correo en PDF, y también está en Facturación. Después nunca cambia: un reembolso tiene su propia factura rectificativa.",
      ],
      terms: "factura recibo contabilidad número de pedido transferencia bancaria pdf",
    },
    {
      id: "what-does-it-cost-per-person",
      q: "¿Cuánto cuesta por persona?",
      a: [
        "Un crédito por cada persona que viene. La página de precios tiene los de todos los paquetes y te calcula una sesión.",
      ],
      terms: "precio coste por persona cuánto presupuesto caro tarifa cabeza empleado",
    },
    {
      id: "how-can-we-pay",
      q: "¿Cómo podemos pagar?",
      a: [
        "Con tarjeta, en la página de nuestro proveedor de pagos, o por transferencia con una factura, donde el responsable acepta transferencias.",
      ],
      terms: "pago tarjeta de crédito visa mastercard paypal transferencia sepa pagar método stripe",
    },
    {
      id: "can-we-get-a-quote-first",
      q: "¿Podemos tener antes un presupuesto?",
      a: [
        `Sí. Lo haces tú al comprar créditos: un PDF con la dirección de facturación de tu empresa y un precio que vale ${limits.quoteDays} días. Más tarde puedes pedir a partir de él.`,
      ],
      terms: "presupuesto oferta propuesta estimación compras aprobación",
    },
    {
      id: "is-there-a-subscription-or-a-contract",
      q: "¿Hay una suscripción o un contrato?",
      a: ["No. Compras créditos cuando los necesitas, y una compra no se renueva sola."],
      terms: "suscripción contrato mensual anual renovar renovación permanencia licencia plazo",
    },
    {
      id: "is-there-a-discount-for-larger-groups",
      q: "¿Hay descuento para grupos grandes?",
      a: [
        "Una plaza cuesta menos en los paquetes grandes, e incluyen lo mismo. La página de precios los compara.",
      ],
      terms: "descuento volumen rebaja barato grupo grande ong escuela",
    },
    {
      id: "which-currencies-can-we-pay-in",
      q: "¿En qué monedas podemos pagar?",
      a: ["Dólares estadounidenses, euros y libras, cada una con sus propios precios."],
      terms: "moneda euro dólar libra usd eur gbp cambio divisa",
    },
  ],
};
