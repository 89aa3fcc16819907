import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const credits = (n: number) => count(n, "crédito", "créditos");

export const texts: typeof english = {
  sub: "Lo que compraste y en qué se usó cada crédito.",
  loading: "Cargando tus créditos",
  balance: {
    title: "Saldo",
    free: "Disponibles",
    reserved: "Reservados",
    all: "Saldo",
    freeHint: "Para próximas sesiones",
    reservedHint: "Para sesiones confirmadas. Los que no se usan se liberan al terminar la sesión.",
    allHint: "La suma de los movimientos de abajo",
  },
  purchases: {
    title: "Compras",
    none: "Todavía no has comprado nada.",
    notYours: "Los pedidos los ve quien puede comprar créditos. Lo decide una persona titular.",
    columns: { day: "Fecha", what: "Qué", amount: "Importe", state: "Estado", documents: "Documentos" },
  },
  costCenters: {
    title: "Centros de coste",
    sub: "Elige uno para cada sesión. El archivo CSV de movimientos dice entonces qué ha usado cada centro de coste, con su valor neto y su factura.",
    loading: "Cargando los centros de coste",
    code: "Código",
    name: "Nombre",
    add: "Añadir un centro de coste",
    added: "Centro de coste guardado",
    remove: "Quitar",
    removeOf: (code) => `Quitar ${code}`,
    removed: (code) => `${code} quitado. Las sesiones que lo tienen lo conservan.`,
    failed: "No ha funcionado",
  },
  ledger: {
    title: "Movimientos",
    none: "Todavía no se han usado ni comprado créditos.",
    noneLike: "Nada coincide con estos filtros.",
    columns: { day: "Día", what: "Concepto", amount: "Créditos", balance: "Saldo" },
    filters: "Filtrar los movimientos",
    kind: "Tipo",
    allKinds: "Todos los tipos",
    month: "Mes",
    allMonths: "Todos los meses",
    csv: "Descargar CSV",
    seats: (n) => count(n, "crédito usado", "créditos usados"),
    who: "Quién los usó",
    loadingSeats: "Cargando quién los usó",
    removed: "Persona borrada",
    reasons: {
      grant: "Créditos gratis",
      purchase: "Compra",
      refund: "Devolución",
      chargeback: "Contracargo",
      adjustment: "Ajuste",
    },
    kinds: {
      grant: "Créditos gratis",
      purchase: "Compras",
      capture: "Créditos usados",
      refund: "Devoluciones",
      chargeback: "Contracargos",
      adjustment: "Ajustes",
    },
    returned: "Contracargo resuelto a tu favor",
    refundFailed: "La devolución no se ha completado",
    collected: "Descontado por créditos debidos",
    settled: "Créditos debidos saldados",
    order: (n) => `pedido de ${credits(n)}`,
    owes: (owed) => (owed === 1 ? "se debe 1 más" : `se deben ${formatNumber(owed)} más`),
    pays: (settled) =>
      settled === 1 ? "1 fue a créditos debidos" : `${formatNumber(settled)} fueron a créditos debidos`,
    balance: (balance) => `saldo ${balance}`,
  },
};
