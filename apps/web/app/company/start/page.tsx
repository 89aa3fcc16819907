import { redirect } from "react-router";

export function loader() {
  return redirect("/dashboard/home");
}

export default function Dashboard() {
  return null;
}
