/** Words that people type for a page beside its name, by its folder, in the languages of the dashboard. */
export const finderTerms: Record<string, string> = {
  home: "overview start dashboard resumen Übersicht",
  sessions: "events calendar games eventos Termine",
  "series-list": "program recurring programa Reihe",
  participants: "employees colleagues list import empleados Mitarbeitende",
  insights: "reports analytics results statistics informes Auswertung",
  billing:
    "invoices receipts VAT payments credits refund quote tax ledger facturas pagos IVA reembolso Rechnungen Zahlungen MwSt Erstattung",
  administrators: "admins roles users rights permissions roles permisos Rechte",
  settings:
    "logo colors retention privacy two-factor 2FA MFA sign-in check-in preferencias privacidad Einstellungen Datenschutz",
  story: "custom words personalize personalizar Texte",
  "single-sign-on": "SSO OIDC Okta Entra Azure Google domains dominios Anmeldung",
  directory: "SCIM Okta Entra HR sync directorio Verzeichnis",
  keys: "API token developers claves Schlüssel",
  webhooks: "integration events integración Schnittstelle",
  audit: "log history changes export auditoría Protokoll",
  "works-council": "GDPR measures privacy DPA comité RGPD DSGVO Betriebsrat",
  profile: "account passkeys language sessions delete cuenta idioma Konto Sprache",
  "create-session": "new book schedule event nueva Termin",
  "create-series": "new recurring program nueva Reihe",
  "create-participant": "new import CSV employees nuevos Mitarbeitende",
  checkout: "purchase pay order price comprar pagar kaufen bestellen",
  "password-change": "contraseña Passwort",
};
