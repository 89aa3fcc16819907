import { getDirectory } from "@lantern/contract/page-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";

export const directoryQuery = queryOptions({ queryKey: ["directory"], queryFn: () => call(getDirectory) });
