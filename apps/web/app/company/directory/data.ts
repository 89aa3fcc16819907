import { getDirectory } from "@lantern/contract/page-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const directoryQuery = queryOptions({ queryKey: ["directory"], queryFn: () => call(getDirectory) });
