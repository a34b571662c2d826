import { html, nothing, svg, type TemplateResult } from 'lit';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  BadgeCheck,
  Calendar,
  CalendarPlus,
  CalendarX,
  Car,
  Check,
  ChevronDown,
  CircleAlert,
  CloudSun,
  Copy,
  Crown,
  Gamepad2,
  Globe,
  Handshake,
  Languages,
  MapPin,
  Route,
  Search,
  SearchX,
  Server,
  ShieldCheck,
  Star,
  Truck,
  Users,
  WifiOff,
  X,
} from 'lucide';
import type { IconNode } from 'lucide';
import {
  siDiscord,
  siFacebook,
  siInstagram,
  siTiktok,
  siTwitch,
  siX,
  siYoutube,
} from 'simple-icons';

/** The signs that the elements use, from Lucide. */
const signs = {
  alert: CircleAlert,
  calendar: Calendar,
  ascending: ArrowUp,
  calendarAdd: CalendarPlus,
  calendarEmpty: CalendarX,
  check: Check,
  chevronDown: ChevronDown,
  close: X,
  collisions: Car,
  copy: Copy,
  descending: ArrowDown,
  game: Gamepad2,
  language: Languages,
  offline: WifiOff,
  official: ShieldCheck,
  owner: Crown,
  partnered: Handshake,
  people: Users,
  place: MapPin,
  road: Route,
  search: Search,
  searchEmpty: SearchX,
  server: Server,
  star: Star,
  truck: Truck,
  unsorted: ArrowUpDown,
  verified: BadgeCheck,
  weather: CloudSun,
  website: Globe,
} satisfies Readonly<Record<string, IconNode>>;

/** Name of a sign. */
export type IconName = keyof typeof signs;

/** The marks of other sites, from Simple Icons. */
const brands = {
  discord: siDiscord,
  facebook: siFacebook,
  instagram: siInstagram,
  tiktok: siTiktok,
  twitch: siTwitch,
  twitter: siX,
  youtube: siYoutube,
} as const;

/** Name of a site that has a mark. */
export type BrandName = keyof typeof brands;

/** One shape of a sign; attributes that a shape lacks are left out. */
function shape([
  tag,
  { d, cx, cy, r, x, y, x1, y1, x2, y2, width, height, rx, points },
]: IconNode[number]) {
  switch (tag) {
    case 'circle':
      return svg`<circle cx=${cx} cy=${cy} r=${r} />`;
    case 'rect':
      return svg`<rect x=${x} y=${y} width=${width} height=${height} rx=${rx ?? nothing} />`;
    case 'line':
      return svg`<line x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
    case 'polyline':
      return svg`<polyline points=${points} />`;
    default:
      return svg`<path d=${d} />`;
  }
}

/** A sign as large as the text beside it; it is decoration, so its meaning must be said in words too. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${signs[name].map(shape)}</svg>`;

/** The mark of a site, as large as the text beside it; its name must be said in words too. */
export const brandMark = (name: BrandName): TemplateResult =>
  html`<svg class="icon brand" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${brands[name].path} />
  </svg>`;
