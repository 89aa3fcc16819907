import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  loading: "Cargando las cuentas de facturación",
  title: "Cuentas de facturación",
  sub: "A quién facturamos. Un cambio vale para los pedidos siguientes; los documentos que ya existen no cambian.",
  name: "Empresa o persona",
  street: "Calle y número",
  postcode: "Código postal",
  city: "Ciudad",
  country: "País",
  chooseCountry: "Elige un país",
  optional: "(opcional)",
  vat: "Número de IVA",
  vatHint: (example) => `Por ejemplo, ${example}.`,
  tax: "Número fiscal",
  taxHint: "El número que tu contabilidad necesita en las facturas.",
  forAccounting: "Copia por correo, referencia, formato e idioma",
  invoiceEmail: "Correo para facturas",
  invoiceEmailHint:
    "Recibe una copia de facturas, recordatorios, confirmaciones de pago y facturas rectificativas. Los presupuestos solo llegan a quien los pide.",
  reference: "Tu referencia",
  referenceHint: "Aparece en tus documentos, por ejemplo un centro de coste o un Leitweg-ID.",
  format: "Formato de las facturas",
  formatHint:
    "Las administraciones alemanas piden XRechnung. Necesita tu referencia (Leitweg-ID) y un correo para facturas.",
  formats: { pdf: "PDF (Factur-X, ZUGFeRD)", xrechnung: "PDF y XRechnung" },
  language: "Idioma de los documentos",
  languageHint: "De tus documentos y de la línea sobre el IVA al pagar.",
  label: "Nombre en tus listas",
  labelHint: "Ayuda si tienes varias cuentas de facturación.",
  save: "Guardar la cuenta de facturación",
  saved: "Cuenta de facturación guardada",
  cancel: "Cancelar",
  add: "Añadir una cuenta de facturación",
  edit: "Editar",
  editOf: (label) => `Editar ${label}`,
  default: "Predeterminada",
  makeDefault: "Usar como predeterminada",
  makeDefaultOf: (label) => `Usar ${label} como predeterminada`,
  remove: "Eliminar",
  removeOf: (label) => `Eliminar ${label}`,
  removed: (label) => `Se ha eliminado ${label}`,
  failed: "No ha funcionado",
  refused: {
    BILLING_INCOMPLETE: "Completa esta dirección antes de comprar: calle, código postal y ciudad.",
    CURRENCY_NO_PRICE:
      "El IVA de sus compras se debe en una moneda en la que aún no tenemos precios. Escribe a nuestro soporte.",
    VAT_SELLER:
      "Todavía no podemos vender a empresas con un número de IVA de otro país de la UE. Escribe a nuestro soporte.",
    VAT_UNCHECKED: "Podrá comprar cuando hayamos comprobado su número de IVA. Lo intentaremos de nuevo.",
  },
  warnings: {
    invalid: "El registro de la UE no conoce este número de IVA, por eso se añade el IVA. Compruébalo.",
    no_answer:
      "Aún no hemos podido comprobar este número de IVA en el registro de la UE. Lo intentaremos de nuevo.",
    digits: "Este número de IVA parece mal escrito. Compruébalo.",
  },
};
