import type { calculatorTexts as english } from "./calculator-texts.ts";

const credits = (n: number) => (n === 1 ? "1 crédito" : `${n} créditos`);

export const calculatorTexts: typeof english = {
  teams: (seats, teams) =>
    teams === 1
      ? `${seats} plazas forman un equipo.`
      : `${seats} plazas forman ${teams} equipos de seis como máximo.`,
  free: "Créditos gratis que usas",
  bought: "Créditos que compras",
  pay: "Pagas",
  used: "Los gasta quien viene",
  left: "Te quedan en el saldo",
  credits,
  covered: "Tus créditos gratis lo cubren todo.",
  each: (price) => `Son ${price} por cada crédito que compras.`,
  back: (away) =>
    away === 1
      ? "Una persona no viene. Su crédito se libera."
      : `${away} personas no vienen. Sus ${away} créditos se liberan.`,
  street: (teams, came, seats) =>
    `${teams === 1 ? "Una casa para el equipo" : `${teams} casas, una por equipo`}; ${came} de ${seats} ventanas están encendidas`,
  pricesNow:
    "Precios actuales. Donde cobramos IVA, pagas en la moneda del país que lo recibe; si no, tu primera compra fija la moneda de tu empresa. Tu factura muestra el número de IVA de tu empresa.",
  vat: {
    exempt: "No se añade IVA.",
    home: (country, rate) =>
      `Precios sin IVA. Las empresas con sede en ${country} pagan un ${rate}\u00a0% más.`,
    union:
      "Con un número de IVA de otro país de la UE, declaras tú el IVA; fuera de la UE no cobramos ninguno.",
    elsewhere: "En otros sitios no cobramos ninguno.",
  },
};
