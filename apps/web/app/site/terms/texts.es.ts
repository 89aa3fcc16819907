import { limits } from "@lantern/contract/limits";
import { creditTerms } from "../../i18n/credit-terms.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Condiciones",
  version: "1.3",
  date: "2026-11-30",
  intro: "Qué puedes esperar de Lantern Hour, y qué te pedimos.",
  sections: [
    {
      title: "Quién puede usarlo",
      text: [
        "Empresas y otras organizaciones con una dirección de correo profesional. Cuando creas una cuenta, actúas en nombre de tu empresa, confirmas que puedes hacerlo y pasas a ser su titular.",
        "Los participantes no necesitan cuenta. Una empresa los invita, y entran con su enlace. No tienen ningún contrato con nosotros ni pagan nada.",
      ],
    },
    {
      title: "Créditos",
      text: [
        "Un crédito es una plaza en una sesión. Confirmar una sesión reserva sus plazas. Un crédito se gasta cuando un participante ha pasado cinco minutos en la sesión. Todos los demás créditos reservados se liberan cuando la sesión acaba o se cancela.",
        "Una empresa recibe 6 créditos gratis cuando su titular confirma su dirección de correo, una vez por dominio. Estos créditos no se pueden cambiar por dinero.",
      ],
    },
    {
      title: "Precios y pago",
      text: [
        "Compras créditos en paquetes o en cualquier número, a los precios que ves antes de pagar. Pagas una vez, y nada se renueva solo. Los precios no incluyen el IVA. Donde tenemos que cobrarlo, se añade al precio antes de que pidas, en una línea aparte. Tu factura muestra a quién facturamos.",
        `Si pides con factura, pagas en un plazo de ${limits.invoiceDays} días. Podemos añadir créditos antes de que hayas pagado. Los que nadie ha gastado salen de tu saldo cuando la factura lleva ${limits.overdueCreditDays} días vencida, hasta que pagas. Puedes cancelar un presupuesto o un pedido en Facturación mientras no haya nada pagado y ninguno de sus créditos esté gastado o reservado.`,
        `${creditTerms} Una vez cada ${limits.refundMonths} meses puedes hacerlo tú en Facturación, con lo que pagaste con tarjeta; si no, escríbenos.`,
        "Si un pago se reembolsa o se devuelve, quitamos sus créditos de tu saldo. Si algunos ya se han gastado, no puedes comprar más hasta que eso esté resuelto.",
      ],
    },
    {
      title: "Qué te pedimos",
      text: [
        "Invita solo a personas a las que puedes escribir a su correo del trabajo, y diles qué es la sesión. No compartas tu contraseña. No uses el servicio para hacer daño a nadie ni para espiarlo.",
        "Los logotipos y los textos que añades siguen siendo tuyos. Al añadirlos, confirmas que puedes usarlos aquí.",
      ],
    },
    {
      title: "Qué recibes de nosotros",
      text: [
        "Una sesión que empieza y acaba a su hora. Si algo se rompe por nuestra parte, la sesión se pausa sola y después continúa. Si no puede empezar, liberamos sus créditos.",
        "Las historias, las imágenes y los textos siguen siendo nuestros. Tus resúmenes y lo que escribes son tuyos.",
      ],
    },
    {
      title: "Dejarlo",
      text: [
        "Puedes dejarlo cuando quieras. Un titular puede borrar la empresa y su gente en «Tu perfil», una vez que han acabado las sesiones en marcha. Solo guardamos lo que exige la ley contable.",
        "El responsable puede cerrar una cuenta que se usa para hacer daño, y te dirá por qué.",
      ],
    },
    {
      title: "Cambios",
      text: [
        "Estas condiciones tienen una versión y una fecha. Cuando cambian, se lo decimos antes a los titulares. La versión nueva vale entonces para lo que compren desde ese día.",
        "La ley que se aplica y los tribunales competentes dependen de dónde tiene su sede el responsable que nombra esta página.",
      ],
    },
  ],
};
