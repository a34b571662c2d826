import { VtcRoster } from '../../../../src/widgets/vtc-roster/vtc-roster.js';
import { showContent } from './show.js';

await showContent(
  VtcRoster,
  { vtc: 'many', searchable: '' },
  { members: '/vtcs/many/members?cursor=0&limit=50', roles: '/vtcs/many/roles' },
);
