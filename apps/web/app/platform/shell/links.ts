import {
  Award,
  Building2,
  ChartLine,
  Clapperboard,
  Compass,
  Gauge,
  Mail,
  MessageCircle,
  Package,
  Receipt,
  ScrollText,
  Shapes,
  SlidersHorizontal,
  Trophy,
  Users,
  Video,
} from "lucide-react";
import { texts as awardTexts } from "../debug/award/texts.ts";
import { texts as collaborationAnalysisTexts } from "../debug/collaboration-analysis/texts.ts";
import { texts as experienceTexts } from "../debug/experience/texts.ts";
import { texts as intercomTexts } from "../debug/intercom/texts.ts";
import { texts as kit } from "../debug/kit/texts.ts";
import { texts as scorecardTexts } from "../debug/scorecard/texts.ts";
import { texts as shellTexts } from "./texts.ts";

const { pages } = shellTexts;
/** The pages of the console. */
export const links = [
  { to: "/console", end: true, icon: Gauge, text: pages.overview },
  { to: "/console/companies", icon: Building2, text: pages.companies },
  { to: "/console/users", icon: Users, text: pages.users },
  { to: "/console/sessions", icon: Video, text: pages.sessions },
  { to: "/console/orders", icon: Receipt, text: pages.orders },
  { to: "/console/products", icon: Package, text: pages.products },
  { to: "/console/experiences", icon: Compass, text: pages.experiences },
  { to: "/console/settings", icon: SlidersHorizontal, text: pages.settings },
  { to: "/console/mails", icon: Mail, text: pages.emails },
  { to: "/console/audit", icon: ScrollText, text: pages.audit },
];
/** Diagnostic tools; in local mode everybody may open them. */
export const tools = [
  { to: "/debug/experience", end: false, icon: Clapperboard, text: experienceTexts.name },
  { to: "/debug/scorecard", end: false, icon: Trophy, text: scorecardTexts.name },
  { to: "/debug/collaboration-analysis", end: false, icon: ChartLine, text: collaborationAnalysisTexts.name },
  { to: "/debug/award", end: false, icon: Award, text: awardTexts.name },
  { to: "/debug/intercom", end: false, icon: MessageCircle, text: intercomTexts.name },
  { to: "/debug/kit", end: false, icon: Shapes, text: kit.name },
];
