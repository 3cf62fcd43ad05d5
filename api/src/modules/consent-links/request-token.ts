import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The token of a request's link: signed with the installation's secret, good for this purpose alone. */
export const consentToken = ({ secret }: Pick<Config, 'secret'>, requestId: string): string =>
  createHmac('sha256', secret).update(`consent-request:${requestId}`).digest('base64url');
