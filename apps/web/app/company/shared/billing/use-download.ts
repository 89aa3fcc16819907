import type { Endpoint } from "@lantern/contract/endpoint";
import { documentPdf } from "@lantern/contract/endpoints/checkout";
import type { Order } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { download } from "../../../api/download.ts";
import { messageFor } from "../../../api/error.ts";
import { toast } from "../../../ui/toast.ts";
import { purchaseTexts as texts } from "./purchase-texts.ts";

/** Downloads a document of an order, as PDF or as another file. */
export const useDownload = ({ id }: Order["documents"][0], file: Endpoint = documentPdf) =>
  useMutation({
    mutationFn: () => download(file, { params: { id } }),
    onError: (error) => toast.bad(texts.documents.failed, messageFor(error)),
  });
