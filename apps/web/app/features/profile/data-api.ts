import { deleteCompany, deleteUser, exportUser } from "@lantern/contract/http";
import { call } from "../../api/client.ts";

export const dataCalls = {
  export: () => call(exportUser),
  leave: () => call(deleteUser),
  removeCompany: (name: string) => call(deleteCompany, { body: { name } }),
};
