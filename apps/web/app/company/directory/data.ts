import { getDirectory } from "@lantern/contract/endpoints/directory";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../api/request.ts";

export const directoryQuery = queryOptions({ queryKey: ["directory"], queryFn: () => request(getDirectory) });
