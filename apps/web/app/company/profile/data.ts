import { deleteCompany, deleteUser, exportUser } from "@lantern/contract/page-endpoints";
import { call } from "../../api/client.ts";

export const dataApi = {
  export: () => call(exportUser),
  leave: (current_password?: string) => call(deleteUser, { body: { current_password } }),
  removeCompany: (name: string, current_password?: string) =>
    call(deleteCompany, { body: { name, current_password } }),
};
