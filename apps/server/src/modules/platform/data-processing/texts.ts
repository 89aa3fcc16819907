/** The agreement on data processing (Article 28 of the GDPR). Its annexes have the facts of the public pages. */
export const texts = {
  title: "Data processing agreement",
  intro: "Agreement under Article 28 of the General Data Protection Regulation (GDPR)",
  controller: "Controller",
  processor: "Processor",
  represented: "Represented by",
  address: "Address",
  vat: (number: string) => `VAT number: ${number}`,
  sections: (origin: string): { title: string; text: string[] }[] => [
    {
      title: "1. Subject and duration",
      text: [
        `The processor runs Lantern Hour at ${origin} for the controller. This agreement covers the personal data that it processes there on the controller’s behalf. It applies from both signatures for as long as the controller has an account, and after that until this data is erased.`,
      ],
    },
    {
      title: "2. Nature and purpose",
      text: [
        "The product plans team sessions, invites people to them, runs them live, and reports on them. For this, data is collected, stored, shown to the people concerned and to the controller’s administrators, sent by email, and erased.",
      ],
    },
    {
      title: "3. Data and people",
      text: [
        "The people are those whom the controller adds to its list or lets enroll, and its administrators.",
        "The data is: names and work addresses; department, office, language, and time zone where they are entered or learned; answers to invitations and results of the system check; what people choose and write in sessions and afterwards; attendance; and sign-ins and changes of administrators.",
        "No special categories of data are asked for. The controller asks its people to write none.",
      ],
    },
    {
      title: "4. Instructions",
      text: [
        "The processor processes the data on documented instructions of the controller, also where data is transferred to a third country, unless the law of the Union or of a member state requires otherwise. This agreement and what the controller’s administrators set and do in the product are its instructions. The processor tells the controller if it thinks that an instruction breaks the law.",
      ],
    },
    {
      title: "5. Confidentiality",
      text: ["The people who process the data for the processor are bound to confidentiality."],
    },
    {
      title: "6. Security",
      text: [
        "The processor takes the measures of Article 32 of the GDPR. Annex 2 describes those of the product. The processor may replace them with others that protect the data at least as well.",
      ],
    },
    {
      title: "7. Sub-processors",
      text: [
        "The controller agrees to the sub-processors in Annex 1. Before the processor adds or replaces one, it tells the controller in writing, in time for the controller to object. It binds each sub-processor to the same obligations, and is liable for it.",
      ],
    },
    {
      title: "8. Rights of people",
      text: [
        "In the product, people can download and erase their own data, and administrators can correct, export, and erase the data of the people on their list. Where this isn’t enough, the processor helps the controller to answer requests.",
      ],
    },
    {
      title: "9. Breaches and assistance",
      text: [
        "The processor tells the controller of a breach of personal data without undue delay after it learns of it, with what it knows about the breach. It helps the controller with its obligations under Articles 32 to 36 of the GDPR.",
      ],
    },
    {
      title: "10. Erasure and return",
      text: [
        "The controller can export its data at any time. When an Owner deletes the company, the product erases the personal data of its people. It stays in existing backups until they are removed. What the law requires to be stored, such as invoices, stays for that long. Annex 3 has the periods.",
      ],
    },
    {
      title: "11. Evidence and audits",
      text: [
        "The processor gives the controller the information that shows that it follows this agreement, and allows for audits, including inspections, by the controller or by an auditor whom it names.",
      ],
    },
  ],
  country: "Country in which the processor runs the database",
  signatures: "Signatures",
  signature: ["Place and date", "Name and role", "Signature"],
  annex1: "Annex 1: Sub-processors",
  noServices:
    "None. No outside service is set up. Systems that the controller connects itself, such as its identity provider, are the controller’s own.",
  columns: ["Service", "For what", "What it receives"],
  annex2: "Annex 2: Measures",
  annex3: "Annex 3: For how long",
  companyDays: (days: number) =>
    `In this company, chat, reflections, and thank-you lines are stored for ${days} ${days === 1 ? "day" : "days"}.`,
  footer: (origin: string, date: string) =>
    `Data processing agreement. Made on ${date} from the settings of ${origin}`,
};
