import { deleteCompany } from "@lantern/contract/endpoints/company";
import { deleteUser, exportUser } from "@lantern/contract/endpoints/user";
import { request } from "../../api/request.ts";

export const dataApi = {
  export: () => request(exportUser),
  deleteAccount: (current_password?: string) => request(deleteUser, { body: { current_password } }),
  removeCompany: (name: string, current_password?: string) =>
    request(deleteCompany, { body: { name, current_password } }),
};
