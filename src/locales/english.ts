import * as sections from './en.js';

/** English texts of all elements by key, for servers and tools. */
export const english = {
  ...sections.common,
  ...sections.vtcUpcomingEvents,
  ...sections.vtcCard,
  ...sections.vtcRoster,
  ...sections.serverStats,
  ...sections.vtcCalendar,
  ...sections.vtcEvent,
  ...sections.vtcPastEvents,
  ...sections.vtcNews,
  ...sections.vtcGallery,
  ...sections.vtcPartners,
  ...sections.vtcRecruitment,
  ...sections.vtcRules,
};
