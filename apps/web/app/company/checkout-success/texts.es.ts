import { count } from "../../i18n/es/phrases.ts";
import type { texts as english } from "./texts.ts";

const credits = (n: number) => count(n, "crédito", "créditos");

export const texts: typeof english = {
  title: "Pago recibido",
  added: (n) => `${credits(n)} más en la cuenta de tu empresa.`,
  balance: "Nuevo saldo",
  credits: (balance) => `${balance} créditos`,
  plan: "Planificar una sesión",
  see: "Ver la facturación",
  seeOrder: "Ver la compra",
  waitingTitle: "Esperando tu pago",
  slowTitle: "Está tardando más de lo normal",
  slow: "Algunas formas de pago tardan uno o dos días. Puedes salir de esta página; te escribimos cuando llegue el pago.",
  stranger: "No encontramos el pedido",
  strangerText: "Este pedido no es de tu empresa.",
  refundedTitle: "Este pedido se ha reembolsado",
  refunded: "Se han retirado sus créditos. Los movimientos dicen cuántos.",
  cancelledTitle: "Este pedido se ha cancelado",
  cancelled: "No se ha añadido ningún crédito. Si has pagado, te devolvemos el pago.",
  disputedTitle: "Este pago está en disputa",
  disputed: "Sus créditos están retenidos hasta que se resuelva.",
  waiting: "Esta página se actualiza cuando llega el pago. Puedes salir; te enviamos la factura por correo.",
  nothingTitle: "No hay nada que mostrar",
  nothing: "Esta página muestra un pedido después de pagarlo. Tus pedidos están en Facturación.",
  failedTitle: "El pago no se ha completado",
  failed: "No se ha añadido ningún crédito.",
  again: "Volver a los paquetes",
};
