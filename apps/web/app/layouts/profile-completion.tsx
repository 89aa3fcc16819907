import { gate } from "../features/access/gate.ts";
import NoHeaderLayout from "./noheader.tsx";

export const clientLoader = gate("member");

export default function ProfileCompletionLayout() {
  return (
    <div data-layout="profile-completion">
      <NoHeaderLayout />
    </div>
  );
}
