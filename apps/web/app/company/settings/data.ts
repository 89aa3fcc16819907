import type { BodyOf } from "@lantern/contract/endpoint";
import { deleteLogo, getCompany, patchCompany, putLogo } from "@lantern/contract/endpoints/company";
import type { Company } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { userKey } from "../../api/access/session.ts";
import { queryClient, refresh } from "../../api/query-client.ts";
import { request } from "../../api/request.ts";

export const companyQuery = queryOptions({
  queryKey: ["company"],
  queryFn: () => request(getCompany),
});

function cacheCompany(company: Company): Company {
  queryClient.setQueryData(companyQuery.queryKey, company);
  // The user's cached data contains the company's name.
  void refresh(userKey);
  return company;
}

type SettingsBody = BodyOf<typeof patchCompany>;

export const settingsApi = {
  save: async (body: SettingsBody) => cacheCompany(await request(patchCompany, { body })),
  setLogo: async (picture: File) =>
    cacheCompany(await request(putLogo, { body: { data: await base64Of(picture) } })),
  removeLogo: async () => cacheCompany(await request(deleteLogo)),
};

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
