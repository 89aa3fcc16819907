export const texts = {
  sub: "Everyone with an account. Nobody can see passwords.",
  columns: { person: "Person", role: "Role", company: "Company", address: "Address", since: "Since" },
  sorts: { newest: "Newest", name: "Name", email: "Address" },
};
