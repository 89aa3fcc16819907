import type { PlatformProduct } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { productsQuery } from "../../api/queries/platform.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { names } from "../names.ts";
import { Loaded } from "../shared/loaded.tsx";
import { ProductDialog } from "./product-dialog.tsx";
import { texts } from "./texts.ts";

export default function Products() {
  const products = useQuery(productsQuery);
  const [editing, setEditing] = useState<PlatformProduct | "new" | null>(null);
  return (
    <>
      <PageHeader
        title={names.products}
        sub={texts.sub}
        actions={<Button onClick={() => setEditing("new")}>{texts.add}</Button>}
      />
      <Loaded query={products}>
        {(items) => (
          <Table aria-label={names.products}>
            <TableHeader>
              <Column>{texts.columns.product}</Column>
              <Column figures>{texts.columns.credits}</Column>
              <Column figures>{texts.columns.price}</Column>
              <Column figures>{texts.columns.each}</Column>
              <Column>
                <span className="sr-only">{texts.columns.action}</span>
              </Column>
            </TableHeader>
            <TableBody>
              {items.map((product) => (
                <ProductRow key={product.id} product={product} onChange={() => setEditing(product)} />
              ))}
            </TableBody>
          </Table>
        )}
      </Loaded>
      {editing && (
        <ProductDialog product={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function ProductRow({ product, onChange }: { product: PlatformProduct; onChange: () => void }) {
  const { id, credits, price_cents: parsePrice, currency } = product;
  return (
    <Row>
      <RowName>
        <b className="break-all">{id}</b>
      </RowName>
      <Cell figures className="max-lg:text-end">
        {formatNumber(credits)}
        <span className="lg:sr-only"> {texts.columns.credits}</span>
      </Cell>
      <Cell figures>{parsePrice === null ? texts.notForSale : formatMoney(parsePrice, currency)}</Cell>
      <Cell figures hide>
        {parsePrice !== null && formatMoney(Math.round(parsePrice / credits), currency)}
      </Cell>
      <Cell className="text-end">
        <Button size="sm" onClick={onChange} aria-label={texts.changeOf(id)}>
          {texts.change}
        </Button>
      </Cell>
    </Row>
  );
}
