import type { EndpointName } from '../../../contract/endpoints.js';
import { companyOperations } from './company-operations.js';
import type { Operation } from './operation.js';
import { platformOperations } from './platform-operations.js';

/** How each endpoint is presented; one that is missing is a type error. */
export const operations: Readonly<Record<EndpointName, Operation>> = {
  ...platformOperations,
  ...companyOperations,
};
