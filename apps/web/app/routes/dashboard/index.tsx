import { redirect } from "react-router";

export function clientLoader() {
  return redirect("/dashboard/home");
}

export default function Dashboard() {
  return null;
}
