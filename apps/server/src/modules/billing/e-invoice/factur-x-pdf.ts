/**
 * Factur-X (in Germany ZUGFeRD): a PDF/A-3 with the e-invoice attached as XML. Both say the same, so the XML is an
 * "alternative" to the page.
 */
const name = "factur-x.xml";

/** What pdfkit can and its types do not include. */
interface Attaching {
  appendXML(xml: string): void;
}

export function attachFacturX(doc: PDFKit.PDFDocument, xml: Uint8Array, issued: Date): void {
  doc.file(Buffer.from(xml), {
    name,
    type: "text/xml",
    description: "Factur-X",
    relationship: "Alternative",
    creationDate: issued,
    modifiedDate: issued,
  } as PDFKit.Mixins.PDFAttachmentOptions);
  (doc as PDFKit.PDFDocument & Attaching).appendXML(metadata);
}

const schema = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const properties = {
  DocumentType: "INVOICE",
  DocumentFileName: name,
  Version: "1.0",
  ConformanceLevel: "EN 16931",
};
const entries = Object.entries(properties);

/** PDF/A allows metadata of others only with a description of their schema. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${schema}">
${entries.map(([key, value]) => `<fx:${key}>${value}</fx:${key}>`).join("\n")}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${schema}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${entries
  .map(
    ([key]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${key}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${key} of the hybrid document</pdfaProperty:description></rdf:li>`,
  )
  .join("\n")}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
