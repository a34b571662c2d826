import { choiceFault, numberFault, type SettingFault } from '../../element/settings.js';
import { mostMembers } from './model/member-pages.js';

/** Values of `layout`. */
export const layouts = ['grid', 'list'] as const;
/** Values of `group-by`. */
export const groupings = ['role', 'none'] as const;
/** Bounds of `page-size`. */
export const pageSizes = { minimum: 1, maximum: mostMembers, fallback: 50 };

/** What of a roster's settings can be wrong. */
interface RosterSettings {
  readonly layout: string;
  readonly groupBy: string;
  readonly pageSize: number;
  /** Wanted roles that the company does not have. */
  readonly unknownRoles: readonly string[];
}

/** The faults of a roster's own settings. */
export const rosterFaults = (settings: RosterSettings): SettingFault[] => [
  ...choiceFault('layout', settings.layout, layouts),
  ...choiceFault('group-by', settings.groupBy, groupings),
  ...numberFault('page-size', settings.pageSize, pageSizes),
  ...settings.unknownRoles.map((value) => ({
    attribute: 'roles',
    value,
    remedy: 'use names of roles that the company has',
  })),
];
