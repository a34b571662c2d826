import type * as contract from '../../contract/session-and-client.js';
import type { Answer, RequestContext } from './call.js';
import { avatar } from '../world/formats.js';
import type { Person } from '../world/people.js';

const userFields = (context: RequestContext, user: Person) => ({
  username: user.name,
  webid: user.webId,
  id: user.id,
  steamid: user.steamId,
  profilePicture: avatar(context, user),
});

/** The id of nobody; *not described by the API document*. */
const nobody = { username: null, webid: null, id: '', steamid: null, profilePicture: null };

/** The user of the session cookie; without one every field is empty. */
export const answerSession: Answer<typeof contract.session> = (call) => {
  const { user } = call.caller;
  return { ...(user ? userFields(call, user) : nobody), authenticated: user !== undefined };
};

/** The user of the session cookie and the key. */
export const answerClientInfo: Answer<typeof contract.clientInfo> = (call) => {
  const { user, key } = call.caller;
  return {
    authenticated: user !== undefined || key !== undefined,
    user: user ? userFields(call, user) : null,
    apiToken: key
      ? {
          id: key.id,
          projectId: 'prj_sandbox',
          permissions: ['read'],
          scopes: key.withVtcScopes ? ['vtc:read', 'vtc:news', 'vtc:events'] : [],
          rateLimitTier: key.tier,
        }
      : null,
  };
};
