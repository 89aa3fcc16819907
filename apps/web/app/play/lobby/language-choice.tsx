import { Languages } from "lucide-react";
import { StoryLanguage } from "../stage/story-language.tsx";

export function LanguageChoice() {
  return (
    <li>
      <Languages aria-hidden="true" />
      <StoryLanguage />
    </li>
  );
}
