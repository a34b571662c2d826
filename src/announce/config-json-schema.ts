import * as z from 'zod/mini';
import { configSchema } from './config.js';

/** The JSON schema of the configuration file, for editors: a file of the package, which the command does not need. */
export const configJsonSchema = (): object => ({
  title: 'vtc-widgets announce',
  ...z.toJSONSchema(configSchema, { io: 'input' }),
});
